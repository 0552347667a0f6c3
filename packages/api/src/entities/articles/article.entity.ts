import type { Prisma } from '@pano/db';
import { message } from '@pano/i18n/message';
import { slugPattern } from '@pano/i18n/text/slug';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRow, importRows, rowDates } from '#platform/records/content-rows';
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
  records: (db) => db.article,
  label: 'title',
  isPublic: queries.isPublic,
  publicSwitch: 'visible',
  subjects: [articles.subject],
  publicPage: {
    getPublic: queries.getPublished,
    share: async (ctx, slug, reading) => {
      const { path, title, featuredImage } = await queries.getPublishedBySlug(ctx, slug, reading);
      return { path, title, image: featuredImage };
    },
    sitemap: {
      orderBy: queries.newestFirst,
      select: { featuredImage: true } satisfies Prisma.ArticleSelect,
      images: ({ featuredImage }: { featuredImage: string | null }) => [featuredImage],
    },
    feed: (db, take, lang) => queries.listNewest(db, take, lang),
    publicFrom: 'publishedAt',
    nextPublication: queries.nextPublication,
  },
  homeSection: 'articles',
  history: {
    fields: articleHistory.fields,
    read: queries.get,
    update: articleUpdate,
    save: articles.update,
    create: { rules: articleCreate, run: articles.create },
  },
  trash: [articles.trash],
  sortedBy: 'title',
  translation: articles.translation,
  pairedTexts: null,
  search: { rank: 1, textIndex: 'Article', orderBy: [{ id: 'desc' }] },
  pictures: { rank: 1, columns: ['featuredImage', 'content'] },
  dashboard: {
    drafts: (db) => db.article.count({ where: { publishedAt: null } }),
    scheduled: (db) => db.article.count({ where: { publishedAt: { gt: new Date() } } }),
    hiddenArticles: (db) => db.article.count({ where: { visible: false } }),
    emptyArticles: (db) => countEmptySection(db, 'articles', db.article.count({ where: queries.isPublic() })),
  },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [{ field: 'category', plural: 'categories', message: message('category.invalid') }],
    personal: false,
    async read(db) {
      const rows = await db.article.findMany({ orderBy: { id: 'asc' }, include: { category: true } });
      return rows.map((record) => ({ ...exportRow(columns, record), category: record.category?.slug ?? null }));
    },
    async write(ctx, rows: z.output<typeof row>[]) {
      const idOf = await findCategoryIds(ctx.tx);
      await importRows(ctx.tx.article, rows, ({ category, ...data }) =>
        articles.create(ctx, { ...data, categoryId: category === null ? null : idOf(category) }),
      );
    },
  },
  samples: {
    list: samples.map(({ former, ...sample }) => ({
      ...sample,
      ...former,
      edit: former && { excerpt: sample.excerpt, content: sample.content },
    })),
    async create(ctx, { categorySlug, ...sample }: (typeof samples)[number]) {
      const idOf = await findCategoryIds(ctx.tx);
      const categoryId = categorySlug === null ? null : idOf(categorySlug);
      return articles.create(ctx, articleCreate.parse({ ...sample, categoryId }));
    },
    unchanged: isSampleArticle,
    remove: articles.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.ArticleScalarFieldEnum>;
