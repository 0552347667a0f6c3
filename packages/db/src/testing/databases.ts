import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { openDatabase } from '#client';
import { bindCommitEmitter, createCommitEmitter } from '#commits/commit-notifications';
import { clientOptions, type Database } from '#driver';
import { PrismaClient as PostgresClient } from '#generated/postgresql/client';
import { PrismaClient } from '#generated/sqlite/client';
import { applyMigrations } from '#migrations/migrate';
import { postgresAdapter } from '#postgres/adapter';
import { poolConfig } from '#postgres/connection';
import { createNotifier } from '#postgres/listen';
import { sqliteAdapter } from '#sqlite/adapter';
import { bindSearchIndex } from '#sqlite/search-index';
import { siteTables, type Table } from '#tables';
import { testServer } from './postgres-databases';

export type TestDatabase = { db: Database; url: string; close: () => Promise<void> };

/** A place for one database: the address, and how to remove it. */
type Place = { url: string; remove: () => Promise<void> };

/** One with all tables. */
type MigratedPlace = Place & { open: () => Promise<Database> };

/** An empty database with all migrations applied, of the caller's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, remove, open } = await createMigratedPlace();
  const db = await open();
  const close = async () => {
    await db.$disconnect();
    await remove();
  };
  return { db, url, close };
}

/** A SELECT, as it reached the driver. */
export type LoggedQuery = { sql: string; args: unknown[] };

type LoggedDatabase = TestDatabase & { queries: LoggedQuery[] };

/** Like `createTestDatabase`, with a log of each SELECT outside transactions. */
export const createWatchedDatabase = (): Promise<LoggedDatabase> =>
  testServer ? createLoggedPostgres(testServer.copyTemplate()) : createLoggedDatabase();

/** The same, but always on SQLite. */
export async function createLoggedDatabase(): Promise<LoggedDatabase> {
  const place = await copyTemplate();
  const queries: LoggedQuery[] = [];
  const emitter = createCommitEmitter();
  const adapter = logSelects(sqliteAdapter(place.file, emitter.emit), queries);
  const db = new PrismaClient({ ...clientOptions, adapter });
  bindCommitEmitter(db, emitter);
  bindSearchIndex(db);
  const close = async () => {
    await db.$disconnect();
    await place.remove();
  };
  return { db, url: place.url, close, queries };
}

async function createLoggedPostgres(copy: Promise<Place>): Promise<LoggedDatabase> {
  const { url, remove } = await copy;
  const queries: LoggedQuery[] = [];
  const emitter = createCommitEmitter();
  const pool = new pg.Pool(poolConfig(url));
  const adapter = logSelects(postgresAdapter(pool, createNotifier(emitter.emit), emitter.emit), queries);
  const db = new PostgresClient({ ...clientOptions, adapter }) as unknown as Database;
  bindCommitEmitter(db, emitter);
  const close = async () => {
    await db.$disconnect();
    await pool.end();
    await remove();
  };
  return { db, url, close, queries };
}

function logSelects<Factory extends SqlDriverAdapterFactory>(factory: Factory, queries: LoggedQuery[]): Factory {
  const connect = async () => {
    const connection = await factory.connect();
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = (query) => {
      if (/^\s*SELECT/i.test(query.sql)) queries.push({ sql: query.sql, args: query.args });
      return queryRaw(query);
    };
    return connection;
  };
  return { ...factory, connect };
}

/** A place with an empty database that all migrations were applied to. */
export const createMigratedPlace = (): Promise<MigratedPlace> =>
  testServer ? testServer.copyTemplate() : copyTemplate();

/** A place where no database was made yet: no table, with SQLite not even a file. */
export const createEmptyPlace = (): Promise<Place> => (testServer ? testServer.createDatabase() : createFolderPlace());

/** A place for a file of SQLite, whatever the tests run on. */
export async function createFolderPlace(): Promise<Place & { file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pano-db-'));
  const file = join(folder, 'pano.db');
  return { url: `file:${file}`, file, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copyTemplate(): Promise<MigratedPlace & { file: string }> {
  const place = await createFolderPlace();
  await copyFile(await migratedTemplate(), place.file);
  return { ...place, open: () => openDatabase(place.url) };
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
        WHERE m.type = 'table' AND c.type = 'TEXT' AND m.name NOT LIKE 'sqlite_%' AND substr(m.name, 1, 1) <> '_'`;
  return rows.map(({ name }) => name);
}

type Row = Record<string, unknown>;

/** All rows of the site but those of some models, by the model and by the key of each. */
export async function readTables(db: Database, except: readonly string[]): Promise<Map<string, Map<string, Row>>> {
  const read = async ({ model, key }: Table) => {
    const rows = await db.$queryRawUnsafe<Row[]>(`SELECT * FROM "${model}"`);
    return [model, new Map(rows.map((row) => [key.map((name) => row[name]).join(' '), row]))] as const;
  };
  return new Map(
    await Promise.all(
      siteTables()
        .filter(({ model }) => !except.includes(model))
        .map(read),
    ),
  );
}
