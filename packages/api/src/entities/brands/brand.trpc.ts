import { withPictures } from '#media/pictures';
import { booleanField } from '#platform/input/fields';
import { byId, byIds, pageQuery, updateInput } from '#platform/records/list';
import { undoable } from '#platform/records/list-changes';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as brands from './brand.operations';
import { brandInput, brandQuery, brandUpdate } from './brand.schema';

export const brandRouter = router({
  listVisible: sharedProcedure.input(pageQuery).query(({ ctx, input }) => brands.listVisible(ctx, input)),
  listActive: sharedProcedure
    .input(pageQuery)
    .query(async ({ ctx, input }) =>
      withPictures(ctx.db, await brands.listActive(ctx, input), ({ logoUrl }) => logoUrl),
    ),
  list: contentProcedure.input(brandQuery).query(({ ctx, input }) => brands.list(ctx, input)),
  get: contentProcedure.input(byId).query(({ ctx, input }) => brands.get(ctx, input.id)),
  create: contentProcedure.input(brandInput).mutation(({ ctx, input }) => brands.create(ctx, input)),
  update: contentProcedure
    .input(updateInput(brandUpdate))
    .mutation(({ ctx, input }) => brands.update(ctx, input.id, input.data, input.version)),
  setVisible: contentProcedure
    .input(byId.extend({ visible: booleanField }))
    .mutation(undoable(({ ctx, input }) => brands.setVisible(ctx, input.id, input.visible))),
  setActive: contentProcedure
    .input(byId.extend({ active: booleanField }))
    .mutation(undoable(({ ctx, input }) => brands.setActive(ctx, input.id, input.active))),
  move: contentProcedure
    .input(moveInput)
    .mutation(undoable(({ ctx, input }) => brands.move(ctx, input.id, input.position))),
  reorder: contentProcedure
    .input(reorderInput)
    .mutation(undoable(async ({ ctx, input }) => ({ items: await brands.reorder(ctx, input.items) }))),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => brands.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure
    .input(byIds.extend({ visible: booleanField }))
    .mutation(undoable(({ ctx, input }) => brands.bulkSetVisible(ctx, input.ids, input.visible))),
  bulkSetActive: contentProcedure
    .input(byIds.extend({ active: booleanField }))
    .mutation(undoable(({ ctx, input }) => brands.bulkSetActive(ctx, input.ids, input.active))),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => brands.bulkRemove(ctx, input.ids)),
});
