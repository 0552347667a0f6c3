import { withPicture, withPictures } from '#media/pictures';
import { withTextPictures } from '#media/text-pictures';
import { byId, byIds, bySlug, pickedQuery, updateInput, visibleById, visibleByIds } from '#platform/records/list';
import { withStates } from '#platform/records/list-drafts';
import { localeInput } from '#platform/records/translations/reading';
import { callBulkSetVisible, callSetVisible, callUpdate } from '#platform/transport/calls';
import { contentProcedure, router, sharedProcedure } from '#platform/transport/trpc';
import { addStates, readingOf } from '#settings/site-reading';
import * as articles from './article.operations';
import * as queries from './article.queries';
import { articleCreate, articleQuery, articleUpdate } from './article.schema';

export const articleRouter = router({
  listPublished: sharedProcedure.input(pickedQuery.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const items = await queries.listPublishedItems(ctx, input, await readingOf(ctx, input.locale));
    return withPictures(ctx.db, items, ({ featuredImage }) => featuredImage);
  }),
  bySlug: sharedProcedure.input(bySlug.extend(localeInput.shape)).query(async ({ ctx, input }) => {
    const record = await queries.getPublishedBySlug(ctx, input.slug, await readingOf(ctx, input.locale));
    const article = await withTextPictures(ctx.db, record);
    return withPicture(ctx.db, article, ({ featuredImage }) => featuredImage);
  }),
  list: contentProcedure
    .input(withStates(articleQuery))
    .query(({ ctx, input }) => addStates(ctx, articles.translation, input, queries.listItems(ctx, input))),
  get: contentProcedure.input(byId).query(({ ctx, input }) => queries.get(ctx, input.id)),
  create: contentProcedure.input(articleCreate).mutation(({ ctx, input }) => articles.create(ctx, input)),
  update: contentProcedure.input(updateInput(articleUpdate)).mutation(callUpdate(articles.update)),
  setVisible: contentProcedure.input(visibleById).mutation(callSetVisible(articles.setVisible)),
  remove: contentProcedure.input(byId).mutation(({ ctx, input }) => articles.remove(ctx, input.id)),
  bulkSetVisible: contentProcedure.input(visibleByIds).mutation(callBulkSetVisible(articles.bulkSetVisible)),
  bulkRemove: contentProcedure.input(byIds).mutation(({ ctx, input }) => articles.bulkRemove(ctx, input.ids)),
});
