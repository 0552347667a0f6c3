import Sqlite from 'better-sqlite3';
import type { SchemaObject } from '#driver';
import { migrations } from '#generated/sqlite/migrations';

/** What the database has, and what the migrations that it has seen make. */
export async function readSqliteSchema(file: string, applied: readonly string[]) {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true });
  const empty = new Sqlite(':memory:');
  try {
    for (const { name, sql } of migrations) if (applied.includes(name)) empty.exec(sql);
    return { present: readObjects(db), expected: readObjects(empty) };
  } finally {
    db.close();
    empty.close();
  }
}

/** Names that begin with `sqlite_` are SQLite's own; nobody else can give one. The migration engine has one table. */
function readObjects(db: Sqlite.Database): SchemaObject[] {
  const sql = `SELECT type, name, tbl_name AS "table", coalesce(sql, '') AS definition FROM sqlite_master
    WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND NOT (type = 'table' AND name = '_prisma_migrations')`;
  return db.prepare<[], SchemaObject>(sql).all();
}

/** Removes from a copy of a database what no migration makes. */
export function dropObjects(file: string, objects: readonly SchemaObject[]): void {
  const db = new Sqlite(file, { fileMustExist: true });
  try {
    // A table last: what stands on it goes with it.
    for (const { type, name } of objects.toSorted((one) => (one.type === 'table' ? 1 : -1)))
      db.exec(`DROP ${type.toUpperCase()} IF EXISTS "${name.replaceAll('"', '""')}"`);
  } finally {
    db.close();
  }
}
