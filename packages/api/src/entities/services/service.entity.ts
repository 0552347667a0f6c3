import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { recordPath } from '#addresses';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import { countEmptySection } from '#settings/setting.operations';
import * as services from './service.operations';
import * as queries from './service.queries';
import { fillSample, isSampleService, services as samples } from './service.samples';
import { listServicePhotos, serviceCreate, serviceHistory, serviceUpdate } from './service.schema';

const row = serviceCreate.extend(rowDates.shape);

/** The services that have a page which visitors may see. */
const onSite = { ...queries.isPublic, ...queries.hasPage };

const withSlugs = <Row extends { slug: string | null }>(rows: Row[]) =>
  rows.flatMap(({ slug, ...row }) => (slug === null ? [] : { ...row, slug }));

export const serviceEntity = {
  kind: 'service',
  plural: 'services',
  label: ({ title }: { title: string }) => title,
  isPublic: queries.isPublic,
  activity: {
    subjects: [services.subject],
    findExisting: (db, ids) => db.service.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: {
    redirects: 'services',
    path: (slug, lang = 'tr') => recordPath('service', slug, lang, lang),
    only: queries.hasPage,
    getPublic: queries.getVisible,
    share: async (ctx, slug, reading) => {
      const service = await queries.getVisibleBySlug(ctx, slug, reading);
      return { path: service.path, title: service.title, image: listServicePhotos(service)[0] ?? null };
    },
    sitemap: async (db, take) => {
      const select = { id: true, slug: true, updatedAt: true, image: true, gallery: true };
      const rows = await db.service.findMany({ where: onSite, select, orderBy: { id: 'desc' }, take });
      return withSlugs(rows).map(({ image, gallery, ...record }) => ({
        ...record,
        images: listServicePhotos({ image, gallery: queries.readGallery({ gallery }) }),
      }));
    },
    feed: null,
    nextPublication: null,
    listSlugs: async (db) => withSlugs(await db.service.findMany({ select: { id: true, slug: true } })),
    listPublicSlugs: async (db, take) =>
      withSlugs(await db.service.findMany({ where: onSite, select: { id: true, slug: true }, take })),
  },
  history: { fields: serviceHistory.fields, read: queries.get, update: serviceUpdate, save: services.update },
  trash: [services.trash],
  sortedBy: 'title',
  translation: services.translation,
  pairedTexts: null,
  search: {
    rank: 2,
    find: (db, q, take) =>
      db.service.findMany({
        where: matchWords(q),
        take,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, title: true },
      }),
  },
  pictures: {
    rank: 4,
    find: async (db, text) => {
      const contains = { contains: text };
      const texts = { description: true, content: true, image: true, gallery: true };
      const OR = Object.keys(texts).map((name) => ({ [name]: contains }));
      const rows = await db.service.findMany({ where: { OR }, select: { id: true, title: true, ...texts } });
      return rows.map(({ id, title, ...texts }) => ({
        use: { kind: 'service', id, title },
        texts,
        save: (tx, data) => tx.service.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: {
    count: (db) => db.service.count(),
    attention: {
      hiddenServices: (db) => db.service.count({ where: { visible: false } }),
      emptyServices: (db) => countEmptySection(db, 'services', db.service.count({ where: queries.isPublic })),
    },
  },
  transfer: {
    schema: z.array(row),
    unique: [
      { field: 'slug', message: message('slug.taken.services'), read: ({ slug }: { slug: string | null }) => slug },
    ],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.service.findMany({ orderBy: { id: 'asc' } })).map((service) =>
        exportRow(serviceCreate, { ...service, gallery: queries.readGallery(service) }),
      ),
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [service, dates] of rows.map(splitDates)) {
        const { id } = await services.create(ctx, service);
        await ctx.tx.service.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.service.deleteMany()),
    count: (db) => db.service.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const created: TranslatedSample[] = [];
      for (const sample of samples) {
        const { turkish, english } = fillSample(sample);
        const { id } = await services.create(ctx, serviceCreate.parse(turkish));
        created.push({ id, english });
      }
      return created;
    },
    count: (db) => db.service.count({ where: isSampleService }),
    async remove(ctx) {
      const rows = await ctx.db.service.findMany({ where: isSampleService, select: { id: true } });
      return (
        await services.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
