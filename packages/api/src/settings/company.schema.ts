import * as z from 'zod';
import { deriveSchemas, outputsOf } from '#platform/fields/derive';
import { textLength } from '#platform/input/fields';
import { companyFields, inBoth, textInBoth, type weekdays } from './company.fields';
import { mapSections, unlistedTexts } from './site-texts';

const { whole, update, history } = deriveSchemas('company', companyFields);

export { history as companyHistory, update as companyUpdate, whole as companyProfile };

/** The profile as it is stored. */
export const companyStored = z.object(outputsOf(companyFields));

const unlisted = { ...unlistedTexts, untranslated: true } as const;

/** The profile as the REST API shows it. */
export const companyRest = companyStored.omit(unlisted).meta({ id: 'Company' });
export const companyRestUpdate = update.omit(unlistedTexts);

/** The title and the introduction of each section in both languages; null where the site has its own, or none. */
export const sectionTitles = z
  .object(mapSections(() => z.object({ title: textInBoth, lead: textInBoth })))
  .meta({ id: 'SectionTitles' });
export const sectionTitlesUpdate = z
  .object(mapSections(() => z.object({ title: inBoth(textLength), lead: inBoth(textLength) }).partial()))
  .partial();

export type SectionTitles = z.output<typeof sectionTitles>;
export type SectionTitlesUpdate = z.output<typeof sectionTitlesUpdate>;

export type CompanyProfile = z.output<typeof whole>;
export type CompanyUpdate = z.output<typeof update>;
export type Weekday = (typeof weekdays)[number];
/** `updatedAt` is null until the profile was saved for the first time. */
export type CompanyRecord = CompanyProfile & { version: number; updatedAt: string | null };
