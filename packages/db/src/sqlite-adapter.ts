import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { type Announcements, announcing, foreignCommit } from './changes';
import { untilUnlocked, waitUntil } from './sqlite-lock';

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

const onlyReads = ({ sql }: SqlQuery) => /^\s*SELECT\b/i.test(sql);

function isolateTransactions(writer: SqlDriverAdapter, reader: SqlDriverAdapter | null = null): SqlDriverAdapter {
  let open: Promise<void> | null = null;
  // The wait stands inside each attempt: nothing may come between seeing the connection free and using it.
  const alone = <T>(use: () => Promise<T>): Promise<T> =>
    untilUnlocked(async () => {
      while (open) await open;
      return use();
    });
  return {
    provider: writer.provider,
    adapterName: writer.adapterName,
    getConnectionInfo: () => writer.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: async () => {
      await reader?.dispose();
      await writer.dispose();
    },
    queryRaw: (query: SqlQuery) =>
      reader && onlyReads(query) ? untilUnlocked(() => reader.queryRaw(query)) : alone(() => writer.queryRaw(query)),
    executeRaw: (query: SqlQuery) => alone(() => writer.executeRaw(query)),
    executeScript: (script: string) => alone(() => writer.executeScript(script)),
    startTransaction: async (isolation?: IsolationLevel) => {
      // Counted from here: of many transactions in the line each waits as long, not one after the other.
      const deadline = waitUntil();
      while (open) await open;
      let release = () => {};
      open = new Promise((resolve) => {
        release = () => {
          open = null;
          resolve();
        };
      });
      try {
        const transaction = await untilUnlocked(() => writer.startTransaction(isolation), deadline);
        await takeLock(transaction, deadline);
        return inTurn(transaction, release, deadline);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/**
 * Takes the lock of writers at the beginning: what a transaction has read before its first write could otherwise be
 * overtaken by another process, and then SQLite refuses the write for good.
 */
async function takeLock(transaction: Transaction, deadline: number): Promise<void> {
  const run = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
  try {
    // The driver has begun one without the lock.
    await run('COMMIT');
    await untilUnlocked(() => run('BEGIN IMMEDIATE'), deadline);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** The transaction, waiting for the lock where another process holds it, and giving the connection back at its end. */
function inTurn(transaction: Transaction, release: () => void, deadline: number): Transaction {
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  let ended = false;
  transaction.queryRaw = (query) => untilUnlocked(() => queryRaw(query), deadline);
  transaction.executeRaw = async (query) => {
    const changed = await untilUnlocked(() => executeRaw(query), deadline);
    ended ||= /^\s*(?:COMMIT|ROLLBACK)\s*$/i.test(query.sql);
    return changed;
  };
  transaction.commit = () => commit().finally(release);
  transaction.rollback = async () => {
    try {
      // A COMMIT that failed leaves the transaction open, and the next statement would run inside it.
      if (!ended) await endFailed(executeRaw);
      await rollback();
    } finally {
      release();
    }
  };
  return transaction;
}

async function endFailed(executeRaw: Transaction['executeRaw']): Promise<void> {
  try {
    await executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] });
  } catch (error) {
    // On a full disk SQLite has rolled back by itself.
    if (!(error instanceof DriverAdapterError && /no transaction/.test(error.cause.originalMessage ?? ''))) throw error;
  }
}
