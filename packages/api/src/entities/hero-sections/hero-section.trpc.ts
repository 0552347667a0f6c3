import { withPictures } from '#media/pictures';
import { booleanField } from '#platform/input/fields';
import { byId, byIds, pageQuery, updateInput } from '#platform/records/list';
import { undoable } from '#platform/records/list-changes';
import { moveInput, reorderInput } from '#platform/records/reorder';
import { localeInput } from '#platform/records/translations/reading';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf, withStates } from '#settings/site-reading';
import * as heroSections from './hero-section.operations';
import { heroSectionInput, heroSectionQuery, heroSectionUpdate } from './hero-section.schema';

export const heroSectionRouter = router({
  listActive: sharedProcedure.input(pageQuery.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const slides = await heroSections.listActive(ctx, input, await readingOf(ctx, input.locale));
    return withPictures(ctx.db, slides, ({ backgroundImage }) => backgroundImage);
  }),
  list: contentProcedure
    .input(withStates(heroSectionQuery))
    .query(({ ctx, input }) => addStates(ctx, heroSections.translation, input, heroSections.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => heroSections.get(ctx, input.id)),
  create: contentProcedure.input(heroSectionInput).mutation(({ ctx, input }) => heroSections.create(ctx, input)),
  update: contentProcedure
    .input(updateInput(heroSectionUpdate))
    .mutation(({ ctx, input }) =>
      heroSections.update({ ...ctx, minorEdit: input.minorEdit }, input.id, input.data, input.version),
    ),
  setActive: contentProcedure
    .input(byId.extend({ active: booleanField }))
    .mutation(undoable(({ ctx, input }) => heroSections.setActive(ctx, input.id, input.active))),
  move: contentProcedure
    .input(moveInput)
    .mutation(undoable(({ ctx, input }) => heroSections.move(ctx, input.id, input.position))),
  reorder: contentProcedure
    .input(reorderInput)
    .mutation(undoable(async ({ ctx, input }) => ({ items: await heroSections.reorder(ctx, input.items) }))),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => heroSections.remove(ctx, input.id)),
  bulkSetActive: contentProcedure
    .input(byIds.extend({ active: booleanField }))
    .mutation(undoable(({ ctx, input }) => heroSections.bulkSetActive(ctx, input.ids, input.active))),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => heroSections.bulkRemove(ctx, input.ids)),
});
