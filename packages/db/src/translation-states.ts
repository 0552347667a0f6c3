import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

/** What the translation of a record needs to be described; `stale` and `updatedAt` are null where it has none. */
type TranslationState = {
  id: number;
  stale: string | null;
  updatedAt: Date | null;
  empty: number;
  /** How many of the texts beside it are out of date. */
  staleBeside: number;
};

/** A table with texts of records in both languages, and the columns of the record and of the texts. */
export type TextsBeside = {
  table: Prisma.ModelName;
  /** The relation of the record to them, and their column with its number. */
  relation: string;
  record: string;
  turkish: string;
  translated: string;
  /** The Turkish text that the translation still says, where it has changed since. */
  source: string;
};

type Tables = { table: string; optional: readonly string[]; beside: TextsBeside | undefined; locale: string };

/**
 * The states of the translations of some records, in one query that returns none of their texts. Records that are gone
 * are left out.
 * @param optional the texts that may be empty: `empty` counts those that only the record itself has, and those beside it
 */
export async function findTranslationStates(
  db: Db,
  { table, optional, beside, locale }: Tables,
  ids: readonly number[],
): Promise<TranslationState[]> {
  if (ids.length === 0) return [];
  const isEmpty = optional.map((name) => {
    const text = column(name);
    return Prisma.sql`
      CASE WHEN "record".${text} <> '' AND COALESCE("translation".${text}, '') = '' THEN 1 ELSE 0 END`;
  });
  const isEmptyBeside = beside
    ? Prisma.sql`(SELECT COUNT(*) FROM ${column(beside.table)} WHERE ${column(beside.record)} = "record"."id"
        AND ${column(beside.turkish)} IS NOT NULL AND ${column(beside.translated)} IS NULL)`
    : Prisma.sql`0`;
  const isStaleBeside = beside
    ? Prisma.sql`(SELECT COUNT(*) FROM ${column(beside.table)} WHERE ${column(beside.record)} = "record"."id"
        AND ${column(beside.source)} IS NOT NULL)`
    : Prisma.sql`0`;
  const empty = Prisma.join([...isEmpty, isEmptyBeside], ' + ');
  const rows = await db.$queryRaw<TranslationState[]>`
    SELECT "record"."id", "translation"."stale", "translation"."updatedAt", ${empty} AS "empty",
      ${isStaleBeside} AS "staleBeside"
    FROM ${column(table)} AS "record"
    LEFT JOIN ${column(`${table}Translation`)} AS "translation"
      ON "translation"."recordId" = "record"."id" AND "translation"."locale" = ${locale}
    WHERE "record"."id" IN (${Prisma.join([...ids])})
    ORDER BY "record"."id"`;
  // Where the record has no translation, nothing of it is empty.
  return rows.map((row) => ({
    ...row,
    empty: row.stale === null ? 0 : Number(row.empty),
    staleBeside: Number(row.staleBeside),
  }));
}

const column = (name: string) => Prisma.raw(`"${name}"`);
