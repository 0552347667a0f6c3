import { adminProcedure, provenProcedure, router } from '#platform/transport/trpc';
import * as mail from './mail.operations';
import { mailSetup } from './mail.schema';

export const mailRouter = router({
  get: adminProcedure.query(({ ctx }) => mail.get(ctx)),
  save: provenProcedure.input(mailSetup).mutation(({ ctx, input }) => mail.save(ctx, input)),
  turnOff: provenProcedure.mutation(({ ctx }) => mail.turnOff(ctx)),
  sendTest: provenProcedure.input(mailSetup.nullable()).mutation(({ ctx, input }) => mail.sendTest(ctx, input)),
});
