import { createHash } from 'node:crypto';
import { loadDriver, openDatabase } from './client';
import { type Db, isPostgres, wholeSiteMs } from './driver';
import { applyMigrations, migrationsAt, pendingAt } from './migrations/migrate';
import { siteTables, type Table } from './tables';

/** How many rows a table has, and a checksum over their values. */
export type TableSum = { table: string; rows: number; sum: string };

type Row = Record<string, unknown>;
type Rows = {
  findMany: (query: { orderBy: Record<string, 'asc'>[]; skip: number; take: number }) => Promise<Row[]>;
  createMany: (query: { data: Row[] }) => Promise<unknown>;
  deleteMany: () => Promise<unknown>;
  count: () => Promise<number>;
};

/** The copy was not made; the message says why. */
export class CopyError extends Error {}

const batch = 200;

/**
 * Copies a whole site from one database into another one, which must be empty; missing tables are created. Everything
 * is copied or nothing, and afterwards both are read again and compared. A PostgreSQL source goes on changing meanwhile.
 * @throws CopyError where the copy cannot be made, or where the two differ afterwards
 */
export async function copyDatabase(fromUrl: string, toUrl: string): Promise<TableSum[]> {
  await prepareCopy(fromUrl, toUrl);
  const to = await openDatabase(toUrl);
  try {
    if (await hasRows(to)) throw new CopyError('The target is not empty.');
    const { withSnapshot } = await loadDriver(fromUrl);
    return await withSnapshot((source) =>
      to.$transaction((target) => copyTables(source, fromUrl, target, toUrl), { timeout: wholeSiteMs }),
    );
  } finally {
    await to.$disconnect();
  }
}

/**
 * Puts the rows of one database in the place of those of another one, in one transaction.
 * @throws CopyError where it cannot be done, or where the two would differ; nothing has changed then
 */
export async function replaceRows(fromUrl: string, toUrl: string): Promise<void> {
  await prepareCopy(fromUrl, toUrl);
  const to = await openDatabase(toUrl);
  try {
    const { withSnapshot } = await loadDriver(fromUrl);
    await withSnapshot((source) =>
      to.$transaction(
        async (target) => {
          for (const table of siteTables().toReversed()) await tableClient(target, table).deleteMany();
          await copyTables(source, fromUrl, target, toUrl);
        },
        { timeout: wholeSiteMs },
      ),
    );
  } finally {
    await to.$disconnect();
  }
}

/** Whether any table of the site has a row. */
export async function hasRows(db: Db): Promise<boolean> {
  for (const table of siteTables()) if ((await tableClient(db, table).count()) > 0) return true;
  return false;
}

/** Checks the source, and brings the target up to date. */
async function prepareCopy(fromUrl: string, toUrl: string): Promise<void> {
  const { pending, unknown } = await migrationsAt(fromUrl);
  if (unknown.length > 0) throw new CopyError('A newer version of Pano made the source; move it with that version.');
  if (pending.length > 0) {
    throw new CopyError('The source is not up to date: start the site once over it, then try again.');
  }
  if ((await pendingAt(toUrl)).length > 0) await applyMigrations(toUrl);
}

/** The sums of all tables. Dates and numbers count by their value, whatever type the database stores them as. */
export async function readTableSums(db: Db): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of siteTables()) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const page of readPages(table, db)) {
      rows += page.length;
      for (const row of page) hash.update(JSON.stringify(Object.entries(row).toSorted(), bigintToString)).update('\n');
    }
    sums.push({ table: table.name, rows, sum: hash.digest('hex') });
  }
  return sums;
}

const bigintToString = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

async function copyTables(from: Db, fromUrl: string, to: Db, toUrl: string): Promise<TableSum[]> {
  for (const table of siteTables()) await copyTable(table, from, to);
  await continueSequences(to, toUrl, await readSequences(from, fromUrl));
  const before = await readTableSums(from);
  const after = await readTableSums(to);
  const differing = before.filter(({ sum }, i) => sum !== after[i]?.sum).map(({ table }) => table);
  if (differing.length > 0) throw new CopyError(`The copy differs from the source in: ${differing.join(', ')}.`);
  return after;
}

async function copyTable(table: Table, from: Db, to: Db): Promise<void> {
  for await (const page of readPages(table, from)) await tableClient(to, table).createMany({ data: page });
}

async function* readPages(table: Table, db: Db): AsyncGenerator<Row[]> {
  const orderBy = table.key.map((field) => ({ [field]: 'asc' as const }));
  for (let skip = 0; ; skip += batch) {
    const page = await tableClient(db, table).findMany({ orderBy, skip, take: batch });
    if (page.length > 0) yield page;
    if (page.length < batch) return;
  }
}

/** The part of the client for a table that is known by name only. */
const tableClient = (db: Db, { name }: Table): Rows => Reflect.get(db, name);

/** The last number that a table has given away, also to rows that are gone. */
type Sequence = { table: string; last: number };

async function readSequences(db: Db, url: string): Promise<Sequence[]> {
  if (!isPostgres(url)) {
    const rows = await db.$queryRaw<Sequence[]>`SELECT name AS "table", seq AS "last" FROM sqlite_sequence`;
    return rows.map(({ table, last }) => ({ table, last: Number(last) }));
  }
  const sequences: Sequence[] = [];
  for (const { table, sequence } of await listSequences(db)) {
    const [row] = await db.$queryRawUnsafe<{ last: number }[]>(
      `SELECT last_value::int AS "last" FROM ${sequence} WHERE is_called`,
    );
    if (row) sequences.push({ table, last: row.last });
  }
  return sequences;
}

/**
 * Rows were copied with their ids: the sequences go on after the highest one, and after what the source has given away,
 * so that no new record gets the number of one in the trash.
 */
async function continueSequences(tx: Db, url: string, given: Sequence[]): Promise<void> {
  if (isPostgres(url)) {
    for (const { table, column, sequence } of await listSequences(tx)) {
      const last = given.find((one) => one.table === table)?.last ?? null;
      await tx.$queryRawUnsafe(
        `SELECT setval('${sequence}', greatest(max("${column}"), ${last}))::text FROM "${table}"`,
      );
    }
    return;
  }
  for (const { table, last } of given) {
    // The row of a table is there once the table has had one.
    await tx.$executeRaw`INSERT INTO sqlite_sequence (name, seq)
      SELECT ${table}, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${table})`;
    await tx.$executeRaw`UPDATE sqlite_sequence SET seq = max(seq, ${last}) WHERE name = ${table}`;
  }
}

const listSequences = (db: Db) =>
  db.$queryRaw<{ table: string; column: string; sequence: string }[]>`
    SELECT table_name AS "table", column_name AS "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) AS "sequence"
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`;
