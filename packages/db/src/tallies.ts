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
