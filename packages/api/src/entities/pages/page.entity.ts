import type { Prisma } from '@pano/db';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRow, importRows, rowDates } from '#platform/records/content-rows';
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
  records: (db) => db.page,
  label: 'title',
  isPublic: pages.isPublic,
  publicSwitch: 'visible',
  subjects: [pages.subject],
  publicPage: {
    getPublic: pages.getPublic,
    share: async (ctx, slug, reading) => {
      const { path, title, image } = await pages.getBySlug(ctx, slug, reading);
      return { path, title, image };
    },
    sitemap: { orderBy: [{ id: 'desc' }], select: {}, images: () => [] },
    feed: null,
    publicFrom: null,
    nextPublication: null,
  },
  homeSection: null,
  history: {
    fields: pageHistory.fields,
    read: pages.readRow,
    fill: (db, fields) => pages.fillFields(db, fields, 'tr'),
    update: pageUpdate,
    save: pages.update,
    create: { rules: pageCreate, run: pages.create },
  },
  trash: [pages.trash],
  sortedBy: 'title',
  translation: pages.translation,
  pairedTexts: null,
  search: { rank: 7, textIndex: null, orderBy: [{ id: 'asc' }] },
  pictures: { rank: 7, columns: ['content', 'blocks', 'image'] },
  dashboard: {},
  transfer: {
    schema: z.array(row),
    unique: [],
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
      await importRows(ctx.tx.page, rows, async ({ parent: _, ...data }) => {
        const { id } = await pages.create(ctx, { ...data, blocks: pageBlocks.parse(data.blocks), parentId: null });
        ids.set(data.slug, id);
        return { id };
      });
      // The page that one stands under may come after it.
      for (const { slug, parent, updatedAt } of rows) {
        const parentId = parent === null ? undefined : ids.get(parent);
        if (parentId) await ctx.tx.page.update({ where: { slug }, data: { parentId, updatedAt } });
      }
    },
  },
  samples: {
    list: samples,
    create: (ctx, sample) => pages.create(ctx, pageCreate.parse(sample)),
    // The privacy notice is needed by everybody: its pages stay when the samples go.
    unchanged: null,
    remove: pages.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.PageScalarFieldEnum>;
