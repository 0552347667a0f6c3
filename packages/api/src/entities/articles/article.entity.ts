import { message } from '@pano/i18n/message';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import { recordPath } from '#addresses';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchIndexedWords } from '#platform/records/search';
import { countEmptySection } from '#settings/setting.operations';
import { findCategoryIds } from '../categories/category.operations';
import * as articles from './article.operations';
import * as queries from './article.queries';
import { isSampleArticle, articles as samples } from './article.samples';
import { articleCreate, articleHistory, articleUpdate } from './article.schema';

const columns = articleCreate.omit({ categoryId: true });
/** Categories are named by their slug: numbers belong to one installation. */
const row = columns.extend({ category: z.string().regex(slugPattern).nullable(), ...rowDates.shape });

export const articleEntity = {
  kind: 'article',
  plural: 'articles',
  label: ({ title }: { title: string }) => title,
  isPublic: queries.isPublic,
  activity: {
    subjects: [articles.subject],
    findExisting: (db, ids) => db.article.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: {
    redirects: 'articles',
    path: (slug, lang = 'tr') => recordPath('article', slug, lang, lang),
    getPublic: queries.getPublished,
    share: async (ctx, slug, reading) => {
      const { path, title, featuredImage } = await queries.getPublishedBySlug(ctx, slug, reading);
      return { path, title, image: featuredImage };
    },
    sitemap: async (db, take) => {
      const select = { id: true, slug: true, updatedAt: true, featuredImage: true };
      const rows = await db.article.findMany({ where: queries.isPublic(), select, orderBy: queries.newestFirst, take });
      return rows.map(({ featuredImage, ...record }) => ({ ...record, images: [featuredImage] }));
    },
    feed: (db, take, lang) => queries.listNewest(db, take, lang),
    nextPublication: queries.nextPublication,
    listSlugs: (db) => db.article.findMany({ select: { id: true, slug: true } }),
    listPublicSlugs: (db, take) =>
      db.article.findMany({ where: queries.isPublic(), select: { id: true, slug: true }, take }),
  },
  history: { fields: articleHistory.fields, read: queries.get, update: articleUpdate, save: articles.update },
  trash: [articles.trash],
  sortedBy: 'title',
  translation: articles.translation,
  pairedTexts: null,
  search: {
    rank: 1,
    find: async (db, q, take) =>
      db.article.findMany({
        where: await matchIndexedWords(db, 'Article', q),
        take,
        orderBy: { id: 'desc' },
        select: { id: true, title: true },
      }),
  },
  pictures: {
    rank: 1,
    find: async (db, text) => {
      const select = { id: true, title: true, featuredImage: true, content: true };
      const rows = await db.article.findMany({
        where: { OR: [{ featuredImage: { contains: text } }, { content: { contains: text } }] },
        select,
      });
      return rows.map(({ id, title, ...texts }) => ({
        use: { kind: 'article', id, title },
        texts,
        save: (tx, data) => tx.article.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: {
    count: (db) => db.article.count(),
    attention: {
      drafts: (db) => db.article.count({ where: { publishedAt: null } }),
      scheduled: (db) => db.article.count({ where: { publishedAt: { gt: new Date() } } }),
      hiddenArticles: (db) => db.article.count({ where: { visible: false } }),
      emptyArticles: (db) => countEmptySection(db, 'articles', db.article.count({ where: queries.isPublic() })),
    },
  },
  transfer: {
    schema: z.array(row),
    unique: [{ field: 'slug', message: message('slug.taken.articles'), read: ({ slug }: { slug: string }) => slug }],
    references: [{ field: 'category', plural: 'categories', message: message('category.invalid') }],
    personal: false,
    async read(db) {
      const rows = await db.article.findMany({ orderBy: { id: 'asc' }, include: { category: true } });
      return rows.map((record) => ({ ...exportRow(columns, record), category: record.category?.slug ?? null }));
    },
    async write(ctx, rows: z.output<typeof row>[]) {
      const idOf = await findCategoryIds(ctx.tx);
      for (const [{ category, ...data }, dates] of rows.map(splitDates)) {
        const categoryId = category === null ? null : idOf(category);
        const { id } = await articles.create(ctx, { ...data, categoryId });
        await ctx.tx.article.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.article.deleteMany()),
    count: (db) => db.article.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const idOf = await findCategoryIds(ctx.tx);
      const created: TranslatedSample[] = [];
      for (const { categorySlug, english, former, ...sample } of samples) {
        const categoryId = categorySlug === null ? null : idOf(categorySlug);
        const { id } = await articles.create(ctx, articleCreate.parse({ ...sample, ...former, categoryId }));
        const edit = former && { excerpt: sample.excerpt, content: sample.content };
        if (english) created.push({ id, english, edit });
      }
      return created;
    },
    count: (db) => db.article.count({ where: isSampleArticle }),
    async remove(ctx) {
      const rows = await ctx.db.article.findMany({ where: isSampleArticle, select: { id: true } });
      return (
        await articles.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
