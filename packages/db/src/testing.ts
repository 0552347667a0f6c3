import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from './client';
import { applyMigrations } from './migrate';
import { testServer } from './testing-server';

export type TestDatabase = { db: Database; url: string; close: () => Promise<void> };

/** A place for one database: the address, and how to remove it. */
type Place = { url: string; remove: () => Promise<void> };

/** An empty database with all migrations applied, of the caller's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, remove } = await (testServer ? testServer.copyTemplate() : copyTemplate());
  const db = await openDatabase(url);
  const close = async () => {
    await db.$disconnect();
    await remove();
  };
  return { db, url, close };
}

/** A place where no database was made yet: no table, with SQLite not even a file. */
export const createEmptyPlace = (): Promise<Place> => (testServer ? testServer.createEmpty() : createFolder());

async function createFolder(): Promise<Place & { file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pano-db-'));
  const file = join(folder, 'pano.db');
  return { url: `file:${file}`, file, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copyTemplate(): Promise<Place> {
  const place = await createFolder();
  await copyFile(await migratedTemplate(), place.file);
  return place;
}

let template: Promise<string> | undefined;

// Migrating takes far longer than copying the result, so each test process migrates once.
function migratedTemplate(): Promise<string> {
  template ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pano-db-template-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'template.db');
    await applyMigrations(`file:${file}`);
    return file;
  })();
  return template;
}

/** All columns that hold text, as `Table.column`. */
export async function textColumns(db: Database): Promise<string[]> {
  const rows = testServer
    ? await db.$queryRaw<{ name: string }[]>`
        SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'text' AND table_name <> '_prisma_migrations'`
    : await db.$queryRaw<{ name: string }[]>`
        SELECT m.name || '.' || c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c
        WHERE m.type = 'table' AND c.type = 'TEXT' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_prisma_migrations'`;
  return rows.map(({ name }) => name);
}
