import type { Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRows, importRows, rowDates } from '#platform/records/content-rows';
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
  records: (db) => db.category,
  label: 'name',
  isPublic: categories.isPublic,
  publicSwitch: 'visible',
  subjects: [categories.subject],
  publicPage: {
    getPublic: categories.getVisible,
    share: async (ctx, slug, reading) => {
      const { category, items } = await listByCategory(ctx, slug, projectsOfShare, reading);
      const image = category.image ?? items.map(findCover).find((cover) => cover !== null) ?? null;
      return { path: category.path, title: category.name, image };
    },
    sitemap: { orderBy: [{ id: 'desc' }], select: {}, images: () => [] },
    feed: null,
    publicFrom: null,
    nextPublication: null,
  },
  homeSection: 'categories',
  history: {
    fields: categoryHistory.fields,
    read: categories.get,
    update: categoryUpdate,
    save: categories.update,
    create: { rules: categoryCreate, run: categories.create },
  },
  trash: [categories.trash],
  sortedBy: 'name',
  translation: categories.translation,
  pairedTexts: null,
  search: { rank: 4, textIndex: null, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
  pictures: { rank: 3, columns: ['description', 'image'] },
  dashboard: {
    hiddenCategories: (db) => db.category.count({ where: { visible: false } }),
    emptyCategories: (db) => countEmptySection(db, 'categories', db.category.count({ where: categories.isPublic })),
  },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: (db) => exportRows(db.category, categoryCreate),
    write: (ctx, rows: z.output<typeof row>[]) =>
      importRows(ctx.tx.category, rows, (data) => categories.create(ctx, data)),
  },
  samples: {
    list: samples,
    create: (ctx, sample) => categories.create(ctx, categoryCreate.parse(sample)),
    unchanged: isSampleCategory,
    remove: categories.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.CategoryScalarFieldEnum>;
