import { booleanField } from '#platform/input/fields';
import { byId, byIds, updateInput } from '#platform/records/list';
import { reorderInput } from '#platform/records/reorder';
import { adminProcedure, router } from '#platform/transport/trpc';
import * as keywords from './keyword.operations';
import { keywordInput, keywordQuery, keywordUpdate } from './keyword.schema';

export const keywordRouter = router({
  list: adminProcedure.input(keywordQuery).query(({ ctx, input }) => keywords.list(ctx, input)),
  get: adminProcedure.input(byId).query(({ ctx, input }) => keywords.get(ctx, input.id)),
  create: adminProcedure.input(keywordInput).mutation(({ ctx, input }) => keywords.create(ctx, input)),
  update: adminProcedure
    .input(updateInput(keywordUpdate))
    .mutation(({ ctx, input }) => keywords.update(ctx, input.id, input.data, input.version)),
  setActive: adminProcedure
    .input(byId.extend({ active: booleanField }))
    .mutation(({ ctx, input }) => keywords.setActive(ctx, input.id, input.active)),
  reorder: adminProcedure.input(reorderInput).mutation(({ ctx, input }) => keywords.reorder(ctx, input.items)),
  remove: adminProcedure.input(byId).mutation(({ ctx, input }) => keywords.remove(ctx, input.id)),
  bulkSetActive: adminProcedure
    .input(byIds.extend({ active: booleanField }))
    .mutation(({ ctx, input }) => keywords.bulkSetActive(ctx, input.ids, input.active)),
  bulkRemove: adminProcedure.input(byIds).mutation(({ ctx, input }) => keywords.bulkRemove(ctx, input.ids)),
});
