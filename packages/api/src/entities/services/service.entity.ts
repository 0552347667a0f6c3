import type { Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRow, importRows, rowDates } from '#platform/records/content-rows';
import { countEmptySection } from '#settings/setting.operations';
import * as services from './service.operations';
import * as queries from './service.queries';
import { fillSample, isSampleService, services as samples } from './service.samples';
import { listServicePhotos, serviceCreate, serviceHistory, serviceUpdate } from './service.schema';

const row = serviceCreate.extend(rowDates.shape);

export const serviceEntity = {
  kind: 'service',
  plural: 'services',
  records: (db) => db.service,
  label: 'title',
  isPublic: queries.isPublic,
  publicSwitch: 'visible',
  subjects: [services.subject],
  publicPage: {
    only: queries.hasPage,
    getPublic: queries.getVisible,
    share: async (ctx, slug, reading) => {
      const service = await queries.getVisibleBySlug(ctx, slug, reading);
      return { path: service.path, title: service.title, image: listServicePhotos(service)[0] ?? null };
    },
    sitemap: {
      orderBy: [{ id: 'desc' }],
      select: { image: true, gallery: true } satisfies Prisma.ServiceSelect,
      images: ({ image, gallery }: { image: string | null; gallery: string | null }) =>
        listServicePhotos({ image, gallery: queries.readGallery({ gallery }) }),
    },
    feed: null,
    publicFrom: null,
    nextPublication: null,
  },
  homeSection: 'services',
  history: {
    fields: serviceHistory.fields,
    read: queries.get,
    update: serviceUpdate,
    save: services.update,
    create: { rules: serviceCreate, run: services.create },
  },
  trash: [services.trash],
  sortedBy: 'title',
  translation: services.translation,
  pairedTexts: null,
  search: { rank: 2, textIndex: null, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
  pictures: { rank: 4, columns: ['description', 'content', 'image', 'gallery'] },
  dashboard: {
    hiddenServices: (db) => db.service.count({ where: { visible: false } }),
    emptyServices: (db) => countEmptySection(db, 'services', db.service.count({ where: queries.isPublic })),
  },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.service.findMany({ orderBy: { id: 'asc' } })).map((service) =>
        exportRow(serviceCreate, { ...service, gallery: queries.readGallery(service) }),
      ),
    write: (ctx, rows: z.output<typeof row>[]) =>
      importRows(ctx.tx.service, rows, (data) => services.create(ctx, data)),
  },
  samples: {
    list: samples.map(fillSample),
    create: (ctx, { turkish }: ReturnType<typeof fillSample>) => services.create(ctx, serviceCreate.parse(turkish)),
    unchanged: isSampleService,
    remove: services.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.ServiceScalarFieldEnum>;
