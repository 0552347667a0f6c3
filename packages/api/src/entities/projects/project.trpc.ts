import { withCover } from '#entities/categories/category-covers';
import { withPictures } from '#media/pictures';
import {
  byId,
  byIds,
  bySlug,
  pageQuery,
  pickedQuery,
  updateInput,
  visibleById,
  visibleByIds,
} from '#platform/records/list';
import { undoable } from '#platform/records/list-changes';
import { withStates } from '#platform/records/list-drafts';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetVisible, callMove, callReorder, callSetVisible, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf } from '#settings/site-reading';
import * as projects from './project.operations';
import * as queries from './project.queries';
import { filteredProjectQuery, projectCreate, projectQuery, projectUpdate, publicProjectQuery } from './project.schema';
import * as images from './project-image.operations';
import { projectImageCreate, projectImageUpdate } from './project-image.schema';
import { listFiltered } from './project-list.queries';

const imageRouter = router({
  list: contentProcedure
    .input(pageQuery.extend({ projectId: byId.shape.id }))
    .query(({ ctx, input: { projectId, ...page } }) => images.list(ctx, projectId, page)),
  add: contentProcedure
    .input(projectImageCreate.extend({ projectId: byId.shape.id }))
    .mutation(({ ctx, input: { projectId, ...data } }) => images.add(ctx, projectId, data)),
  update: contentProcedure
    .input(byId.extend({ data: projectImageUpdate }))
    .mutation(({ ctx, input }) => images.update(ctx, input.id, input.data)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => images.remove(ctx, input.id)),
  reorder: contentProcedure
    .input(reorderInput.extend({ projectId: byId.shape.id }))
    .mutation(undoable(async ({ ctx, input }) => ({ items: await images.reorder(ctx, input.projectId, input.items) }))),
});

export const projectRouter = router({
  listVisible: sharedProcedure
    .input(publicProjectQuery.extend({ ...pickedQuery.shape, ...localeInput.shape }))
    .query(async ({ ctx, input: { locale, ...query } }) => {
      const projects = await queries.listVisibleItems(ctx, query, await readingOf(ctx, locale));
      return withPictures(ctx.db, projects, ({ cover }) => cover);
    }),
  listFiltered: sharedProcedure
    .input(filteredProjectQuery.extend(localeInput.shape))
    .query(async ({ ctx, input: { locale, ...query } }) => listFiltered(ctx, query, await readingOf(ctx, locale))),
  listByCategory: sharedProcedure
    .input(bySlug.extend({ ...pageQuery.shape, ...localeInput.shape }))
    .query(async ({ ctx, input: { slug, locale, ...page } }) => {
      const projects = await queries.listByCategory(ctx, slug, page, await readingOf(ctx, locale));
      const category = await withCover(ctx.db, projects.category);
      return { ...projects, category, items: await queries.withGalleries(ctx.db, projects.items) };
    }),
  bySlug: sharedProcedure.input(bySlug.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const project = await queries.getVisibleBySlug(ctx, input.slug, await readingOf(ctx, input.locale));
    return queries.withGallery(ctx.db, project);
  }),
  list: contentProcedure
    .input(withStates(projectQuery))
    .query(({ ctx, input }) => addStates(ctx, projects.translation, input, queries.listItems(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => queries.get(ctx, input.id)),
  create: contentProcedure.input(projectCreate).mutation(({ ctx, input }) => projects.create(ctx, input)),
  update: contentProcedure.input(updateInput(projectUpdate)).mutation(callUpdate(projects.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(projects.setVisible)),
  move: contentProcedure.input(moveInput).mutation(callMove(projects.move)),
  reorder: contentProcedure.input(reorderInput).mutation(callReorder(projects.reorder)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => projects.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure.input(visibleByIds).mutation(callBulkSetVisible(projects.bulkSetVisible)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => projects.bulkRemove(ctx, input.ids)),
  images: imageRouter,
});
