import { byId, byIds } from '#platform/records/list';
import { messageProcedure, ownerMessageProcedure, router } from '#platform/transport/trpc';
import * as leads from './lead.operations';
import {
  assignInput,
  bulkAssignInput,
  bulkStageInput,
  leadCreate,
  leadQuery,
  nextInput,
  noteInput,
  noteRemoval,
  quoteInput,
  replyInput,
  reviewInput,
  stageInput,
} from './lead.schema';
import * as changes from './lead-changes.operations';
import { figures } from './lead-figures.operations';
import { figuresQuery } from './lead-figures.schema';
import { leadTemplatesUpdate } from './lead-template.schema';
import * as templates from './lead-templates.operations';

export const leadRouter = router({
  list: messageProcedure.input(leadQuery).query(({ ctx, input }) => leads.list(ctx, input)),
  get: messageProcedure.input(byId).query(({ ctx, input }) => leads.get(ctx, input.id)),
  counts: messageProcedure.query(({ ctx }) => leads.counts(ctx)),
  figures: messageProcedure.input(figuresQuery).query(({ ctx, input }) => figures(ctx, input)),
  people: messageProcedure.query(({ ctx }) => leads.listPeople(ctx)),
  create: messageProcedure.input(leadCreate).mutation(({ ctx, input }) => leads.create(ctx, input)),
  changeStage: messageProcedure
    .input(stageInput)
    .mutation(({ ctx, input: { id, data } }) => changes.changeStage(ctx, id, data)),
  notSpam: messageProcedure.input(byId).mutation(({ ctx, input }) => changes.takeOutOfSpam(ctx, input.id)),
  assign: messageProcedure
    .input(assignInput)
    .mutation(({ ctx, input: { id, data } }) => changes.assign(ctx, id, data.userId)),
  setNext: messageProcedure.input(nextInput).mutation(({ ctx, input: { id, data } }) => changes.setNext(ctx, id, data)),
  setQuote: messageProcedure
    .input(quoteInput)
    .mutation(({ ctx, input: { id, data } }) => changes.setQuote(ctx, id, data.lira)),
  addNote: messageProcedure
    .input(noteInput)
    .mutation(({ ctx, input: { id, data } }) => changes.addNote(ctx, id, data.text)),
  removeNote: messageProcedure
    .input(noteRemoval)
    .mutation(({ ctx, input: { id, noteId } }) => changes.removeNote(ctx, id, noteId)),
  noteReply: messageProcedure
    .input(replyInput)
    .mutation(({ ctx, input: { id, data } }) => changes.noteReply(ctx, id, data)),
  noteReview: messageProcedure
    .input(reviewInput)
    .mutation(({ ctx, input: { id, data } }) => changes.noteReview(ctx, id, data)),
  bulkChangeStage: messageProcedure
    .input(bulkStageInput)
    .mutation(({ ctx, input }) => changes.bulkChangeStage(ctx, input)),
  bulkAssign: messageProcedure
    .input(bulkAssignInput)
    .mutation(({ ctx, input: { ids, userId } }) => changes.bulkAssign(ctx, ids, userId)),
  templates: messageProcedure.query(({ ctx }) => templates.get(ctx)),
  setTemplates: ownerMessageProcedure
    .input(leadTemplatesUpdate)
    .mutation(({ ctx, input }) => templates.set(ctx, input)),
  remove: ownerMessageProcedure.input(byId).mutation(({ ctx, input }) => leads.remove(ctx, input.id)),
  bulkRemove: ownerMessageProcedure.input(byIds).mutation(({ ctx, input }) => leads.bulkRemove(ctx, input.ids)),
});
