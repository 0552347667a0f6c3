import { adminProcedure, router } from '#platform/transport/trpc';
import * as mail from './mail.operations';
import { mailSetup } from './mail.schema';

export const mailRouter = router({
  get: adminProcedure.query(({ ctx }) => mail.get(ctx)),
  save: adminProcedure.input(mailSetup).mutation(({ ctx, input }) => mail.save(ctx, input)),
  turnOff: adminProcedure.mutation(({ ctx }) => mail.turnOff(ctx)),
  sendTest: adminProcedure.input(mailSetup.nullable()).mutation(({ ctx, input }) => mail.sendTest(ctx, input)),
});
