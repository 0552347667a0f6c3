import type { Database, Db } from '#client';

/** The tables that grow with the years. Each has an index over all parts of its search column. */
export const searchedTables = ['Article', 'Project', 'ContactForm'] as const;
export type SearchedTable = (typeof searchedTables)[number];

/** Shorter words are in no index. */
const shortest = 3;

const indexed = new WeakSet<object>();

/** Makes known that the indexes of this database have to be asked by name, as SQLite's have. */
export const bindSearchIndex = (db: Database): void => void indexed.add(db);

/**
 * The numbers of the rows whose search column has all these words somewhere. Null where there are more than `most`, and
 * where the index cannot be asked: then a condition on the column finds them.
 */
export async function findMatches(
  db: Db,
  table: SearchedTable,
  words: string[],
  most: number,
): Promise<number[] | null> {
  const expression = expressionFor(db, words);
  if (expression === null) return null;
  // As one value: hundreds of rows would cost more on their way through Prisma than the search itself.
  const found = `SELECT rowid AS id FROM "${indexOf(table)}" WHERE "search" MATCH ? LIMIT ?`;
  const sql = `SELECT json_group_array(id) AS ids FROM (${found})`;
  const [row] = await db.$queryRawUnsafe<{ ids: string }[]>(sql, expression, most + 1);
  const ids: number[] = JSON.parse(row?.ids ?? '[]');
  return ids.length > most ? null : ids;
}

/** How many rows have all these words; null where the index does not tell. */
export async function countMatches(db: Db, table: SearchedTable, words: string[]): Promise<number | null> {
  const expression = expressionFor(db, words);
  if (expression === null || words.some((word) => word.length < shortest)) return null;
  const sql = `SELECT count(*) AS rows FROM "${indexOf(table)}" WHERE "search" MATCH ?`;
  const [row] = await db.$queryRawUnsafe<{ rows: bigint }[]>(sql, expression);
  return Number(row?.rows ?? 0);
}

const indexOf = (table: SearchedTable) => `_search_${table}`;

/** Short words narrow nothing down. */
function expressionFor(db: Db, words: string[]): string | null {
  const long = words.filter((word) => word.length >= shortest);
  if (!indexed.has(db) || long.length === 0) return null;
  return long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
}
