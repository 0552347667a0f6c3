import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { clientOptions } from '#client';
import { bindAnnouncements, createAnnouncements } from '#commits/commit-notifications';
import type { Driver } from '#driver';
import { PrismaClient } from '#generated/sqlite/client';
import { migrations, schema } from '#generated/sqlite/migrations';
import { migrationAdapter, sqliteAdapter } from './adapter';
import { bindSearchIndex } from './search-index';
import { sqliteFile } from './sqlite-file';

export const sqliteDriver = (url: string): Driver => ({
  schema,
  migrations,
  migrating: (work) => {
    const file = sqliteFile(url);
    // The engine does not say why a file cannot be opened.
    mkdirSync(dirname(file), { recursive: true });
    return closingAfter(migrationAdapter(file), work);
  },
  open: () => openFile(sqliteFile(url)),
  // A file has one instance.
  exclusively: (work) => work(),
});

/** Opens a file, creating it and its folder where missing. */
async function openFile(file: string): Promise<PrismaClient> {
  mkdirSync(dirname(file), { recursive: true });
  const announcements = createAnnouncements();
  const db = new PrismaClient({ adapter: sqliteAdapter(file, announcements.announce), ...clientOptions });
  bindAnnouncements(db, announcements);
  bindSearchIndex(db);
  await db.$queryRaw`PRAGMA journal_mode = WAL`;
  // Every acknowledged write reaches the disk before its answer leaves; in WAL mode NORMAL would not promise that.
  await db.$executeRaw`PRAGMA synchronous = FULL`;
  await db.$executeRaw`PRAGMA foreign_keys = ON`;
  return db;
}

/** Closes the connections that the engine opens, since it never closes them itself. */
async function closingAfter<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
): Promise<T> {
  const connections: SqlDriverAdapter[] = [];
  const note = async (opening: Promise<SqlDriverAdapter>) => {
    const connection = await opening;
    connections.push(connection);
    return connection;
  };
  const { provider, adapterName } = factory;
  try {
    return await work({
      provider,
      adapterName,
      connect: () => note(factory.connect()),
      connectToShadowDb: () => note(factory.connectToShadowDb()),
    });
  } finally {
    await Promise.all(connections.map((connection) => connection.dispose()));
  }
}
