import type { Db, TextsBeside } from '@pano/db';
import type { MessageKey } from '@pano/i18n/translate';
import * as z from 'zod';
import type { RecordKind, SlugRedirectName } from '#addresses';
import type { FieldKind } from '../revisions/history';
import type { RecordTable } from '../stored-record';

/** The language that texts are translated into; Turkish is in the tables of the records themselves. */
export const translationLocale = 'en';

/** The name of the table with the records of a kind. */
export const tableOf = <Kind extends RecordKind>(kind: Kind) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as Capitalize<Kind>;

/** A row of a translation table: the texts of a record in another language. */
export type TranslationRow = {
  id: number;
  recordId: number;
  stale: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

type Where = { where: object };

/** A translation table; all eight have the same columns besides the texts. */
type TranslationTable = {
  findMany(
    query: Where & Partial<{ select: object; orderBy: object; take: number; skip: number }>,
  ): PromiseLike<TranslationRow[]>;
  count(query: Where): PromiseLike<number>;
  create(query: { data: object }): PromiseLike<TranslationRow>;
  update(query: Where & { data: object }): PromiseLike<TranslationRow>;
  updateMany(query: Where & { data: object }): PromiseLike<{ count: number }>;
  deleteMany(query: Where): PromiseLike<{ count: number }>;
};

/** How the records of one kind are translated. */
export type TranslationSource = {
  entity: RecordKind;
  /** The texts that each language has for itself, with the rules that Turkish has. */
  schema: z.ZodObject;
  /** The same rules for programs, where these may send a text in another form. */
  programs?: z.ZodObject;
  /** What each field is to the history. */
  kinds: Readonly<Record<string, FieldKind>>;
  /** The fields that are the target of a link. */
  links?: readonly string[];
  /** English texts as a client would send them, for the documentation. */
  example: object;
  table(db: Db): TranslationTable;
  records(db: Db): RecordTable;
  /** What the search finds a record by; absent where records are not searched. */
  searchText?(texts: object): string;
  /** For records with a public page: their name in the table of slug redirects. */
  slugs: SlugRedirectName | null;
  /** Whether texts have a page of their own, and so need a slug; absent where all have one. */
  hasPage?(texts: Record<string, string | null>): boolean;
  /** Columns made from the texts. */
  derive?(texts: object): Record<string, string>;
  /** Writes the values of today where the texts have marks for them. */
  fill?<Texts extends Record<string, unknown>>(db: Db, texts: Texts): Promise<Texts>;
  /** Where texts that belong to the record have both languages in one row of another table. */
  beside?: TextsBeside;
  /** Turns the violation of a unique column other than the slug into its message; any other error is rethrown. */
  explain?(error: unknown): never;
  /** The message where there is no such record. */
  missing: MessageKey;
};

export const translatedNames = ({ schema }: Pick<TranslationSource, 'schema'>): string[] => Object.keys(schema.shape);

/** The texts that a row has in some columns, in the order of these. */
export function pickTexts(names: readonly string[], row: object): Record<string, string | null> {
  const columns = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    names.map((name) => {
      const text = columns.get(name);
      return [name, typeof text === 'string' ? text : null];
    }),
  );
}

/** The fields that may be empty. */
export const optionalNames = ({ schema }: Pick<TranslationSource, 'schema'>): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => (z.safeParse(field, null).success ? [name] : []));

const staleFields = z.record(z.string(), z.int());

/** The fields whose Turkish has changed since, each with the number of the Turkish version that the text still says. */
export const readStale = ({ stale }: Pick<TranslationRow, 'stale'>): Record<string, number> =>
  staleFields.parse(JSON.parse(stale));

/** The English texts of a record; null where there are none. */
export async function findTranslation(
  db: Db,
  source: Pick<TranslationSource, 'table'>,
  recordId: number,
): Promise<TranslationRow | null> {
  const [row] = await source.table(db).findMany({ where: { recordId, locale: translationLocale } });
  return row ?? null;
}

/** The condition on records that have these English texts, or none. One that was emptied is none of these texts. */
export const hasEnglish = <Texts extends object>(english: Texts | null) => ({
  OR: [{ translations: { none: {} } }, ...(english ? [{ translations: { some: english } }] : [])],
});
