import type * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRow, rowDates, splitDates } from '#platform/records/content-rows';
import * as aboutSections from './about-section.operations';
import { isSampleAboutSection, aboutSection as sample } from './about-section.samples';
import { aboutSectionCreate, aboutSectionHistory, aboutSectionUpdate } from './about-section.schema';

/** There is at most one; null where none was written yet. */
const schema = aboutSectionCreate.extend(rowDates.shape).nullable();

export const aboutSectionEntity = {
  kind: 'aboutSection',
  plural: 'aboutSection',
  label: ({ title }: { title: string }) => title,
  isPublic: aboutSections.isPublic,
  activity: {
    subjects: [aboutSections.subject],
    findExisting: (db, ids) => db.aboutSection.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  },
  publicPage: null,
  history: {
    fields: aboutSectionHistory.fields,
    read: aboutSections.get,
    update: aboutSectionUpdate,
    save: aboutSections.update,
  },
  trash: null,
  sortedBy: null,
  translation: aboutSections.translation,
  pairedTexts: null,
  search: null,
  pictures: {
    rank: 6,
    find: async (db, text) => {
      const select = { id: true, title: true, content: true, image: true };
      const where = { OR: [{ content: { contains: text } }, { image: { contains: text } }] };
      const rows = await db.aboutSection.findMany({ where, select });
      return rows.map(({ id, title, ...texts }) => ({
        use: { kind: 'aboutSection', id: null, title },
        texts,
        save: (tx, data) => tx.aboutSection.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
      }));
    },
  },
  dashboard: {
    count: (db) => db.aboutSection.count(),
    attention: {
      emptyAbout: async (db) => ((await db.aboutSection.count({ where: aboutSections.isPublic })) === 0 ? 1 : 0),
    },
  },
  transfer: {
    schema,
    unique: [],
    references: [],
    personal: false,
    async read(db) {
      const record = await db.aboutSection.findFirst();
      return record && exportRow(aboutSectionCreate, record);
    },
    async write(ctx, section: z.output<typeof schema>) {
      if (!section) return;
      const [data, dates] = splitDates(section);
      const { id } = await aboutSections.create(ctx, data);
      await ctx.tx.aboutSection.update({ where: { id }, data: dates });
    },
    clear: async (db) => void (await db.aboutSection.deleteMany()),
    count: (db) => db.aboutSection.count(),
  },
  samples: {
    total: 1,
    async create(ctx) {
      const { id } = await aboutSections.create(ctx, aboutSectionCreate.parse(sample));
      return [{ id, english: sample.english }];
    },
    count: (db) => db.aboutSection.count({ where: isSampleAboutSection }),
    // There is always one about section; it waits, hidden, for the owner's words.
    async remove(ctx) {
      const rows = await ctx.db.aboutSection.findMany({ where: isSampleAboutSection, select: { id: true } });
      for (const { id } of rows) await aboutSections.setVisible(ctx, id, false);
      return rows.length;
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity;
