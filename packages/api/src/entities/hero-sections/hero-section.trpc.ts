import { withPictures } from '#media/pictures';
import { activeById, activeByIds, byId, byIds, pageQuery, updateInput } from '#platform/records/list';
import { withStates } from '#platform/records/list-drafts';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetActive, callMove, callReorder, callSetActive, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf } from '#settings/site-reading';
import * as heroSections from './hero-section.operations';
import { heroSectionCreate, heroSectionQuery, heroSectionUpdate } from './hero-section.schema';

export const heroSectionRouter = router({
  listActive: sharedProcedure.input(pageQuery.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const slides = await heroSections.listActive(ctx, input, await readingOf(ctx, input.locale));
    return withPictures(ctx.db, slides, ({ backgroundImage }) => backgroundImage);
  }),
  list: contentProcedure
    .input(withStates(heroSectionQuery))
    .query(({ ctx, input }) => addStates(ctx, heroSections.translation, input, heroSections.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => heroSections.get(ctx, input.id)),
  create: contentProcedure.input(heroSectionCreate).mutation(({ ctx, input }) => heroSections.create(ctx, input)),
  update: contentProcedure.input(updateInput(heroSectionUpdate)).mutation(callUpdate(heroSections.update)),
  setActive: contentProcedure.input(activeById).mutation(callSetActive(heroSections.setActive)),
  move: contentProcedure.input(moveInput).mutation(callMove(heroSections.move)),
  reorder: contentProcedure.input(reorderInput).mutation(callReorder(heroSections.reorder)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => heroSections.remove(ctx, input.id)),
  bulkSetActive: contentProcedure.input(activeByIds).mutation(callBulkSetActive(heroSections.bulkSetActive)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => heroSections.bulkRemove(ctx, input.ids)),
});
