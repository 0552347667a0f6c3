import { withTextPictures } from '#media/text-pictures';
import { byId, byIds, bySlug, pageQuery, updateInput, visibleById, visibleByIds } from '#platform/records/list';
import { withStates } from '#platform/records/list-drafts';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetVisible, callSetVisible, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf } from '#settings/site-reading';
import * as pages from './page.operations';
import { pageCreate, pageListQuery, pageUpdate } from './page.schema';
import { withBlockPictures } from './page-blocks';

export const pageRouter = router({
  listPublic: sharedProcedure
    .input(pageQuery.extend(localeInput.shape))
    .query(async ({ ctx, input }) => pages.listPublic(ctx, input, await readingOf(ctx, input.locale))),
  forFrame: sharedProcedure
    .input(localeInput.prefault({}))
    .query(async ({ ctx, input }) => pages.listForFrame(ctx, await readingOf(ctx, input.locale))),
  bySlug: sharedProcedure.input(bySlug.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const page = await pages.getBySlug(ctx, input.slug, await readingOf(ctx, input.locale));
    return withBlockPictures(ctx.db, await withTextPictures(ctx.db, page));
  }),
  list: contentProcedure
    .input(withStates(pageListQuery))
    .query(({ ctx, input }) => addStates(ctx, pages.translation, input, pages.list(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => pages.get(ctx, input.id)),
  followsProfile: contentProcedure.input(byId).query(({ ctx, input }) => pages.followsProfile(ctx, input.id)),
  create: contentProcedure.input(pageCreate).mutation(({ ctx, input }) => pages.create(ctx, input)),
  update: contentProcedure.input(updateInput(pageUpdate)).mutation(callUpdate(pages.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(pages.setVisible)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => pages.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure.input(visibleByIds).mutation(callBulkSetVisible(pages.bulkSetVisible)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => pages.bulkRemove(ctx, input.ids)),
});
