import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { type CommitEmitter, emitCommits, unknownCommit } from '#commits/commit-notifications';
import { isolateTransactions } from './isolate-transactions';
import { reuseStatements } from './prepared-statements';

/**
 * Prisma's better-sqlite3 adapter, except that a statement outside a transaction waits while one is open.
 * There is a single connection that writes: without the wait such a statement would run inside the open transaction of
 * another request, and an acknowledged write would vanish with its rollback. Reads have a connection of their own and
 * see what was committed, whether or not a transaction is open or another process holds the write lock.
 */
export function sqliteAdapter(
  file: string,
  emit: CommitEmitter['emit'] = () => {},
): SqlMigrationAwareDriverAdapterFactory {
  const factory = singleConnection(file);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const connection = reuseStatements(await factory.connect());
      // Before commits are looked for: a file that another connection turns into this mode looks as if it was written to.
      await connection.queryRaw({ sql: 'PRAGMA journal_mode = WAL', args: [], argTypes: [] });
      const writer = await pollForeignCommits(connection, emit);
      return emitCommits(isolateTransactions(writer, await openReader(factory)), emit);
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

/** Kilobytes of the file that a connection keeps; the driver's 16 MB are as many again of what the system keeps anyway. */
const cacheSize = 4000;

/** A connection that overwrites what it deletes with zeros: SQLite alone would leave it in the file. */
function singleConnection(file: string): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: file, timeout: driverTimeoutMs });
  const overwriting = async (opening: Promise<SqlDriverAdapter>) => {
    const connection = await opening;
    await connection.executeScript(`PRAGMA secure_delete = ON; PRAGMA cache_size = -${cacheSize}`);
    return connection;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => overwriting(factory.connect()),
    connectToShadowDb: () => overwriting(factory.connectToShadowDb()),
  };
}

async function openReader(factory: SqlMigrationAwareDriverAdapterFactory): Promise<SqlDriverAdapter> {
  const reader = reuseStatements(await factory.connect());
  await reader.executeScript('PRAGMA query_only = ON');
  return reader;
}

/** How often to check whether another process wrote to the file. */
const pollMs = 250;

/** Emits the commits of other connections to the file: SQLite counts them, without saying what they wrote. */
async function pollForeignCommits(adapter: SqlDriverAdapter, emit: CommitEmitter['emit']): Promise<SqlDriverAdapter> {
  let lastVersion: unknown;
  const poll = async () => {
    const { rows } = await adapter.queryRaw({ sql: 'PRAGMA data_version', args: [], argTypes: [] });
    const version = rows[0]?.[0];
    if (lastVersion !== undefined && version !== lastVersion) emit(unknownCommit);
    lastVersion = version;
  };
  // Before anything is read that a cache might keep.
  await poll().catch(() => undefined);
  // A failed poll leaves the version unknown, so listeners must assume a commit.
  const timer = setInterval(() => poll().catch(() => emit(unknownCommit)), pollMs).unref();
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = () => {
    clearInterval(timer);
    return dispose();
  };
  return adapter;
}
