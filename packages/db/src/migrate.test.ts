import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, sqliteFile } from './client';
import { migrations } from './generated/migrations';
import { applyMigrations, pendingMigrations } from './migrate';
import { createTestDatabase } from './testing';

async function emptyDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'pano-migrate-'));
  const url = `file:${join(folder, 'pano.db')}`;
  const db = await openDatabase(url);
  onTestFinished(async () => {
    await db.$disconnect();
    await rm(folder, { recursive: true, force: true });
  });
  return { db, url };
}

/** Tables, columns, indexes and foreign keys, without the order in which they were made. */
async function structureOf(db: Awaited<ReturnType<typeof openDatabase>>) {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations' ORDER BY name`;
  const columns = await db.$queryRaw`
    SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
    FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_prisma_migrations' ORDER BY 1, 2`;
  const indexes = await db.$queryRaw`
    SELECT m.name AS "table", i.name, i."unique", c.seqno, c.name AS "column"
    FROM sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    WHERE m.type = 'table' AND m.name <> '_prisma_migrations' ORDER BY 1, 2, 4`;
  const foreignKeys = await db.$queryRaw`
    SELECT m.name AS "table", f."from", f."table" AS target, f."to", f.on_delete, f.on_update
    FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table' ORDER BY 1, 2`;
  return { tables, columns, indexes, foreignKeys };
}

test('the migrations lead to exactly what the models say', async () => {
  const migrated = await createTestDatabase();
  onTestFinished(migrated.close);
  const fromModels = await emptyDatabase();
  new Sqlite(sqliteFile(fromModels.url)).exec(modelsAsSql()).close();
  expect(await structureOf(migrated.db)).toEqual(await structureOf(fromModels.db));
});

test('an empty database is brought up to date once', async () => {
  const { db, url } = await emptyDatabase();
  const names = migrations.map((migration) => migration.name);
  expect(await pendingMigrations(db)).toEqual(names);
  await db.$disconnect();
  expect(await applyMigrations(url)).toEqual(names);
  expect(await applyMigrations(url)).toEqual([]);
  const again = await openDatabase(url);
  expect(await pendingMigrations(again)).toEqual([]);
  await again.$disconnect();
});

/** The SQL that makes all tables of the models at once, without any migration. */
const modelsAsSql = () =>
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/print-sql.mjs', import.meta.url))], {
    encoding: 'utf8',
  });
