import { booleanField } from '#platform/input/fields';
import { byId, byIds, bySlug, pickedQuery, updateInput } from '#platform/records/list';
import { undoable } from '#platform/records/list-changes';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf, withStates } from '#settings/site-reading';
import * as services from './service.operations';
import * as queries from './service.queries';
import { serviceApiInput, serviceApiUpdate, serviceQuery } from './service.schema';

export const serviceRouter = router({
  listVisible: sharedProcedure
    .input(pickedQuery.extend(localeInput.shape))
    .query(async ({ ctx, input }) => queries.listVisible(ctx, input, await readingOf(ctx, input.locale))),
  bySlug: sharedProcedure.input(bySlug.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const service = await queries.getVisibleBySlug(ctx, input.slug, await readingOf(ctx, input.locale));
    return queries.withPhotos(ctx.db, service);
  }),
  nameBySlug: sharedProcedure
    .input(bySlug.extend(localeInput.shape))
    .query(async ({ ctx, input }) => queries.getName(ctx, input.slug, await readingOf(ctx, input.locale))),
  list: contentProcedure
    .input(withStates(serviceQuery))
    .query(({ ctx, input }) => addStates(ctx, services.translation, input, queries.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => queries.get(ctx, input.id)),
  create: contentProcedure.input(serviceApiInput).mutation(({ ctx, input }) => services.create(ctx, input)),
  update: contentProcedure
    .input(updateInput(serviceApiUpdate))
    .mutation(({ ctx, input }) =>
      services.update({ ...ctx, minorEdit: input.minorEdit }, input.id, input.data, input.version),
    ),
  setVisible: contentProcedure
    .input(byId.extend({ visible: booleanField }))
    .mutation(undoable(({ ctx, input }) => services.setVisible(ctx, input.id, input.visible))),
  move: contentProcedure
    .input(moveInput)
    .mutation(undoable(({ ctx, input }) => services.move(ctx, input.id, input.position))),
  reorder: contentProcedure
    .input(reorderInput)
    .mutation(undoable(async ({ ctx, input }) => ({ items: await services.reorder(ctx, input.items) }))),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => services.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure
    .input(byIds.extend({ visible: booleanField }))
    .mutation(undoable(({ ctx, input }) => services.bulkSetVisible(ctx, input.ids, input.visible))),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => services.bulkRemove(ctx, input.ids)),
});
