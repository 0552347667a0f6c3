import { message } from '@pano/i18n/message';
import { slugPattern } from '@pano/i18n/text/slug';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';

/** Longest single line (titles, names, addresses), longest plain text, longest rich text; in UTF-16 units. */
export const lineLength = 300;
export const textLength = 5_000;
export const htmlLength = 1_000_000;

/** SQLite, PostgreSQL and most systems that hold 32-bit integers agree up to here. */
const maxInt = 2_147_483_647;

/** An integer, or a string of digits, from `min` up to what 32 bits hold. */
export function wholeNumber(min: number, key: MessageKey, max = maxInt) {
  const error = message(key);
  const digits = z
    .string({ error })
    .trim()
    .regex(/^\d{1,16}$/, { error })
    .transform(Number);
  const range = z.int({ error }).min(min, { error }).max(max, { error });
  return z.union([range, digits.pipe(range)], { error });
}

// NUL cannot be stored by PostgreSQL, half a surrogate pair by no database: refused rather than silently changed.
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

/** A position in a list: 0 or more, lower first; a numeric string is taken as its number. */
export const orderField = wholeNumber(0, 'field.order');

export const booleanField = z.boolean({ error: message('field.boolean') });

/** The number of a record; a numeric string is taken as its number. */
export const idField = (key: MessageKey = 'field.id') => wholeNumber(1, key);

/** A slug that must be given. */
export const slugField = requiredText('slug.required').regex(slugPattern, { error: message('slug.pattern') });

/** The version of a record that its editor started from; without one the last writer wins. */
export const versionField = z.int({ error: message('field.version') }).min(1, { error: message('field.version') });
