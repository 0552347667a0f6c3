import { booleanField } from '#platform/input/fields';
import { byId, byIds, bySlug, pageQuery, updateInput } from '#platform/records/list';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { adminProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as categories from './category.operations';
import { categoryCreate, categoryQuery, categoryUpdate, projectsMove, projectsMoveAndRemoval } from './category.schema';
import { getNewestPhoto, withCovers } from './category-covers';

export const categoryRouter = router({
  listVisible: sharedProcedure
    .input(pageQuery)
    .query(async ({ ctx, input }) => withCovers(ctx.db, await categories.listVisible(ctx, input))),
  bySlug: sharedProcedure.input(bySlug).query(({ ctx, input }) => categories.getVisibleBySlug(ctx, input.slug)),
  list: adminProcedure.input(categoryQuery).query(({ ctx, input }) => categories.list(ctx, input)),
  get: adminProcedure.input(byId).query(({ ctx, input }) => categories.get(ctx, input.id)),
  newestPhoto: adminProcedure.input(byId).query(({ ctx, input }) => getNewestPhoto(ctx, input.id)),
  create: adminProcedure.input(categoryCreate).mutation(({ ctx, input }) => categories.create(ctx, input)),
  update: adminProcedure
    .input(updateInput(categoryUpdate))
    .mutation(({ ctx, input }) => categories.update(ctx, input.id, input.data, input.version)),
  setVisible: adminProcedure
    .input(byId.extend({ visible: booleanField }))
    .mutation(({ ctx, input }) => categories.setVisible(ctx, input.id, input.visible)),
  move: adminProcedure.input(moveInput).mutation(({ ctx, input }) => categories.move(ctx, input.id, input.position)),
  reorder: adminProcedure.input(reorderInput).mutation(({ ctx, input }) => categories.reorder(ctx, input.items)),
  moveProjects: adminProcedure.input(projectsMove).mutation(({ ctx, input }) => categories.moveProjects(ctx, input)),
  moveProjectsAndRemove: adminProcedure
    .input(projectsMoveAndRemoval)
    .mutation(({ ctx, input }) => categories.moveProjectsAndRemove(ctx, input)),
  remove: adminProcedure.input(byId).mutation(({ ctx, input }) => categories.remove(ctx, input.id)),
  bulkSetVisible: adminProcedure
    .input(byIds.extend({ visible: booleanField }))
    .mutation(({ ctx, input }) => categories.bulkSetVisible(ctx, input.ids, input.visible)),
  bulkRemove: adminProcedure.input(byIds).mutation(({ ctx, input }) => categories.bulkRemove(ctx, input.ids)),
});
