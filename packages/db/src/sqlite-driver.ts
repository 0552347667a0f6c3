import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { bindAnnouncements, createAnnouncements } from './changes';
import { clientOptions } from './client';
import type { Driver } from './driver';
import { PrismaClient } from './generated/sqlite/client';
import { migrations, schema } from './generated/sqlite/migrations';
import { bindSearchIndex } from './search-index';
import { migrationAdapter, sqliteAdapter } from './sqlite-adapter';
import { sqliteFile } from './sqlite-file';

export const sqliteDriver = (url: string): Driver => ({
  schema,
  migrations,
  adapter: () => migrationAdapter(sqliteFile(url)),
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
