import { activeById, activeByIds, byId, byIds, updateInput } from '#platform/records/list';
import { withStates } from '#platform/records/list-drafts';
import { reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetActive, callReorder, callSetActive, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router } from '#platform/transport/trpc';
import { addStates } from '#settings/site-reading';
import * as keywords from './keyword.operations';
import { keywordCreate, keywordQuery, keywordUpdate } from './keyword.schema';

export const keywordRouter = router({
  list: contentProcedure
    .input(withStates(keywordQuery))
    .query(({ ctx, input }) => addStates(ctx, keywords.translation, input, keywords.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => keywords.get(ctx, input.id)),
  suggest: contentProcedure.input(localeInput).query(({ ctx, input }) => keywords.suggest(ctx, input.locale)),
  create: contentProcedure.input(keywordCreate).mutation(({ ctx, input }) => keywords.create(ctx, input)),
  update: contentProcedure.input(updateInput(keywordUpdate)).mutation(callUpdate(keywords.update)),
  setActive: contentProcedure.input(activeById).mutation(callSetActive(keywords.setActive)),
  reorder: contentProcedure.input(reorderInput).mutation(callReorder(keywords.reorder)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => keywords.remove(ctx, input.id)),
  bulkSetActive: contentProcedure.input(activeByIds).mutation(callBulkSetActive(keywords.bulkSetActive)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => keywords.bulkRemove(ctx, input.ids)),
});
