import { type Locale, locales } from '@pano/i18n/locales';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { blankAsAbsent } from '../list';

/** How a visitor reads. Without a language records are as they are stored, in Turkish. */
export type Reading = {
  locale?: Locale | undefined;
  /** Whether lists leave out the records without texts in that language. */
  leaveOut?: boolean;
  /** Whether such a record counts as missing where it is asked for by itself. */
  strict?: boolean;
  /** Whether the records of a list name their addresses in both languages, too. */
  paths?: boolean;
};

/** The language in the input of a tRPC procedure. */
export const localeInput = z.object({ locale: z.enum(locales).default('tr') });

/** The language in the query of a REST endpoint. */
export const readingQuery = z.object({
  locale: z
    .preprocess(blankAsAbsent, z.enum(locales, { error: message('list.locale') }).optional())
    .meta({ description: 'The language of the texts; a record without English is Turkish' }),
  fallback: z
    .preprocess(blankAsAbsent, z.enum(['none'], { error: message('list.fallback') }).optional())
    .meta({ description: 'With `none`, records without texts in that language are left out, or not found' }),
});
export type ReadingQuery = z.output<typeof readingQuery>;

export function toReading({ locale, fallback }: ReadingQuery): Reading {
  if (!locale) return {};
  const strict = fallback === 'none';
  return { locale, leaveOut: strict, strict, paths: true };
}

/** The condition that leaves out the records without texts in the language. */
export const onlyTranslated = ({ locale, leaveOut }: Reading) =>
  locale === 'en' && leaveOut ? { translations: { some: { locale } } } : {};

const lang = z.enum(locales).optional();

/** What a REST record gains with `locale`. */
export const languageOf = { lang: lang.meta({ description: 'The language of the texts; only with `locale`' }) };

/** What a REST record with a page of its own gains with `locale`. */
export const languageAndPaths = {
  ...languageOf,
  paths: z
    .object({ tr: z.string(), en: z.string().nullable() })
    .optional()
    .meta({ description: 'The addresses of its page in both languages; only with `locale`' }),
};
