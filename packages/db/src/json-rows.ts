import { isShared } from './cluster';
import type { Database } from './driver';
import { Prisma } from './generated/sqlite/client';

type Query = {
  table: Prisma.ModelName;
  columns: readonly string[];
  /** The date by which the period is meant. */
  date: string;
  from: Date;
  until: Date;
  take: number;
};

/**
 * The newest rows of a period as one value of the database: thousands of rows take four times as long on their way through
 * Prisma. Each row has its columns in their order; dates are texts, for `readJsonDate`.
 */
export async function findJsonRows(
  db: Database,
  { table, columns, date, from, until, take }: Query,
): Promise<(string | null)[][]> {
  const [toRow, toRows] = isShared(db) ? ['json_build_array', 'json_agg'] : ['json_array', 'json_group_array'];
  const names = columns.map((column) => `"${column}"`).join();
  const values = Prisma.raw(`${toRows}(${toRow}(${names}))`);
  const at = Prisma.raw(`"${date}"`);
  const [result] = await db.$queryRaw<{ rows: string | null }[]>`
    SELECT CAST(${values} AS TEXT) AS "rows" FROM (
      SELECT ${Prisma.raw(names)} FROM ${Prisma.raw(`"${table}"`)} WHERE ${at} >= ${from} AND ${at} < ${until}
      ORDER BY ${at} DESC, "id" DESC LIMIT ${take}
    ) AS "newest"`;
  return JSON.parse(result?.rows ?? '[]');
}

/** PostgreSQL writes dates without their zone, which is that of UTC. */
export const readJsonDate = (text: string): Date => new Date(/[Z+]/.test(text) ? text : `${text}Z`);
