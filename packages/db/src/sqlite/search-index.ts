import type { Database, Db } from '#driver';
import type { Prisma } from '#generated/sqlite/client';

/** The index holds trigrams: it cannot find shorter words. */
const minLength = 3;

const indexedDatabases = new WeakSet<object>();

/** Marks a database whose search indexes have to be queried by name, as SQLite's have. */
export const bindSearchIndex = (db: Database): void => void indexedDatabases.add(db);

/**
 * The ids of the rows whose search column has all these words somewhere. Null where there are more than `limit`, and
 * where the index cannot be queried: then a condition on the column finds them.
 */
export async function findMatches(
  db: Db,
  table: Prisma.ModelName,
  words: string[],
  limit: number,
): Promise<number[] | null> {
  const expression = matchExpression(db, words);
  if (expression === null) return null;
  // As one value: hundreds of rows would cost more on their way through Prisma than the search itself.
  const matches = `SELECT rowid AS id FROM "${indexName(table)}" WHERE "search" MATCH ? LIMIT ?`;
  const sql = `SELECT json_group_array(id) AS ids FROM (${matches})`;
  const [row] = await db.$queryRawUnsafe<{ ids: string }[]>(sql, expression, limit + 1);
  const ids: number[] = JSON.parse(row?.ids ?? '[]');
  return ids.length > limit ? null : ids;
}

/** How many rows have all these words; null where the index cannot tell. */
export async function countMatches(db: Db, table: Prisma.ModelName, words: string[]): Promise<number | null> {
  const expression = matchExpression(db, words);
  if (expression === null || words.some((word) => word.length < minLength)) return null;
  const sql = `SELECT count(*) AS rows FROM "${indexName(table)}" WHERE "search" MATCH ?`;
  const [row] = await db.$queryRawUnsafe<{ rows: bigint }[]>(sql, expression);
  return Number(row?.rows ?? 0);
}

const indexName = (table: Prisma.ModelName) => `_search_${table}`;

/** The FTS5 expression for these words, without the short ones; null where the index cannot be used. */
function matchExpression(db: Db, words: string[]): string | null {
  const long = words.filter((word) => word.length >= minLength);
  if (!indexedDatabases.has(db) || long.length === 0) return null;
  return long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
}
