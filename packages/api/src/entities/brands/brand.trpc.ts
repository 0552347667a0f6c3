import { withPictures } from '#media/pictures';
import {
  activeById,
  activeByIds,
  byId,
  byIds,
  pageQuery,
  updateInput,
  visibleById,
  visibleByIds,
} from '#platform/records/list';
import { addDrafts, withStates } from '#platform/records/list-drafts';
import { moveInput, reorderInput } from '#platform/records/reorder';
import {
  callBulkSetActive,
  callBulkSetVisible,
  callMove,
  callReorder,
  callSetActive,
  callSetVisible,
  callUpdate,
} from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as brands from './brand.operations';
import { brandCreate, brandQuery, brandUpdate } from './brand.schema';

export const brandRouter = router({
  listVisible: sharedProcedure.input(pageQuery).query(({ ctx, input }) => brands.listVisible(ctx, input)),
  listActive: sharedProcedure
    .input(pageQuery)
    .query(async ({ ctx, input }) =>
      withPictures(ctx.db, await brands.listActive(ctx, input), ({ logoUrl }) => logoUrl),
    ),
  list: contentProcedure
    .input(withStates(brandQuery))
    .query(({ ctx, input }) => addDrafts(ctx, 'brand', input, brands.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => brands.get(ctx, input.id)),
  create: contentProcedure.input(brandCreate).mutation(({ ctx, input }) => brands.create(ctx, input)),
  update: contentProcedure.input(updateInput(brandUpdate)).mutation(callUpdate(brands.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(brands.setVisible)),
  setActive: contentProcedure.input(activeById).mutation(callSetActive(brands.setActive)),
  move: contentProcedure.input(moveInput).mutation(callMove(brands.move)),
  reorder: contentProcedure.input(reorderInput).mutation(callReorder(brands.reorder)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => brands.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure.input(visibleByIds).mutation(callBulkSetVisible(brands.bulkSetVisible)),
  bulkSetActive: contentProcedure.input(activeByIds).mutation(callBulkSetActive(brands.bulkSetActive)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => brands.bulkRemove(ctx, input.ids)),
});
