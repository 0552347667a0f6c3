import { byId, byIds } from '#platform/records/list';
import { messageProcedure, ownerMessageProcedure, publicProcedure, router } from '#platform/transport/trpc';
import * as additions from './contact-additions.operations';
import { contactDetails } from './contact-additions.schema';
import * as contactForms from './contact-form.operations';
import { contactFormQuery, contactFormSubmit } from './contact-form.schema';
import * as contactMails from './contact-mail.operations';

/** Counts each call before its input is parsed. */
const countedProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await contactForms.countSubmission(ctx);
  return next();
});

const countedAddition = publicProcedure.use(async ({ ctx, next }) => {
  await additions.countAddition(ctx);
  return next();
});

export const contactFormRouter = router({
  submit: countedProcedure.input(contactFormSubmit).mutation(({ ctx, input }) => contactForms.submit(ctx, input)),
  addDetails: countedAddition.input(contactDetails).mutation(({ ctx, input }) => additions.addDetails(ctx, input)),
  list: messageProcedure.input(contactFormQuery).query(({ ctx, input }) => contactForms.list(ctx, input)),
  unreadCount: messageProcedure.query(({ ctx }) => contactForms.unreadCount(ctx)),
  get: messageProcedure.input(byId).query(({ ctx, input }) => contactForms.get(ctx, input.id)),
  markRead: messageProcedure.input(byId).mutation(({ ctx, input }) => contactForms.markRead(ctx, input.id)),
  remove: ownerMessageProcedure.input(byId).mutation(({ ctx, input }) => contactForms.remove(ctx, input.id)),
  erase: ownerMessageProcedure.input(byIds).mutation(({ ctx, input }) => contactForms.erase(ctx, input.ids)),
  mailStatus: messageProcedure.query(({ ctx }) => contactMails.mailStatus(ctx)),
  retryMails: messageProcedure.mutation(({ ctx }) => contactMails.retryMails(ctx)),
  bulkMarkRead: messageProcedure.input(byIds).mutation(({ ctx, input }) => contactForms.bulkMarkRead(ctx, input.ids)),
  bulkRemove: ownerMessageProcedure.input(byIds).mutation(({ ctx, input }) => contactForms.bulkRemove(ctx, input.ids)),
});
