import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

/** What the translation of a record needs to be described; `stale` and `updatedAt` are null where it has none. */
type TranslationState = { id: number; stale: string | null; updatedAt: Date | null; empty: number };

/**
 * The states of the translations of some records, in one query that returns none of their texts. Records that are gone
 * are left out.
 * @param optional the texts that may be empty: `empty` counts those that only the record itself has
 */
export async function findTranslationStates(
  db: Db,
  { table, optional, locale }: { table: string; optional: readonly string[]; locale: string },
  ids: readonly number[],
): Promise<TranslationState[]> {
  if (ids.length === 0) return [];
  const isEmpty = optional.map((name) => {
    const column = Prisma.raw(`"${name}"`);
    return Prisma.sql`
      CASE WHEN "record".${column} <> '' AND COALESCE("translation".${column}, '') = '' THEN 1 ELSE 0 END`;
  });
  const empty = isEmpty.length > 0 ? Prisma.join(isEmpty, ' + ') : Prisma.sql`0`;
  const rows = await db.$queryRaw<TranslationState[]>`
    SELECT "record"."id", "translation"."stale", "translation"."updatedAt", ${empty} AS "empty"
    FROM ${Prisma.raw(`"${table}"`)} AS "record"
    LEFT JOIN ${Prisma.raw(`"${table}Translation"`)} AS "translation"
      ON "translation"."recordId" = "record"."id" AND "translation"."locale" = ${locale}
    WHERE "record"."id" IN (${Prisma.join([...ids])})
    ORDER BY "record"."id"`;
  // Where the record has no translation, nothing of it is empty.
  return rows.map((row) => ({ ...row, empty: row.stale === null ? 0 : Number(row.empty) }));
}
