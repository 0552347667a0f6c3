import { booleanField } from '#platform/input/fields';
import { byId, byIds, updateInput } from '#platform/records/list';
import { undoable } from '#platform/records/list-changes';
import { reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { contentProcedure, router } from '#platform/transport/trpc';
import { addStates, withStates } from '#settings/site-reading';
import * as keywords from './keyword.operations';
import { keywordInput, keywordQuery, keywordUpdate } from './keyword.schema';

export const keywordRouter = router({
  list: contentProcedure
    .input(withStates(keywordQuery))
    .query(({ ctx, input }) => addStates(ctx, keywords.translation, input, keywords.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => keywords.get(ctx, input.id)),
  suggest: contentProcedure.input(localeInput).query(({ ctx, input }) => keywords.suggest(ctx, input.locale)),
  create: contentProcedure.input(keywordInput).mutation(({ ctx, input }) => keywords.create(ctx, input)),
  update: contentProcedure
    .input(updateInput(keywordUpdate))
    .mutation(({ ctx, input }) =>
      keywords.update({ ...ctx, minorEdit: input.minorEdit }, input.id, input.data, input.version),
    ),
  setActive: contentProcedure
    .input(byId.extend({ active: booleanField }))
    .mutation(undoable(({ ctx, input }) => keywords.setActive(ctx, input.id, input.active))),
  reorder: contentProcedure
    .input(reorderInput)
    .mutation(undoable(async ({ ctx, input }) => ({ items: await keywords.reorder(ctx, input.items) }))),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => keywords.remove(ctx, input.id)),
  bulkSetActive: contentProcedure
    .input(byIds.extend({ active: booleanField }))
    .mutation(undoable(({ ctx, input }) => keywords.bulkSetActive(ctx, input.ids, input.active))),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => keywords.bulkRemove(ctx, input.ids)),
});
