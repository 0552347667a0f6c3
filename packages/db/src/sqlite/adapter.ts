import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { type Announcements, announcing, foreignCommit } from '#commits/commit-notifications';
import { isolateTransactions } from './isolate-transactions';

/**
 * Prisma's better-sqlite3 adapter, except that a statement outside a transaction waits while one is open.
 * There is a single connection that writes: without the wait such a statement would run inside the foreign
 * transaction, and an acknowledged write would vanish with its rollback. What only reads has a connection of its own
 * and sees what was committed, whether or not a transaction is open or another process holds the write lock.
 */
export function sqliteAdapter(
  file: string,
  announce: Announcements['announce'] = () => {},
): SqlMigrationAwareDriverAdapterFactory {
  const factory = singleConnection(file);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const writer = await noticingOthers(await factory.connect(), announce);
      return announcing(isolateTransactions(writer, await openReader(factory)), announce);
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

/** The adapter for migrations, which read what they have not committed yet. */
export function migrationAdapter(file: string): SqlMigrationAwareDriverAdapterFactory {
  const factory = singleConnection(file);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => isolateTransactions(await factory.connect()),
    connectToShadowDb: async () => isolateTransactions(await factory.connectToShadowDb()),
  };
}

/** How long the driver itself waits for a lock. It is synchronous: a longer wait would freeze all requests. */
const driverTimeoutMs = 10;

const singleConnection = (file: string) => new PrismaBetterSqlite3({ url: file, timeout: driverTimeoutMs });

async function openReader(factory: PrismaBetterSqlite3): Promise<SqlDriverAdapter> {
  const reader = await factory.connect();
  await reader.executeScript('PRAGMA query_only = ON');
  return reader;
}

/** How often to look whether another process wrote to the file. */
const otherWritersMs = 250;

/** Announces what other connections to the file commit: SQLite counts their commits, without saying what they wrote. */
async function noticingOthers(
  adapter: SqlDriverAdapter,
  announce: Announcements['announce'],
): Promise<SqlDriverAdapter> {
  let seen: unknown;
  const look = async () => {
    const { rows } = await adapter.queryRaw({ sql: 'PRAGMA data_version', args: [], argTypes: [] });
    const version = rows[0]?.[0];
    if (seen !== undefined && version !== seen) announce(foreignCommit);
    seen = version;
  };
  // Before anything is read that somebody might keep.
  await look().catch(() => undefined);
  // A look that fails says nothing about the version: the next one will.
  const timer = setInterval(() => look().catch(() => announce(foreignCommit)), otherWritersMs).unref();
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = () => {
    clearInterval(timer);
    return dispose();
  };
  return adapter;
}
