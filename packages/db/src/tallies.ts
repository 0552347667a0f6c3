import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

/** Rows of one statement: SQLite and PostgreSQL take far more values, and short statements are parsed from a cache. */
const rowsPerStatement = 100;

/** Adds counts to those of the table, whoever else adds to the same rows. Call it in a transaction. */
export async function addTallies(tx: Db, tallies: readonly Prisma.TallyCreateManyInput[]): Promise<void> {
  for (let from = 0; from < tallies.length; from += rowsPerStatement) {
    const rows = tallies
      .slice(from, from + rowsPerStatement)
      .map(({ day, kind, page, detail, count = 0 }) => Prisma.sql`(${day}, ${kind}, ${page}, ${detail}, ${count})`);
    await tx.$executeRaw`
      INSERT INTO "Tally" ("day", "kind", "page", "detail", "count") VALUES ${Prisma.join(rows)}
      ON CONFLICT ("day", "kind", "page", "detail") DO UPDATE SET "count" = "Tally"."count" + excluded."count"`;
  }
}

/**
 * Adds old days to their month, and deletes old months. Call it in a transaction.
 * @param before a day as in `2026-03-05` and a month as in `2026-03`: earlier ones are meant
 * @returns how many rows of days there were
 */
export async function foldTallies(tx: Db, before: { foldBefore: string; deleteBefore: string }): Promise<number> {
  const { foldBefore, deleteBefore } = before;
  await tx.$executeRaw`DELETE FROM "Tally" WHERE "day" < ${deleteBefore}`;
  await tx.$executeRaw`
    INSERT INTO "Tally" ("day", "kind", "page", "detail", "count")
    SELECT SUBSTR("day", 1, 7), "kind", "page", "detail", SUM("count") FROM "Tally"
    WHERE "day" < ${foldBefore} AND LENGTH("day") = 10 GROUP BY 1, 2, 3, 4
    ON CONFLICT ("day", "kind", "page", "detail") DO UPDATE SET "count" = "Tally"."count" + excluded."count"`;
  return tx.$executeRaw`DELETE FROM "Tally" WHERE "day" < ${foldBefore} AND LENGTH("day") = 10`;
}
