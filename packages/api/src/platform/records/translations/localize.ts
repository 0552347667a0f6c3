import type { Database, Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { type Paths, recordPath, type SluggedKind, sitePath, sluggedKinds } from '#addresses';
import { createQueryCache } from '../../services/query-cache';
import { notFound } from '../../transport/errors';
import { linkingNames, withPresentLinks } from './present-links';
import type { Reading } from './reading';
import { type TranslationSource, tableOf, translatedNames, translationLocale } from './translation-source';

/** A record whose texts are all in one language. */
export type InLanguage = { lang: Locale };
/** A record with a page of its own: `path` is its address for the language that was asked for. */
type OnList = InLanguage & { path: string; paths?: Paths };
/** As read by itself, it always has both. */
export type OnPage = InLanguage & { path: string; paths: Paths };

type Source = Pick<TranslationSource, 'schema' | 'table' | 'kinds' | 'links' | 'missing'> & {
  /** The condition on English texts that have a page, where not all have one. */
  only?: object;
};
type PageSource = Source & { entity: SluggedKind };
type Row = { id: number };
type PageRow = Row & { slug: string };
type Texts = Record<string, unknown>;
type Shown = Texts & InLanguage;

/** Records in the language of the reader: each as a whole in English or in Turkish. */
export async function localize<T extends Row>(
  db: Db,
  source: Source,
  reading: Reading,
  rows: readonly T[],
): Promise<(T & InLanguage)[]> {
  const texts = await findTexts(db, source, reading, rows);
  return rows.map((row) => apply(row, texts.get(row.id)));
}

/** As localize, for records that have a page each. */
export async function localizePages<T extends PageRow>(
  db: Db,
  source: PageSource,
  reading: Reading,
  rows: readonly T[],
): Promise<(T & OnList)[]> {
  const texts = await findTexts(db, source, reading, rows);
  const english = reading.paths && reading.locale === 'tr' ? await findRows(db, source, rows, ['slug']) : texts;
  return rows.map((row) => {
    const shown = apply(row, texts.get(row.id));
    const path = pathOf(source, reading, shown);
    return reading.paths ? { ...shown, path, paths: pathsOf(source, row, english.get(row.id)) } : { ...shown, path };
  });
}

/**
 * A record in the language of the reader.
 * @throws AppError where there is none in it and the reader wants no other
 */
export async function localizeOne<T extends Row>(
  db: Db,
  source: Source,
  reading: Reading,
  row: T,
): Promise<T & InLanguage> {
  const texts = await findTexts(db, source, reading, [row]);
  return expectLanguage(source, reading, apply(row, texts.get(row.id)));
}

/** As localizeOne, for a record that has a page. */
export async function localizePage<T extends PageRow>(
  db: Database,
  source: PageSource,
  reading: Reading,
  row: T,
): Promise<T & OnPage> {
  const texts = await findTexts(db, source, reading, [row]);
  return toPage(db, source, reading, row, texts.get(row.id));
}

/**
 * A record by its slug, in the language of the reader. Slugs of that language count first; then those of the other one,
 * whose address leads on.
 * @throws AppError where no record has it
 */
export async function localizeBySlug<T extends PageRow>(
  db: Database,
  source: PageSource,
  reading: Reading,
  slug: string,
  find: (where: { id: number } | { slug: string }) => Promise<T | null>,
): Promise<T & OnPage> {
  const where = { locale: translationLocale, slug };
  if (reading.locale !== 'en') {
    const row = await find({ slug });
    if (row) return localizePage(db, source, reading, row);
    if (!reading.locale) throw notFound(source.missing);
  }
  const [english] = await source.table(db).findMany({ where });
  const row = await find(english ? { id: english.recordId } : { slug });
  if (!row) throw notFound(source.missing);
  if (reading.locale !== 'en' || !english || source.only) return localizePage(db, source, reading, row);
  const texts = pick(english, namesIn(source, row));
  const [linked] = await withPresentLinks(db, source, reading, [{ ...texts, lang: 'en' as const }]);
  return toPage(db, source, reading, row, linked);
}

async function toPage<T extends PageRow>(
  db: Database,
  source: PageSource,
  reading: Reading,
  row: T,
  texts: Shown | undefined,
): Promise<T & OnPage> {
  const shown = expectLanguage(source, reading, apply(row, texts));
  const english = reading.locale === 'tr' ? await findEnglishSlug(db, source, row.id) : texts;
  return { ...shown, path: pathOf(source, reading, shown), paths: pathsOf(source, row, english) };
}

function expectLanguage<T extends InLanguage>(source: Source, { locale, strict }: Reading, row: T): T {
  if (strict && row.lang !== locale) throw notFound(source.missing);
  return row;
}

const apply = <T extends Row>(row: T, texts: Shown | undefined): T & InLanguage => ({ ...row, lang: 'tr', ...texts });

/** Where records without English are left out, the English address of one leads to the Turkish one. */
const pathOf = ({ entity }: PageSource, { locale = 'tr', leaveOut }: Reading, { slug, lang }: PageRow & InLanguage) =>
  leaveOut && lang !== locale ? sitePath(entity, slug) : recordPath(entity, slug, lang, locale);

function pathsOf({ entity }: PageSource, turkish: PageRow, english: Texts | undefined): Paths {
  const slug = english?.slug;
  return {
    tr: recordPath(entity, turkish.slug, 'tr', 'tr'),
    en: typeof slug === 'string' ? recordPath(entity, slug, 'en', 'en') : null,
  };
}

/**
 * What the reader gets in place of the rows' own texts, by their numbers: in English one query, and only the fields that the
 * rows have. A row without English keeps its texts. Whatever language a text has, its links lead to present addresses.
 */
async function findTexts(db: Db, source: Source, reading: Reading, rows: readonly Row[]): Promise<Map<number, Shown>> {
  const [first] = rows;
  if (!reading.locale || !first) return new Map();
  const names = namesIn(source, first);
  const english = reading.locale === 'en' ? await findRows(db, source, rows, names) : null;
  const linking = linkingNames(source).filter((name) => name in first);
  const texts = rows.map((row): Shown => {
    const translated = english?.get(row.id);
    return translated ? { ...translated, lang: 'en' } : { ...pick(row, linking), lang: 'tr' };
  });
  const linked = await withPresentLinks(db, source, reading, texts);
  return new Map(rows.map(({ id }, index) => [id, linked[index] ?? { lang: 'tr' }]));
}

const namesIn = (source: Source, row: Row) => translatedNames(source).filter((name) => name in row);

const pick = (row: object, names: readonly string[]): Texts => {
  const columns = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(names.map((name) => [name, columns.get(name) ?? null]));
};

async function findRows(
  db: Db,
  { table, only }: Source,
  rows: readonly Row[],
  names: string[],
): Promise<Map<number, Texts>> {
  const where = { ...only, recordId: { in: rows.map(({ id }) => id) }, locale: translationLocale };
  const select = Object.fromEntries(['recordId', ...names].map((name) => [name, true]));
  const translations = await table(db).findMany({ where, select });
  return new Map(translations.map((row) => [row.recordId, pick(row, names)]));
}

const englishSlugs = createQueryCache<{ slug?: unknown }>(
  sluggedKinds.map((kind) => `${tableOf(kind)}Translation` as const),
);

/** Cached, so that a Turkish page knows its English address without a query of its own. */
const findEnglishSlug = (db: Database, source: PageSource, id: number): Promise<Texts> =>
  englishSlugs(
    db,
    `${source.entity} ${id}`,
    async () => (await findRows(db, source, [{ id }], ['slug'])).get(id) ?? {},
  );
