import { ownerProcedure, provenOwnerProcedure, router } from '#platform/transport/trpc';
import * as mail from './mail.operations';
import { mailRecipients, mailSetup, offeredRecipient } from './mail.schema';
import * as recipients from './recipients.operations';

export const mailRouter = router({
  get: ownerProcedure.query(({ ctx }) => mail.get(ctx)),
  save: provenOwnerProcedure.input(mailSetup).mutation(({ ctx, input }) => mail.save(ctx, input)),
  turnOff: provenOwnerProcedure.mutation(({ ctx }) => mail.turnOff(ctx)),
  setRecipients: provenOwnerProcedure
    .input(mailRecipients)
    .mutation(({ ctx, input }) => recipients.setRecipients(ctx, input.recipients)),
  recipientsOffer: ownerProcedure.query(({ ctx }) => recipients.findOffer(ctx)),
  acceptOffer: provenOwnerProcedure
    .input(offeredRecipient)
    .mutation(({ ctx, input }) => recipients.acceptOffer(ctx, input.email)),
  declineOffer: ownerProcedure
    .input(offeredRecipient)
    .mutation(({ ctx, input }) => recipients.declineOffer(ctx, input.email)),
  sendTest: provenOwnerProcedure.input(mailSetup.nullable()).mutation(({ ctx, input }) => mail.sendTest(ctx, input)),
});
