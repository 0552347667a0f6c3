import './without-eval';
import { message } from '@pano/i18n/message';
import { isEmptyHtml } from '@pano/i18n/text/html-text';
import { slugPattern } from '@pano/i18n/text/slug';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import { isHttpUrl, isImageUrl, isLink } from './urls';

/** Longest single line (titles, names), plain text, rich text and web address; in UTF-16 units. */
const lineLength = 300;
export const textLength = 5_000;
const htmlLength = 1_000_000;
export const urlLength = 2_000;

/** SQLite, PostgreSQL and most systems that hold 32-bit integers agree up to here. */
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

// NUL cannot be stored by PostgreSQL, half a surrogate pair by no database: rejected rather than silently changed.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

function text(max: number, typeError: MessageKey) {
  return z
    .string({ error: message(typeError) })
    .trim()
    .max(max, { error: message('field.tooLong', { max }) })
    .refine(storable, { error: message('field.characters') });
}

/** A text that must be there; only whitespace counts as nothing. */
export const requiredText = (key: MessageKey, max = lineLength) =>
  z
    .string({ error: message(key) })
    .trim()
    .min(1, { error: message(key) })
    .max(max, { error: message('field.tooLong', { max }) })
    .refine(storable, { error: message('field.characters') });

/** A text that may be missing; an empty one becomes null. */
export const optionalText = (max = lineLength) =>
  text(max, 'field.text')
    .nullable()
    .transform((value) => value || null);

/** Rich text that must show something: a word or an image. Cleaning it is left to the operation. */
export const requiredHtml = (key: MessageKey) =>
  z
    .string({ error: message(key) })
    .refine((html) => !isEmptyHtml(html), { error: message(key), abort: true })
    .max(htmlLength, { error: message('field.tooLong', { max: htmlLength }) })
    .refine(storable, { error: message('field.characters') });

/** Rich text that may be missing; markup that shows nothing becomes null. Cleaning it is left to the operation. */
export const optionalHtml = () =>
  z
    .string({ error: message('field.text') })
    .max(htmlLength, { error: message('field.tooLong', { max: htmlLength }) })
    .refine(storable, { error: message('field.characters') })
    .nullable()
    .transform((html) => (html === null || isEmptyHtml(html) ? null : html));

const optionalUrl = (isAllowed: (text: string) => boolean, key: MessageKey) =>
  optionalText(urlLength).refine((text) => text === null || isAllowed(text), { error: message(key) });

/** An image of this site or of the web; an empty one becomes null. */
export const imageUrlField = optionalUrl(isImageUrl, 'field.imageUrl');

/** An image of this site or of the web that must be given. */
export const requiredImageUrl = (key: MessageKey) =>
  requiredText(key, urlLength).refine(isImageUrl, { error: message('field.imageUrl') });

/** Where a button leads: a page or place of this site, a web address, a mailbox or a telephone. */
export const linkField = optionalUrl(isLink, 'field.link');

/** A position in a list: 0 or more, lower first; a numeric string is taken as its number. */
export const orderField = wholeNumber(0, 'field.order');

export const booleanField = z.boolean({ error: message('field.boolean') });

/** The number of a record; a numeric string is taken as its number. */
export const idField = (key: MessageKey = 'field.id') => wholeNumber(1, key);

/** The number of another record that must be named. */
export const requiredId = (missing: MessageKey, wrong: MessageKey) => wholeNumber(1, wrong, maxInt, missing);

/** A slug that must be given. */
export const slugField = requiredText('slug.required').regex(slugPattern, { error: message('slug.pattern') });

/** An absolute http(s) address that must be there. */
export const requiredHttpUrl = (required: MessageKey, wrong: MessageKey) =>
  requiredText(required, urlLength).refine(isHttpUrl, { error: message(wrong) });

/** An absolute http(s) address that may be missing; an empty one becomes null. */
export const optionalHttpUrl = (wrong: MessageKey) =>
  optionalText(urlLength).refine((url) => url === null || isHttpUrl(url), { error: message(wrong) });

/** The version of a record that its editor started from; without one the last writer wins. */
export const versionField = z.int({ error: message('field.version') }).min(1, { error: message('field.version') });

/** Whether a date lies in the years that ISO 8601 spells with four digits and every database can hold. */
export function isStorableDate(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

// A query string carries text, our own client real values; an empty text counts as absent.
const spelled = { '': undefined, true: true, false: false } as const;

/** A filter of a list by a yes or no; absent means no filter. */
export const booleanFilter = z
  .union([z.boolean(), z.enum(['', 'true', 'false']).transform((text) => spelled[text])], {
    error: message('field.boolean'),
  })
  .optional();

/** The number of a record that a list is limited to. */
export const idFilter = z
  .union([z.literal('').transform(() => undefined), idField()], {
    error: message('field.id'),
  })
  .optional();
