import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordPath } from '#addresses';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import * as pages from './page.operations';
import { pages as samples } from './page.samples';
import { pageCreate, pageHistory, pageUpdate } from './page.schema';

const row = pageCreate.extend(rowDates.shape);

export const pageEntity = {
  kind: 'page',
  plural: 'pages',
  label: ({ title }: { title: string }) => title,
  isPublic: pages.isPublic,
  activity: {
    subjects: [pages.subject],
    findExisting: (db, ids) => db.page.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: {
    redirects: 'pages',
    path: (slug, lang = 'tr') => recordPath('page', slug, lang, lang),
    getPublic: pages.getPublic,
    share: async (ctx, slug, reading) => {
      const { path, title } = await pages.getBySlug(ctx, slug, reading);
      return { path, title, image: null };
    },
    sitemap: async (db, take) => {
      const select = { id: true, slug: true, updatedAt: true };
      const rows = await db.page.findMany({ select, orderBy: { id: 'desc' }, take });
      return rows.map((record) => ({ ...record, images: [] }));
    },
    feed: null,
    nextPublication: null,
    listSlugs: (db) => db.page.findMany({ select: { id: true, slug: true } }),
    listPublicSlugs: (db, take) => db.page.findMany({ select: { id: true, slug: true }, take }),
  },
  history: { fields: pageHistory.fields, read: pages.readRow, update: pageUpdate, save: pages.update },
  trash: [pages.trash],
  sortedBy: 'title',
  translation: pages.translation,
  search: {
    rank: 7,
    find: (db, q, take) =>
      db.page.findMany({ where: matchWords(q), take, orderBy: { id: 'asc' }, select: { id: true, title: true } }),
  },
  pictures: {
    rank: 7,
    find: async (db, text) => {
      const select = { id: true, title: true, content: true };
      const rows = await db.page.findMany({ where: { content: { contains: text } }, select });
      return rows.map(({ id, title, ...texts }) => ({
        use: { kind: 'page', id, title },
        texts,
        save: (tx, data) => tx.page.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: { count: (db) => db.page.count(), attention: {} },
  transfer: {
    schema: z.array(row),
    unique: [{ field: 'slug', message: message('slug.taken.pages'), read: ({ slug }: { slug: string }) => slug }],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.page.findMany({ orderBy: { id: 'asc' } })).map((record) => exportRow(pageCreate, record)),
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [data, dates] of rows.map(splitDates)) {
        const { id } = await pages.create(ctx, data);
        await ctx.tx.page.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.page.deleteMany()),
    count: (db) => db.page.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const created: TranslatedSample[] = [];
      for (const sample of samples) {
        const { id } = await pages.create(ctx, pageCreate.parse(sample));
        created.push({ id, english: sample.english });
      }
      return created;
    },
    // The privacy notice is needed by everybody: its pages stay when the samples go.
    count: async () => 0,
    remove: async () => 0,
  },
  firstSteps: null,
} as const satisfies ContentEntity;
