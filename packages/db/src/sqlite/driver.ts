import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { bindCommitEmitter, createCommitEmitter } from '#commits/commit-notifications';
import { clientOptions, type Db, type Driver, wholeSiteMs } from '#driver';
import { PrismaClient } from '#generated/sqlite/client';
import { migrations, schema } from '#generated/sqlite/migrations';
import { migrationAdapter, sqliteAdapter } from './adapter';
import { sqliteFile } from './database-file';
import { readSqliteSchema } from './schema-objects';
import { bindSearchIndex } from './search-index';

export const sqliteDriver = (url: string): Driver => ({
  schema,
  migrations,
  withMigrationFactory: (work) => {
    const file = sqliteFile(url);
    // The engine does not say why a file cannot be opened.
    mkdirSync(dirname(file), { recursive: true });
    return withClosedConnections(migrationAdapter(file), work);
  },
  open: () => openFile(sqliteFile(url)),
  readSchema: (applied) => readSqliteSchema(sqliteFile(url), applied),
  withSnapshot: (work) => withSnapshot(sqliteFile(url), work),
  // A file has one instance.
  withStartLock: (work) => work(),
});

/** Opens a file, creating it and its folder where missing. */
async function openFile(file: string): Promise<PrismaClient> {
  mkdirSync(dirname(file), { recursive: true });
  const emitter = createCommitEmitter();
  const db = new PrismaClient({ adapter: sqliteAdapter(file, emitter.emit), ...clientOptions });
  bindCommitEmitter(db, emitter);
  bindSearchIndex(db);
  // Every acknowledged write reaches the disk before its response is sent; in WAL mode NORMAL would not promise that.
  await db.$executeRaw`PRAGMA synchronous = FULL`;
  await db.$executeRaw`PRAGMA foreign_keys = ON`;
  return db;
}

/** A transaction keeps writers waiting: files that are in use are copied with `snapshotDatabase` instead. */
async function withSnapshot<T>(file: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openFile(file);
  try {
    return await db.$transaction(work, { timeout: wholeSiteMs });
  } finally {
    await db.$disconnect();
  }
}

/** Closes the connections that the migration engine opens, since it never closes them itself. */
async function withClosedConnections<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
): Promise<T> {
  const connections: SqlDriverAdapter[] = [];
  const track = async (opening: Promise<SqlDriverAdapter>) => {
    const connection = await opening;
    connections.push(connection);
    return connection;
  };
  const { provider, adapterName } = factory;
  try {
    return await work({
      provider,
      adapterName,
      connect: () => track(factory.connect()),
      connectToShadowDb: () => track(factory.connectToShadowDb()),
    });
  } finally {
    await Promise.all(connections.map((connection) => connection.dispose()));
  }
}
