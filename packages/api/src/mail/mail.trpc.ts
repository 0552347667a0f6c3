import { adminProcedure, provenProcedure, router } from '#platform/transport/trpc';
import * as mail from './mail.operations';
import { mailRecipients, mailSetup, offeredRecipient } from './mail.schema';
import * as recipients from './recipients.operations';

export const mailRouter = router({
  get: adminProcedure.query(({ ctx }) => mail.get(ctx)),
  save: provenProcedure.input(mailSetup).mutation(({ ctx, input }) => mail.save(ctx, input)),
  turnOff: provenProcedure.mutation(({ ctx }) => mail.turnOff(ctx)),
  setRecipients: provenProcedure
    .input(mailRecipients)
    .mutation(({ ctx, input }) => recipients.setRecipients(ctx, input.recipients)),
  recipientsOffer: adminProcedure.query(({ ctx }) => recipients.findOffer(ctx)),
  acceptOffer: provenProcedure
    .input(offeredRecipient)
    .mutation(({ ctx, input }) => recipients.acceptOffer(ctx, input.email)),
  declineOffer: adminProcedure
    .input(offeredRecipient)
    .mutation(({ ctx, input }) => recipients.declineOffer(ctx, input.email)),
  sendTest: provenProcedure.input(mailSetup.nullable()).mutation(({ ctx, input }) => mail.sendTest(ctx, input)),
});
