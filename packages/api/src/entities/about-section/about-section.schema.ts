import * as z from 'zod';
import { contractOf, deriveSchemas } from '#platform/fields/derive';
import type { Stored } from '#platform/records/stored-record';
import { languageOf } from '#platform/records/translations/reading';
import { aboutSectionFields } from './about-section.fields';

export const {
  create: aboutSectionCreate,
  update: aboutSectionUpdate,
  translation: aboutSectionTranslation,
  history: aboutSectionHistory,
  blank: blankAboutSection,
} = deriveSchemas('aboutSection', aboutSectionFields);

/** The about section as the REST API shows it. */
export const aboutSectionRest = z
  .object({
    id: z.int(),
    ...contractOf(aboutSectionFields, ['title', 'content', 'image', 'visible']),
    ...languageOf,
  })
  .meta({ id: 'AboutSection' });

export type AboutSectionCreate = z.output<typeof aboutSectionCreate>;
export type AboutSectionUpdate = z.output<typeof aboutSectionUpdate>;
export type AboutSectionRecord = Stored<AboutSectionCreate>;
