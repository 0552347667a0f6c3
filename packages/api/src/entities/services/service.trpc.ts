import { byId, byIds, bySlug, pickedQuery, updateInput, visibleById, visibleByIds } from '#platform/records/list';
import { withStates } from '#platform/records/list-drafts';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetVisible, callMove, callReorder, callSetVisible, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf } from '#settings/site-reading';
import * as services from './service.operations';
import * as queries from './service.queries';
import { serviceApiCreate, serviceApiUpdate, serviceQuery } from './service.schema';

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
  create: contentProcedure.input(serviceApiCreate).mutation(({ ctx, input }) => services.create(ctx, input)),
  update: contentProcedure.input(updateInput(serviceApiUpdate)).mutation(callUpdate(services.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(services.setVisible)),
  move: contentProcedure.input(moveInput).mutation(callMove(services.move)),
  reorder: contentProcedure.input(reorderInput).mutation(callReorder(services.reorder)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => services.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure.input(visibleByIds).mutation(callBulkSetVisible(services.bulkSetVisible)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => services.bulkRemove(ctx, input.ids)),
});
