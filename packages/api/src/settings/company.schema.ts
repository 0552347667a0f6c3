import { message } from '@pano/i18n/message';
import { parsePhone } from '@pano/i18n/text/phone';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import { booleanField, imageUrlField, optionalText, requiredText, textLength, urlLength } from '#platform/input/fields';
import type { History } from '#platform/records/revisions/history';
import { mapSections, mapSiteTexts, unlistedTexts } from './site-texts';

/** A text in both languages of the site; where one is missing the site shows the other. */
const inBoth = (max?: number) => z.object({ tr: optionalText(max), en: optionalText(max) });

/** Any Turkish or international spelling of a number; kept as E.164. */
const phoneField = optionalText(40)
  .transform((text) => (text === null ? null : (parsePhone(text) ?? 'invalid')))
  .refine((phone) => phone !== 'invalid', { error: message('company.phone') });

const emailField = optionalText(254).refine((text) => text === null || z.email().safeParse(text).success, {
  error: message('company.email'),
});

/** Degrees; a form may send them as text, with a decimal comma as well. Nothing and an empty text mean unknown. */
function degrees(max: number, key: MessageKey) {
  const error = message(key);
  const inRange = z.number({ error }).min(-max, { error }).max(max, { error });
  const written = z
    .string({ error })
    .trim()
    .regex(/^-?\d{1,3}(?:[.,]\d{1,12})?$/, { error })
    .transform((text) => Number(text.replace(',', '.')));
  const unknown = z.literal('').transform(() => null);
  return z.union([z.null({ error }), inRange, unknown, written.pipe(inRange)], { error });
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const listError = message('company.list');
const time = z
  .string({ error: message('company.hours.time') })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: message('company.hours.time') });

const openingHours = z
  .object({
    days: z
      .array(z.enum(weekdays, { error: listError }), { error: listError })
      .min(1, { error: message('company.hours.days') })
      .max(7, { error: listError }),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, { error: message('company.hours.order'), path: ['closes'] });

const socialLink = z.object({
  name: requiredText('company.socialLinks.name', 60),
  url: requiredText('company.socialLinks.url', urlLength).regex(/^https:\/\/[^\s/?#\\][^\s\\]*$/i, {
    error: message('company.socialLinks.url'),
  }),
});

/** Records without English texts are shown in Turkish on the English pages, or left out of them. */
export const untranslatedChoices = ['turkish', 'hidden'] as const;

/** What the site says about the company everywhere: header, footer, contact section, structured data. */
export const companyProfile = z.object({
  name: requiredText('company.name.required', 120),
  legalName: optionalText(),
  slogan: inBoth(),
  blurb: inBoth(textLength),
  logoUrl: imageUrlField,
  /** For dark grounds, such as the end of every page. */
  logoDarkUrl: imageUrlField,
  phone: phoneField,
  whatsapp: phoneField,
  email: emailField,
  contactPerson: optionalText(),
  contactRole: inBoth(),
  street: optionalText(),
  district: optionalText(),
  city: optionalText(),
  postalCode: optionalText(20),
  /** ISO 3166, two letters. */
  country: z
    .string({ error: message('company.country') })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: message('company.country') }),
  latitude: degrees(90, 'company.latitude'),
  longitude: degrees(180, 'company.longitude'),
  hours: z.array(openingHours, { error: listError }).max(14, { error: listError }),
  socialLinks: z.array(socialLink, { error: listError }).max(20, { error: listError }),
  /** What a visitor's WhatsApp message begins with. */
  whatsappGreeting: inBoth(textLength),
  developerCredit: inBoth(),
  ...mapSiteTexts(() => inBoth(textLength)),
  /** Whether the site has English pages. */
  english: booleanField,
  /** What English lists do with a record that has no English texts. */
  untranslated: z.enum(untranslatedChoices, { error: message('company.untranslated') }),
});
export const companyUpdate = companyProfile.partial();

const text = z.string().nullable();
export const textInBoth = z.object({ tr: text, en: text });

/** The profile as it is stored. */
export const companyStored = z.object({
  name: z.string(),
  legalName: text,
  slogan: textInBoth,
  blurb: textInBoth,
  logoUrl: text,
  logoDarkUrl: text,
  phone: text,
  whatsapp: text,
  email: text,
  contactPerson: text,
  contactRole: textInBoth,
  street: text,
  district: text,
  city: text,
  postalCode: text,
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  hours: z.array(z.object({ days: z.array(z.enum(weekdays)), opens: z.string(), closes: z.string() })),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  whatsappGreeting: textInBoth,
  developerCredit: textInBoth,
  english: z.boolean().meta({ description: 'Whether the site has English pages' }),
  ...mapSiteTexts(() => textInBoth),
  untranslated: z.enum(untranslatedChoices),
});

const unlisted = { ...unlistedTexts, untranslated: true } as const;

/** The profile as the REST API shows it. */
export const companyRest = companyStored.omit(unlisted).meta({ id: 'Company' });
export const companyRestUpdate = companyUpdate.omit(unlistedTexts);

/** The title and the introduction of each section in both languages; null where the site has its own, or none. */
export const sectionTitles = z
  .object(mapSections(() => z.object({ title: textInBoth, lead: textInBoth })))
  .meta({ id: 'SectionTitles' });
export const sectionTitlesUpdate = z
  .object(mapSections(() => z.object({ title: inBoth(textLength), lead: inBoth(textLength) }).partial()))
  .partial();

export type SectionTitles = z.output<typeof sectionTitles>;
export type SectionTitlesUpdate = z.output<typeof sectionTitlesUpdate>;

export type CompanyProfile = z.output<typeof companyProfile>;
export type CompanyUpdate = z.output<typeof companyUpdate>;
export type Weekday = (typeof weekdays)[number];
/** `updatedAt` is null until the profile was saved for the first time. */
export type CompanyRecord = CompanyProfile & { version: number; updatedAt: string | null };

/** What the history of the profile holds. */
export const companyHistory: History<CompanyProfile> = {
  entity: 'company',
  fields: {
    name: 'text',
    legalName: 'text',
    slogan: 'textPair',
    blurb: 'textPair',
    logoUrl: 'image',
    logoDarkUrl: 'image',
    phone: 'text',
    whatsapp: 'text',
    email: 'text',
    contactPerson: 'text',
    contactRole: 'textPair',
    street: 'text',
    district: 'text',
    city: 'text',
    postalCode: 'text',
    country: 'text',
    latitude: 'value',
    longitude: 'value',
    hours: 'value',
    socialLinks: 'value',
    whatsappGreeting: 'textPair',
    developerCredit: 'textPair',
    ...mapSiteTexts(() => 'textPair' as const),
    english: 'state',
    untranslated: 'state',
  },
};
