import type { Prisma } from '@pano/db';
import * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { exportRows, importRows, rowDates } from '#platform/records/content-rows';
import * as heroSections from './hero-section.operations';
import { isSampleHeroSection, heroSections as samples } from './hero-section.samples';
import { heroSectionCreate, heroSectionHistory, heroSectionUpdate } from './hero-section.schema';

const row = heroSectionCreate.extend(rowDates.shape);

export const heroSectionEntity = {
  kind: 'heroSection',
  plural: 'heroSections',
  records: (db) => db.heroSection,
  label: 'title',
  isPublic: heroSections.isPublic,
  publicSwitch: 'active',
  subjects: [heroSections.subject],
  publicPage: null,
  homeSection: null,
  history: {
    fields: heroSectionHistory.fields,
    read: heroSections.get,
    update: heroSectionUpdate,
    save: heroSections.update,
    create: { rules: heroSectionCreate, run: heroSections.create },
  },
  trash: [heroSections.trash],
  sortedBy: 'title',
  translation: heroSections.translation,
  pairedTexts: null,
  search: { rank: 3, textIndex: null, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
  pictures: { rank: 5, columns: ['backgroundImage', 'subtitle', 'description', 'ctaLink'] },
  dashboard: {},
  transfer: {
    schema: z.array(row),
    unique: [],
    references: [],
    personal: false,
    read: (db) => exportRows(db.heroSection, heroSectionCreate),
    write: (ctx, rows: z.output<typeof row>[]) =>
      importRows(ctx.tx.heroSection, rows, (data) => heroSections.create(ctx, data)),
  },
  samples: {
    list: samples,
    create: (ctx, sample) => heroSections.create(ctx, heroSectionCreate.parse(sample)),
    unchanged: isSampleHeroSection,
    remove: heroSections.bulkRemove,
  },
  firstSteps: null,
} as const satisfies ContentEntity<Prisma.HeroSectionScalarFieldEnum>;
