import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordPath } from '#addresses';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import { countEmptySection } from '#settings/setting.operations';
import { listByCategory } from '../projects/project.queries';
import { findCover } from '../projects/project.schema';
import * as categories from './category.operations';
import { isSampleCategory, categories as samples } from './category.samples';
import { categoryCreate, categoryHistory, categoryUpdate } from './category.schema';

const row = categoryCreate.extend(rowDates.shape);

/** Among so many projects a picture of the category is looked for. */
const projectsOfShare = { limit: 1000, offset: 0 };

export const categoryEntity = {
  kind: 'category',
  plural: 'categories',
  label: ({ name }: { name: string }) => name,
  isPublic: categories.isPublic,
  activity: {
    subjects: [categories.subject],
    findExisting: (db, ids) => db.category.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: {
    redirects: 'categories',
    path: (slug, lang = 'tr') => recordPath('category', slug, lang, lang),
    getPublic: categories.getVisible,
    share: async (ctx, slug, reading) => {
      const { category, items } = await listByCategory(ctx, slug, projectsOfShare, reading);
      const image = category.image ?? items.map(findCover).find((cover) => cover !== null) ?? null;
      return { path: category.path, title: category.name, image };
    },
    sitemap: async (db, take) => {
      const select = { id: true, slug: true, updatedAt: true };
      const rows = await db.category.findMany({ where: categories.isPublic, select, orderBy: { id: 'desc' }, take });
      return rows.map((record) => ({ ...record, images: [] }));
    },
    feed: null,
    nextPublication: null,
    listSlugs: (db) => db.category.findMany({ select: { id: true, slug: true } }),
    listPublicSlugs: (db, take) =>
      db.category.findMany({ where: categories.isPublic, select: { id: true, slug: true }, take }),
  },
  history: { fields: categoryHistory.fields, read: categories.get, update: categoryUpdate, save: categories.update },
  trash: [categories.trash],
  sortedBy: 'name',
  translation: categories.translation,
  pairedTexts: null,
  search: {
    rank: 4,
    find: (db, q, take) =>
      db.category.findMany({
        where: matchWords(q),
        take,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true },
      }),
  },
  pictures: {
    rank: 3,
    find: async (db, text) => {
      const select = { id: true, name: true, description: true, image: true };
      const where = { OR: [{ description: { contains: text } }, { image: { contains: text } }] };
      const rows = await db.category.findMany({ where, select });
      return rows.map(({ id, name, ...texts }) => ({
        use: { kind: 'category', id, title: name },
        texts,
        save: (tx, data) => tx.category.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: {
    count: (db) => db.category.count(),
    attention: {
      hiddenCategories: (db) => db.category.count({ where: { visible: false } }),
      emptyCategories: (db) => countEmptySection(db, 'categories', db.category.count({ where: categories.isPublic })),
    },
  },
  transfer: {
    schema: z.array(row),
    unique: [{ field: 'slug', message: message('slug.taken.categories'), read: ({ slug }: { slug: string }) => slug }],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.category.findMany({ orderBy: { id: 'asc' } })).map((record) => exportRow(categoryCreate, record)),
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [data, dates] of rows.map(splitDates)) {
        const { id } = await categories.create(ctx, data);
        await ctx.tx.category.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.category.deleteMany()),
    count: (db) => db.category.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const created: TranslatedSample[] = [];
      for (const sample of samples) {
        const { id } = await categories.create(ctx, categoryCreate.parse(sample));
        created.push({ id, english: sample.english });
      }
      return created;
    },
    count: (db) => db.category.count({ where: isSampleCategory }),
    async remove(ctx) {
      const rows = await ctx.db.category.findMany({ where: isSampleCategory, select: { id: true } });
      return (
        await categories.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
