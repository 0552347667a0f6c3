import * as z from 'zod';
import { contractOf, deriveSchemas } from '#platform/fields/derive';
import { booleanFilter } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';
import { englishFilter } from '#platform/records/translations/english-state';
import { languageOf } from '#platform/records/translations/reading';
import { heroSectionFields } from './hero-section.fields';

export const {
  create: heroSectionCreate,
  update: heroSectionUpdate,
  translation: heroSectionTranslation,
  history: heroSectionHistory,
  blank: blankHeroSection,
} = deriveSchemas('heroSection', heroSectionFields);

export const heroSectionQuery = listQuery(['order', 'title', '-title', '-updatedAt']).extend({
  active: booleanFilter,
  english: englishFilter,
});

/** A hero slide as the REST API shows it. */
export const heroSectionRest = z
  .object({
    id: z.int(),
    ...contractOf(heroSectionFields, [
      'title',
      'subtitle',
      'description',
      'backgroundImage',
      'ctaText',
      'ctaLink',
      'order',
      'active',
    ]),
    ...languageOf,
  })
  .meta({ id: 'HeroSection' });

export type HeroSectionCreate = z.output<typeof heroSectionCreate>;
export type HeroSectionUpdate = z.output<typeof heroSectionUpdate>;
export type HeroSectionQuery = z.output<typeof heroSectionQuery>;
export type HeroSectionRecord = Stored<HeroSectionCreate>;
