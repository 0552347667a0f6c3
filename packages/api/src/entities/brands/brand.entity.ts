import type { Db } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import * as brands from './brand.operations';
import { isSampleBrand, brands as samples } from './brand.samples';
import { brandCreate, brandHistory, brandUpdate } from './brand.schema';

/** Brands have no switch of their own among the sections of the home page. */
const emptyBrands = async (db: Db) =>
  (await db.brand.count({ where: { ...brands.isPublic, active: true } })) === 0 ? 1 : 0;

const row = brandCreate.extend(rowDates.shape);

export const brandEntity = {
  kind: 'brand',
  plural: 'brands',
  label: ({ name }: { name: string }) => name,
  isPublic: brands.isPublic,
  activity: {
    subjects: [brands.subject],
    findExisting: (db, ids) => db.brand.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: null,
  history: { fields: brandHistory.fields, read: brands.get, update: brandUpdate, save: brands.update },
  trash: [brands.trash],
  sortedBy: 'name',
  translation: null,
  pairedTexts: null,
  search: {
    rank: 6,
    find: (db, q, take) =>
      db.brand.findMany({
        where: matchWords(q),
        take,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true },
      }),
  },
  pictures: {
    rank: 8,
    find: async (db, text) => {
      const select = { id: true, name: true, logoUrl: true, websiteUrl: true };
      const rows = await db.brand.findMany({
        where: { OR: [{ logoUrl: { contains: text } }, { websiteUrl: { contains: text } }] },
        select,
      });
      return rows.map(({ id, name, ...texts }) => ({
        use: { kind: 'brand', id, title: name },
        texts,
        save: (tx, data) => tx.brand.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: { count: (db) => db.brand.count(), attention: { emptyBrands } },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.brand.findMany({ orderBy: { id: 'asc' } })).map((record) => exportRow(brandCreate, record)),
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [data, dates] of rows.map(splitDates)) {
        const { id } = await brands.create(ctx, data);
        await ctx.tx.brand.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.brand.deleteMany()),
    count: (db) => db.brand.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx, { publicUrl }) {
      for (const { logo, ...sample } of samples) {
        await brands.create(ctx, brandCreate.parse({ ...sample, logoUrl: `${publicUrl}${logo}` }));
      }
      return [];
    },
    count: (db) => db.brand.count({ where: isSampleBrand }),
    async remove(ctx) {
      const rows = await ctx.db.brand.findMany({ where: isSampleBrand, select: { id: true } });
      return (
        await brands.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
