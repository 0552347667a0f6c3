import * as z from 'zod';
import type { ContentEntity, TranslatedSample } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import { matchWords } from '#platform/records/search';
import * as heroSections from './hero-section.operations';
import { isSampleHeroSection, heroSections as samples } from './hero-section.samples';
import { heroSectionCreate, heroSectionHistory, heroSectionUpdate } from './hero-section.schema';

const row = heroSectionCreate.extend(rowDates.shape);

export const heroSectionEntity = {
  kind: 'heroSection',
  plural: 'heroSections',
  label: ({ title }: { title: string }) => title,
  isPublic: heroSections.isPublic,
  activity: {
    subjects: [heroSections.subject],
    findExisting: (db, ids) => db.heroSection.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: null,
  history: {
    fields: heroSectionHistory.fields,
    read: heroSections.get,
    update: heroSectionUpdate,
    save: heroSections.update,
  },
  trash: [heroSections.trash],
  sortedBy: 'title',
  translation: heroSections.translation,
  pairedTexts: null,
  search: {
    rank: 3,
    find: (db, q, take) =>
      db.heroSection.findMany({
        where: matchWords(q),
        take,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
        select: { id: true, title: true },
      }),
  },
  pictures: {
    rank: 5,
    find: async (db, text) => {
      const select = { id: true, title: true, backgroundImage: true, subtitle: true, description: true, ctaLink: true };
      const rows = await db.heroSection.findMany({
        where: {
          OR: [
            { backgroundImage: { contains: text } },
            { subtitle: { contains: text } },
            { description: { contains: text } },
            { ctaLink: { contains: text } },
          ],
        },
        select,
      });
      return rows.map(({ id, title, ...texts }) => ({
        use: { kind: 'heroSection', id, title },
        texts,
        save: (tx, data) => tx.heroSection.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: { count: (db) => db.heroSection.count(), attention: {} },
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: async (db) =>
      (await db.heroSection.findMany({ orderBy: { id: 'asc' } })).map((record) => exportRow(heroSectionCreate, record)),
    async write(ctx, rows: z.output<typeof row>[]) {
      for (const [data, dates] of rows.map(splitDates)) {
        const { id } = await heroSections.create(ctx, data);
        await ctx.tx.heroSection.update({ where: { id }, data: dates });
      }
    },
    clear: async (db) => void (await db.heroSection.deleteMany()),
    count: (db) => db.heroSection.count(),
  },
  samples: {
    total: samples.length,
    async create(ctx) {
      const created: TranslatedSample[] = [];
      for (const sample of samples) {
        const { id } = await heroSections.create(ctx, heroSectionCreate.parse(sample));
        created.push({ id, english: sample.english });
      }
      return created;
    },
    count: (db) => db.heroSection.count({ where: isSampleHeroSection }),
    async remove(ctx) {
      const rows = await ctx.db.heroSection.findMany({ where: isSampleHeroSection, select: { id: true } });
      return (
        await heroSections.bulkRemove(
          ctx,
          rows.map(({ id }) => id),
        )
      ).count;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
