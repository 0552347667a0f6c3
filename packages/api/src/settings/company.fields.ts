import { message } from '@pano/i18n/message';
import { parsePhone } from '@pano/i18n/text/phone';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import { image, line } from '#platform/fields/builders';
import { field, type Traits } from '#platform/fields/field';
import {
  booleanField,
  isStorableDate,
  optionalText,
  requiredText,
  textLength,
  urlLength,
} from '#platform/input/fields';
import type { FieldKind } from '#platform/records/revisions/history';
import { mapSiteTexts } from './site-texts';

/** A text in both languages of the site; where one is missing the site shows the other. */
export const inBoth = (max?: number) => z.object({ tr: optionalText(max), en: optionalText(max) });

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

const httpsAddress = /^https:\/\/[^\s/?#\\][^\s\\]*$/i;

const socialLink = z.object({
  name: requiredText('company.socialLinks.name', 60),
  url: requiredText('company.socialLinks.url', urlLength).regex(httpsAddress, {
    error: message('company.socialLinks.url'),
  }),
});

const day = z.iso
  .date({ error: message('company.specialDays.day') })
  .refine(isStorableDate, { error: message('company.specialDays.day') });

/** Days on which the firm is closed, which have no times, or open at other hours than usual. */
const specialDay = z
  .object({
    from: day,
    to: day,
    name: z.object({ tr: requiredText('company.specialDays.name', 80), en: optionalText(80) }),
    opens: time.nullable(),
    closes: time.nullable(),
  })
  .refine(({ from, to }) => from <= to, { error: message('company.specialDays.order'), path: ['to'] })
  .refine(({ opens, closes }) => opens !== null || closes === null, {
    error: message('company.hours.time'),
    path: ['opens'],
  })
  .refine(({ opens, closes }) => closes !== null || opens === null, {
    error: message('company.hours.time'),
    path: ['closes'],
  })
  .refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
    error: message('company.hours.order'),
    path: ['closes'],
  });

export const maxSpecialDays = 30;

const reviewAddress = optionalText(urlLength).refine((url) => url === null || httpsAddress.test(url), {
  error: message('company.googleReviewUrl'),
});

/** The services whose code in the home page proves that the site is the owner's. */
export const verifiers = ['google', 'yandex', 'bing'] as const;

/** The code alone; people copy the whole meta element, of which it is the content. */
const verificationCode = optionalText()
  .transform((text) => text && (/\bcontent=["']([^"']*)["']/i.exec(text)?.[1] ?? text))
  .refine((code) => code === null || /^[A-Za-z0-9_-]{10,100}$/.test(code), {
    error: message('company.verification'),
  });

/** ISO 3166, two letters. */
const country = z
  .string({ error: message('company.country') })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: message('company.country') });

/** Records without English texts are shown in Turkish on the English pages, or left out of them. */
export const untranslatedChoices = ['turkish', 'hidden'] as const;

const text = z.string().nullable();
export const textInBoth = z.object({ tr: text, en: text });

/** A field with a rule of its own. There is only one profile: what a blank one has stands in blank-profile.ts. */
const own = <Rule extends z.ZodType, Output extends z.ZodType>(
  kind: FieldKind,
  rule: Rule,
  output: Output,
  traits: Traits<false> = {},
) => field({ rule, output, kind, blank: undefined, initial: undefined }, traits);

const pair = (max?: number) => own('textPair', inBoth(max), textInBoth);

/** What the site says about the company everywhere: header, footer, contact section, structured data. */
export const companyFields = {
  name: line({ required: 'company.name.required', max: 120 }),
  legalName: line({ reported: true }),
  slogan: pair(),
  blurb: pair(textLength),
  logoUrl: image(),
  /** For dark grounds, such as the end of every page. */
  logoDarkUrl: image(),
  phone: own('text', phoneField, text, { reported: true }),
  whatsapp: own('text', phoneField, text, { reported: true }),
  email: own('text', emailField, text, { reported: true }),
  contactPerson: line(),
  contactRole: pair(),
  street: line({ reported: true }),
  district: line({ reported: true }),
  city: line({ reported: true }),
  postalCode: line({ max: 20, reported: true }),
  country: own('text', country, z.string(), { reported: true }),
  latitude: own('value', degrees(90, 'company.latitude'), z.number().nullable(), { reported: true }),
  longitude: own('value', degrees(180, 'company.longitude'), z.number().nullable(), { reported: true }),
  hours: own(
    'value',
    z.array(openingHours, { error: listError }).max(14, { error: listError }),
    z.array(z.object({ days: z.array(z.enum(weekdays)), opens: z.string(), closes: z.string() })),
  ),
  socialLinks: own(
    'value',
    z.array(socialLink, { error: listError }).max(20, { error: listError }),
    z.array(z.object({ name: z.string(), url: z.string() })),
    { reported: true },
  ),
  /** What a visitor's WhatsApp message begins with. */
  whatsappGreeting: pair(textLength),
  developerCredit: pair(),
  english: own('state', booleanField, z.boolean(), { rest: 'Whether the site has English pages' }),
  ...mapSiteTexts(() => pair(textLength)),
  specialDays: own(
    'value',
    z.array(specialDay, { error: listError }).max(maxSpecialDays, { error: listError }),
    z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        name: z.object({ tr: z.string(), en: text }),
        opens: text,
        closes: text,
      }),
    ),
    { rest: 'Days that differ from the usual hours; closed where they have no times. Those that have passed drop off' },
  ),
  emergencyPhone: own('text', phoneField, text, { reported: true, rest: 'The emergency line' }),
  /** When the emergency line is there, in the words of the owner. */
  emergencyNote: pair(120),
  googleReviewUrl: own('text', reviewAddress, text, {
    reported: true,
    rest: 'Where customers review the firm at Google',
  }),
  verification: own(
    'value',
    z.object({ google: verificationCode, yandex: verificationCode, bing: verificationCode }),
    z.object({ google: text, yandex: text, bing: text }),
    { reported: true, rest: 'Codes in the home page that prove to search engines whose site it is' },
  ),
  /** What English lists do with a record that has no English texts. */
  untranslated: own(
    'state',
    z.enum(untranslatedChoices, { error: message('company.untranslated') }),
    z.enum(untranslatedChoices),
  ),
};

/** Whether a picture is meant for a dark ground. */
export const isForDarkGround = (field: string): boolean =>
  field === ('logoDarkUrl' satisfies keyof typeof companyFields);
