import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordPath } from '#addresses';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import * as pages from './page.operations';
import { pages as samples } from './page.samples';
import { pageCreate, pageHistory, pageUpdate } from './page.schema';
import { readBlocks } from './page-blocks';
import { exportedBlocks, pageBlocks } from './page-blocks.schema';

const columns = pageCreate.omit({ parentId: true });
/** `parent` is the slug of the page that it stands under. */
const row = columns.extend({
  parent: pageCreate.shape.slug.nullable().default(null),
  blocks: exportedBlocks.default([]),
  ...rowDates.shape,
});

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
  pairedTexts: null,
  search: {
    rank: 7,
    find: (db, q, take) =>
      db.page.findMany({ where: matchWords(q), take, orderBy: { id: 'asc' }, select: { id: true, title: true } }),
  },
  pictures: {
    rank: 7,
    find: async (db, text) => {
      const select = { id: true, title: true, content: true, blocks: true };
      const contains = { contains: text };
      const rows = await db.page.findMany({ where: { OR: [{ content: contains }, { blocks: contains }] }, select });
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
    references: [{ field: 'parent', plural: 'pages', message: message('page.parent') }],
    personal: false,
    async read(db) {
      const rows = await db.page.findMany({ orderBy: { id: 'asc' } });
      const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
      return rows
        .map((page) => ({ ...page, blocks: readBlocks(page.blocks) }))
        .map((record) => ({ ...exportRow(columns, record), parent: slugs.get(record.parentId ?? 0) ?? null }));
    },
    async write(ctx, rows: z.output<typeof row>[]) {
      const ids = new Map<string, number>();
      for (const [{ parent: _, ...data }, dates] of rows.map(splitDates)) {
        const blocks = pageBlocks.parse(data.blocks);
        const { id } = await pages.create(ctx, { ...data, blocks, parentId: null });
        await ctx.tx.page.update({ where: { id }, data: dates });
        ids.set(data.slug, id);
      }
      // The page that one stands under may come after it.
      for (const { slug, parent, updatedAt } of rows) {
        const parentId = parent === null ? undefined : ids.get(parent);
        if (parentId) await ctx.tx.page.update({ where: { slug }, data: { parentId, updatedAt } });
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
