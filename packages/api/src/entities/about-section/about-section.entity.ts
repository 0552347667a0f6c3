import type { Prisma } from '@pano/db';
import type * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRows, importRows, rowDates } from '#platform/records/content-rows';
import * as aboutSections from './about-section.operations';
import { isSampleAboutSection, aboutSection as sample } from './about-section.samples';
import { aboutSectionCreate, aboutSectionHistory, aboutSectionUpdate } from './about-section.schema';

/** There is at most one; null where none was written yet. */
const schema = aboutSectionCreate.extend(rowDates.shape).nullable();

export const aboutSectionEntity = {
  kind: 'aboutSection',
  plural: 'aboutSection',
  records: (db) => db.aboutSection,
  label: 'title',
  isPublic: aboutSections.isPublic,
  publicSwitch: 'visible',
  subjects: [aboutSections.subject],
  publicPage: null,
  homeSection: 'about',
  history: {
    fields: aboutSectionHistory.fields,
    read: aboutSections.get,
    update: aboutSectionUpdate,
    save: aboutSections.update,
    create: { rules: aboutSectionCreate, run: aboutSections.create },
  },
  trash: null,
  sortedBy: null,
  translation: aboutSections.translation,
  pairedTexts: null,
  search: null,
  pictures: { rank: 6, columns: ['content', 'image'] },
  dashboard: {
    emptyAbout: async (db) => ((await db.aboutSection.count({ where: aboutSections.isPublic })) === 0 ? 1 : 0),
  },
  transfer: {
    schema,
    unique: [],
    references: [],
    personal: false,
    read: async (db) => (await exportRows(db.aboutSection, aboutSectionCreate))[0] ?? null,
    write: (ctx, section: z.output<typeof schema>) =>
      importRows(ctx.tx.aboutSection, section ? [section] : [], (data) => aboutSections.create(ctx, data)),
  },
  samples: {
    list: [sample],
    create: (ctx) => aboutSections.create(ctx, aboutSectionCreate.parse(sample)),
    unchanged: isSampleAboutSection,
    // There is always one about section; it waits, hidden, for the owner's words.
    async remove(ctx, ids) {
      for (const id of ids) await aboutSections.setVisible(ctx, id, false);
      return { count: ids.length };
    },
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.AboutSectionScalarFieldEnum>;
