import * as z from 'zod';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import { countEmptySection } from '#settings/setting.operations';
import * as services from './service.operations';
import { isSampleService, services as samples } from './service.samples';
import { serviceCreate, serviceHistory, serviceUpdate } from './service.schema';

const row = serviceCreate.extend(rowDates.shape);

export const serviceEntity = {
  kind: 'service',
  plural: 'services',
  label: ({ title }: { title: string }) => title,
  isPublic: services.isPublic,
  activity: {
    subjects: [services.subject],
    findExisting: (db, ids) => db.service.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: null,
  history: { fields: serviceHistory.fields, read: services.get, update: serviceUpdate, save: services.update },
  trash: [services.trash],
  sortedBy: 'title',
  translation: services.translation,
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
      const select = { id: true, title: true, description: true };
      const rows = await db.service.findMany({ where: { description: { contains: text } }, select });
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
      emptyServices: (db) => countEmptySection(db, 'services', db.service.count({ where: services.isPublic })),
    },
  },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.service.findMany({ orderBy: { id: 'asc' } })).map((service) => exportRow(serviceCreate, service)),
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
        const { id } = await services.create(ctx, serviceCreate.parse(sample));
        created.push({ id, english: sample.english });
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
