import * as z from 'zod';
import { deriveSchemas, outputsOf } from '#platform/fields/derive';
import { textLength } from '#platform/input/fields';
import { companyFields, inBoth, textInBoth, type weekdays } from './company.fields';
import { mapSections, unlistedTexts } from './site-texts';

const { whole, update, history } = deriveSchemas('company', companyFields);

export { history as companyHistory, update as companyUpdate, whole as companyProfile };

/** The profile as it is stored. */
export const companyStored = z.object(outputsOf(companyFields));

/** What came after the response of the profile was fixed; it has an address of its own. */
const details = {
  specialDays: true,
  emergencyPhone: true,
  emergencyNote: true,
  googleReviewUrl: true,
  verification: true,
} as const;

const unlisted = { ...unlistedTexts, ...details, untranslated: true } as const;

/** The profile as the REST API shows it. */
export const companyRest = companyStored.omit(unlisted).meta({ id: 'Company' });
export const companyRestUpdate = update.omit({ ...unlistedTexts, ...details });

export const companyDetails = companyStored.pick(details).meta({ id: 'CompanyDetails' });
export const companyDetailsUpdate = update.pick(details);

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
