import Sqlite from 'better-sqlite3';
import { openDatabase } from './client';
import { isPostgres } from './driver';
import { migrationNames } from './generated/migration-names';
import { sqliteFile } from './sqlite/database-file';

/** What an inspection finds in a database, without changing it. */
export type Inspection = {
  /** The findings of SQLite's own check; empty where the file is sound. PostgreSQL checks itself as it reads. */
  damage: string[];
  /** Rows that refer to rows which do not exist, as `table -> table`. */
  brokenReferences: string[];
  /** Applied migrations, oldest first. */
  applied: string[];
  /** Migrations of this program that the database has not seen. */
  pending: string[];
  /** Applied migrations that this program does not know: a newer one made the database. */
  unknown: string[];
  /** How many rows each table has. */
  counts: Record<string, number>;
};

/** Inspects a database without changing it. Throws where it does not exist or is not a database. */
export async function inspectDatabase(url: string): Promise<Inspection> {
  const { applied, ...findings } = isPostgres(url) ? await inspectServer(url) : inspectFile(sqliteFile(url));
  return {
    ...findings,
    applied,
    pending: migrationNames.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !migrationNames.includes(name)),
  };
}

type Findings = Omit<Inspection, 'pending' | 'unknown'>;

const appliedSql =
  'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1';
const countSql = (table: string) => `SELECT count(*) AS rows FROM "${table.replaceAll('"', '""')}"`;

/** The migrations that were applied to a file; much quicker than a client of Prisma, which every start would wait for. */
export function listAppliedToFile(file: string): string[] {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return listApplied(db);
  } finally {
    db.close();
  }
}

function listApplied(db: Sqlite.Database): string[] {
  const isMigrated = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
  return isMigrated ? db.prepare<[], string>(appliedSql).pluck().all() : [];
}

function inspectFile(file: string): Findings {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const strings = (sql: string) => db.prepare<[], string>(sql).pluck().all();
    const broken = db.prepare<[], { table: string; parent: string }>('PRAGMA foreign_key_check').all();
    const tables = strings("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    const countRows = (table: string) => db.prepare<[], number>(countSql(table)).pluck().get() ?? 0;
    return {
      damage: strings('PRAGMA integrity_check(20)').filter((line) => line !== 'ok'),
      brokenReferences: broken.map(({ table, parent }) => `${table} -> ${parent}`),
      applied: listApplied(db),
      counts: Object.fromEntries(contentTables(tables).map((table) => [table, countRows(table)])),
    };
  } finally {
    db.close();
  }
}

async function inspectServer(url: string): Promise<Findings> {
  const db = await openDatabase(url);
  try {
    const named = await db.$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`;
    const tables = named.map(({ name }) => name);
    const applied = tables.includes('_prisma_migrations')
      ? await db.$queryRawUnsafe<{ migration_name: string }[]>(appliedSql)
      : [];
    const counts: Record<string, number> = {};
    for (const table of contentTables(tables)) {
      const [row] = await db.$queryRawUnsafe<{ rows: bigint }[]>(countSql(table));
      counts[table] = Number(row?.rows ?? 0);
    }
    return { damage: [], brokenReferences: [], applied: applied.map((row) => row.migration_name), counts };
  } finally {
    await db.$disconnect();
  }
}

/** The tables of the models, by name: those of Prisma and of the search index begin with an underscore. */
const contentTables = (tables: string[]) => tables.filter((name) => !name.startsWith('_')).toSorted();
