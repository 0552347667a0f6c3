import { createHash } from 'node:crypto';
import { type Database, type Db, openDatabase } from './client';
import { isPostgres } from './driver';
import { applyMigrations, migrationsAt, pendingAt } from './migrations/migrate';
import { type Table, tablesInOrder } from './tables';

/** How many rows a table has, and a checksum over all that stands in them. */
export type TableSum = { table: string; rows: number; sum: string };

type Row = Record<string, unknown>;
type Rows = {
  findMany: (query: { orderBy: Record<string, 'asc'>[]; skip: number; take: number }) => Promise<Row[]>;
  createMany: (query: { data: Row[] }) => Promise<unknown>;
};

/** Why a copy was not made. */
export class CopyError extends Error {}

const batch = 200;
const transactionMs = 60 * 60 * 1000;

/**
 * Copies a whole site from one database into another one, which must be empty; its tables are made where missing. All
 * is copied or nothing, and afterwards both are read again and compared.
 * @throws CopyError where that cannot be done, or where the two differ in the end
 */
export async function copyDatabase(fromUrl: string, toUrl: string): Promise<TableSum[]> {
  const { pending, unknown } = await migrationsAt(fromUrl);
  if (unknown.length > 0) throw new CopyError('A newer version of Pano made the source; move it with that version.');
  if (pending.length > 0) {
    throw new CopyError('The source is not up to date: start the site once over it, then try again.');
  }
  if ((await pendingAt(toUrl)).length > 0) await applyMigrations(toUrl);
  const from = await openDatabase(fromUrl);
  const to = await openDatabase(toUrl);
  try {
    const before = await sumsOf(from);
    if ((await sumsOf(to)).some(({ rows }) => rows > 0)) throw new CopyError('The target is not empty.');
    await to.$transaction(
      async (tx) => {
        for (const table of tablesInOrder()) await copyTable(table, from, tx);
        if (isPostgres(toUrl)) await continueNumbers(tx);
      },
      { timeout: transactionMs },
    );
    const after = await sumsOf(to);
    const differing = before.filter(({ sum }, i) => sum !== after[i]?.sum).map(({ table }) => table);
    if (differing.length > 0) throw new CopyError(`The copy differs from the source in: ${differing.join(', ')}.`);
    return after;
  } finally {
    await from.$disconnect();
    await to.$disconnect();
  }
}

/** The sums of all tables. Dates and numbers count by their value, whatever the database keeps them as. */
export async function sumsOf(db: Db): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of tablesInOrder()) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const page of pagesOf(table, db)) {
      rows += page.length;
      for (const row of page) hash.update(JSON.stringify(Object.entries(row).toSorted(), plain)).update('\n');
    }
    sums.push({ table: table.name, rows, sum: hash.digest('hex') });
  }
  return sums;
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

async function copyTable(table: Table, from: Database, to: Db): Promise<void> {
  for await (const page of pagesOf(table, from)) await rowsOf(to, table).createMany({ data: page });
}

async function* pagesOf(table: Table, db: Db): AsyncGenerator<Row[]> {
  const orderBy = table.key.map((field) => ({ [field]: 'asc' as const }));
  for (let skip = 0; ; skip += batch) {
    const page = await rowsOf(db, table).findMany({ orderBy, skip, take: batch });
    if (page.length > 0) yield page;
    if (page.length < batch) return;
  }
}

/** The client's access to a table that is known by name only. */
const rowsOf = (db: Db, { name }: Table): Rows => Reflect.get(db, name);

/** Rows came with their numbers; the next ones must continue after them. */
async function continueNumbers(tx: Db): Promise<void> {
  const columns = await tx.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`;
  for (const { table, column } of columns) {
    await tx.$queryRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}"))::text FROM "${table}"`,
    );
  }
}
