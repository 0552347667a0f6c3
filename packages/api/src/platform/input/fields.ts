import './without-eval';
import { message } from '@pano/i18n/message';
import { isEmptyHtml } from '@pano/i18n/text/html-text';
import { slugPattern } from '@pano/i18n/text/slug';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import { isEncodedImageUrl, isHttpUrl, isLink } from './urls';

/** Longest single line (titles, names), plain text, rich text and web address; in UTF-16 units. */
export const lineLength = 300;
export const textLength = 5_000;
export const htmlLength = 1_000_000;
export const urlLength = 2_000;

/** The largest signed 32-bit integer. */
const maxInt = 2_147_483_647;

/** An integer, or a string of digits, from `min` up to what 32 bits hold. `missing` is the message for an empty value. */
export function wholeNumber(min: number, key: MessageKey, max = maxInt, missing = key) {
  const error = message(key);
  const digits = z
    .string({ error })
    .trim()
    .regex(/^\d{1,16}$/, { error })
    .transform(Number);
  const range = z.int({ error }).min(min, { error }).max(max, { error });
  const isMissing = (input: unknown) => input === undefined || input === null || input === '';
  return z.union([range, digits.pipe(range)], { error: ({ input }) => (isMissing(input) ? message(missing) : error) });
}

/** PostgreSQL cannot store NUL, and no database a lone surrogate: such texts are rejected instead of silently changed. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function text(max: number, typeError: MessageKey) {
  return z
    .string({ error: message(typeError) })
    .trim()
    .max(max, { error: message('field.tooLong', { max }) })
    .refine(isStorable, { error: message('field.characters') });
}

/** A required text; only whitespace counts as empty. */
export const requiredText = (key: MessageKey, max = lineLength) =>
  z
    .string({ error: message(key) })
    .trim()
    .min(1, { error: message(key) })
    .max(max, { error: message('field.tooLong', { max }) })
    .refine(isStorable, { error: message('field.characters') });

/** An optional text; an empty one becomes null. */
export const optionalText = (max = lineLength) =>
  text(max, 'field.text')
    .nullable()
    .transform((value) => value || null);

/** Required rich text with a word or an image. The operation sanitizes it. */
export const requiredHtml = (key: MessageKey) =>
  z
    .string({ error: message(key) })
    .refine((html) => !isEmptyHtml(html), { error: message(key), abort: true })
    .max(htmlLength, { error: message('field.tooLong', { max: htmlLength }) })
    .refine(isStorable, { error: message('field.characters') });

/** Optional rich text; markup without text or image becomes null. The operation sanitizes it. */
export const optionalHtml = () =>
  z
    .string({ error: message('field.text') })
    .max(htmlLength, { error: message('field.tooLong', { max: htmlLength }) })
    .refine(isStorable, { error: message('field.characters') })
    .nullable()
    .transform((html) => (html === null || isEmptyHtml(html) ? null : html));

const optionalUrl = (isAllowed: (text: string) => boolean, key: MessageKey) =>
  optionalText(urlLength).refine((text) => text === null || isAllowed(text), { error: message(key) });

/** Optional address of an image of this site or of the web; an empty one becomes null. */
export const imageUrlField = optionalUrl(isEncodedImageUrl, 'field.imageUrl');

/** Required address of an image of this site or of the web. */
export const requiredImageUrl = (key: MessageKey) =>
  requiredText(key, urlLength).refine(isEncodedImageUrl, { error: message('field.imageUrl') });

/** The target of a button: a page or anchor of this site, a web address, `mailto:` or `tel:`. */
export const linkField = optionalUrl(isLink, 'field.link');

/** A position in a list: 0 or more, lower first; a numeric string is converted. */
export const orderField = wholeNumber(0, 'field.order');

export const booleanField = z.boolean({ error: message('field.boolean') });

/** The id of a record; a numeric string is converted. */
export const idField = (key: MessageKey = 'field.id') => wholeNumber(1, key);

/** The required id of another record. */
export const requiredId = (missing: MessageKey, wrong: MessageKey) => wholeNumber(1, wrong, maxInt, missing);

/** A required slug. */
export const slugField = requiredText('slug.required').regex(slugPattern, { error: message('slug.pattern') });

/** An optional slug. */
export const optionalSlug = optionalText().refine((slug) => slug === null || slugPattern.test(slug), {
  error: message('slug.pattern'),
});

/** A required absolute http(s) address. */
export const requiredHttpUrl = (required: MessageKey, wrong: MessageKey) =>
  requiredText(required, urlLength).refine(isHttpUrl, { error: message(wrong) });

/** An optional absolute http(s) address; an empty one becomes null. */
export const httpUrlField = (wrong: MessageKey) => optionalUrl(isHttpUrl, wrong);

/** The version of the record that was edited; without one the last writer wins. */
export const versionField = z.int({ error: message('field.version') }).min(1, { error: message('field.version') });

/** Whether the year of a date has four digits in ISO 8601, which every database can store. */
export function isStorableDate(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const zoned = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

/** Whether a text is an instant. Near the ends of the calendar a zone can lead out of the years that can be stored. */
export const isInstant = (text: string): boolean => zoned.safeParse(text).success && isStorableDate(text);

// REST sends text in the query string, tRPC sends booleans; an empty text counts as absent.
const spelled = { '': undefined, true: true, false: false } as const;

/** A filter of a list by a boolean; absent means no filter. */
export const booleanFilter = z
  .union([z.boolean(), z.enum(['', 'true', 'false']).transform((text) => spelled[text])], {
    error: message('field.boolean'),
  })
  .optional();

/** A filter of a list by the id of another record. */
export const idFilter = z
  .union([z.literal('').transform(() => undefined), idField()], {
    error: message('field.id'),
  })
  .optional();
