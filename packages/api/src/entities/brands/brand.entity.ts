import type { Db, Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRows, importRows, rowDates } from '#platform/records/content-rows';
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
  records: (db) => db.brand,
  label: 'name',
  isPublic: brands.isPublic,
  publicSwitch: 'visible',
  subjects: [brands.subject],
  publicPage: null,
  homeSection: 'brands',
  history: {
    fields: brandHistory.fields,
    read: brands.get,
    update: brandUpdate,
    save: brands.update,
    create: { rules: brandCreate, run: brands.create },
  },
  trash: [brands.trash],
  sortedBy: 'name',
  translation: null,
  pairedTexts: null,
  search: { rank: 6, textIndex: null, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
  pictures: { rank: 8, columns: ['logoUrl', 'websiteUrl'] },
  dashboard: { emptyBrands },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: (db) => exportRows(db.brand, brandCreate),
    write: (ctx, rows: z.output<typeof row>[]) => importRows(ctx.tx.brand, rows, (data) => brands.create(ctx, data)),
  },
  samples: {
    list: samples,
    create: (ctx, { logo, ...sample }: (typeof samples)[number], { publicUrl }) =>
      brands.create(ctx, brandCreate.parse({ ...sample, logoUrl: `${publicUrl}${logo}` })),
    unchanged: isSampleBrand,
    remove: brands.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.BrandScalarFieldEnum>;
