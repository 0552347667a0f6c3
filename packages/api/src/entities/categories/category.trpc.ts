import { byId, byIds, bySlug, pickedQuery, updateInput, visibleById, visibleByIds } from '#platform/records/list';
import { undoable } from '#platform/records/list-changes';
import { withStates } from '#platform/records/list-drafts';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetVisible, callMove, callReorder, callSetVisible, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf } from '#settings/site-reading';
import * as categories from './category.operations';
import { categoryCreate, categoryQuery, categoryUpdate, projectsMove, projectsMoveAndRemoval } from './category.schema';
import { getNewestPhoto, withCovers } from './category-covers';
import * as categoryProjects from './category-projects.operations';

export const categoryRouter = router({
  listVisible: sharedProcedure
    .input(pickedQuery.extend(localeInput.shape))
    .query(async ({ ctx, input }) =>
      withCovers(ctx.db, await categories.listVisible(ctx, input, await readingOf(ctx, input.locale))),
    ),
  bySlug: sharedProcedure
    .input(bySlug.extend(localeInput.shape))
    .query(async ({ ctx, input }) => categories.getVisibleBySlug(ctx, input.slug, await readingOf(ctx, input.locale))),
  list: contentProcedure.input(withStates(categoryQuery)).query(({ ctx, input }) => {
    const list = async () => withCovers(ctx.db, await categories.list(ctx, input));
    return addStates(ctx, categories.translation, input, list());
  }),
  get: contentProcedure.input(byId).query(({ ctx, input }) => categories.get(ctx, input.id)),
  newestPhoto: contentProcedure.input(byId).query(({ ctx, input }) => getNewestPhoto(ctx, input.id)),
  create: contentProcedure.input(categoryCreate).mutation(({ ctx, input }) => categories.create(ctx, input)),
  update: contentProcedure.input(updateInput(categoryUpdate)).mutation(callUpdate(categories.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(categories.setVisible)),
  move: contentProcedure.input(moveInput).mutation(callMove(categories.move)),
  reorder: contentProcedure.input(reorderInput).mutation(callReorder(categories.reorder)),
  moveProjects: contentProcedure
    .input(projectsMove)
    .mutation(undoable(({ ctx, input }) => categoryProjects.moveProjects(ctx, input))),
  moveProjectsAndRemove: contentProcedure
    .input(projectsMoveAndRemoval)
    .mutation(undoable(({ ctx, input }) => categoryProjects.moveProjectsAndRemove(ctx, input))),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => categories.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure.input(visibleByIds).mutation(callBulkSetVisible(categories.bulkSetVisible)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => categories.bulkRemove(ctx, input.ids)),
});
