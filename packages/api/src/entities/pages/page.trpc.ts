import { withTextPictures } from '#media/text-pictures';
import { byId, byIds, bySlug, pageQuery, updateInput } from '#platform/records/list';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import * as pages from './page.operations';
import { pageCreate, pageListQuery, pageUpdate } from './page.schema';

export const pageRouter = router({
  listPublic: sharedProcedure.input(pageQuery).query(({ ctx, input }) => pages.list(ctx, input)),
  forFrame: sharedProcedure.query(({ ctx }) => pages.listForFrame(ctx)),
  bySlug: sharedProcedure
    .input(bySlug)
    .query(async ({ ctx, input }) => withTextPictures(ctx.db, await pages.getBySlug(ctx, input.slug))),
  list: contentProcedure.input(pageListQuery).query(({ ctx, input }) => pages.list(ctx, input)),
  get: contentProcedure.input(byId).query(({ ctx, input }) => pages.get(ctx, input.id)),
  followsProfile: contentProcedure.input(byId).query(({ ctx, input }) => pages.followsProfile(ctx, input.id)),
  create: contentProcedure.input(pageCreate).mutation(({ ctx, input }) => pages.create(ctx, input)),
  update: contentProcedure
    .input(updateInput(pageUpdate))
    .mutation(({ ctx, input }) =>
      pages.update({ ...ctx, minorEdit: input.minorEdit }, input.id, input.data, input.version),
    ),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => pages.remove(ctx, input.id)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => pages.bulkRemove(ctx, input.ids)),
});
