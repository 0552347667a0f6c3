import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { E_TIMEOUT, Mutex, withTimeout } from 'async-mutex';
import { recordWrites, toCommit } from '#commits/commit-notifications';
import { parseWrite } from '#commits/parse-write';
import { type Notifier, notifyStatement } from './listen';

/**
 * How long a write waits for the others of its own process, and how long for those of all processes; the second ends
 * before the socket timeout of the connection.
 */
const mutexTimeoutMs = 10_000;
const timeouts = { idle_in_transaction_session_timeout: '20s', lock_timeout: '8s' };

/**
 * Serializes writes, as SQLite does: what a transaction reads does not change until it has written, and none fails
 * because of another. Within the process a mutex is acquired before a connection is taken, so that waiting writes leave
 * the pool to reads; among processes an advisory lock serializes them.
 */
export function serializeWrites(adapter: SqlDriverAdapter, notifier: Notifier): SqlDriverAdapter {
  const mutex = withTimeout(new Mutex(), mutexTimeoutMs);

  async function acquire(): Promise<() => void> {
    try {
      return await mutex.acquire();
    } catch (error) {
      throw error === E_TIMEOUT ? new DriverAdapterError({ kind: 'SocketTimeout' }) : error;
    }
  }

  async function startTransaction(isolation?: IsolationLevel): Promise<Transaction> {
    const release = await acquire();
    try {
      return notifyAndRelease(await begin(adapter, isolation), notifier, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  async function inOwnTransaction<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = await startTransaction();
    try {
      const result = await write(transaction);
      await transaction.executeRaw(statement('COMMIT'));
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => adapter.dispose(),
    queryRaw: (query) =>
      parseWrite(query) ? inOwnTransaction((transaction) => transaction.queryRaw(query)) : adapter.queryRaw(query),
    executeRaw: (query) =>
      parseWrite(query) ? inOwnTransaction((transaction) => transaction.executeRaw(query)) : adapter.executeRaw(query),
    executeScript: (script) => adapter.executeScript(script),
    startTransaction,
  };
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/** The number of the lock is "pano" in ASCII. An instance that stops responding while it holds the lock loses it. */
const takeWriteLock = statement(
  `SELECT ${Object.entries(timeouts)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}, pg_advisory_xact_lock(${0x70_61_6e_6f})::text`,
);

async function begin(adapter: SqlDriverAdapter, isolation?: IsolationLevel): Promise<Transaction> {
  const transaction = await adapter.startTransaction(isolation);
  try {
    await transaction.queryRaw(takeWriteLock);
    return transaction;
  } catch (error) {
    await abort(transaction);
    throw error;
  }
}

/** The transaction, notifying others of its writes as it commits; its end releases the mutex. */
function notifyAndRelease(transaction: Transaction, notifier: Notifier, release: () => void): Transaction {
  // Bound before writes are recorded: the notification itself is not one of them.
  const queryRaw = transaction.queryRaw.bind(transaction);
  const writes = recordWrites(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  let ended = false;
  const commitWrites = async (query: SqlQuery) => {
    const name = notifier.nextTransaction();
    const written = toCommit(writes);
    await queryRaw(notifyStatement(name, written));
    try {
      return await executeRaw(query);
    } catch (error) {
      notifier.reportUncertain(name, written);
      throw error;
    }
  };
  transaction.executeRaw = async (query) => {
    const isCommit = /^\s*COMMIT\s*$/i.test(query.sql);
    const changed = await (isCommit && writes.length > 0 ? commitWrites(query) : executeRaw(query));
    ended ||= isCommit || /^\s*ROLLBACK\s*$/i.test(query.sql);
    return changed;
  };
  transaction.commit = () => commit().finally(release);
  transaction.rollback = async () => {
    try {
      // After a COMMIT that failed the connection would go back to the pool with the transaction still open.
      await (ended ? rollback() : abort({ executeRaw, rollback }));
    } finally {
      release();
    }
  };
  return transaction;
}

/** Rolls back and returns the connection to the pool; after a connection error the server rolls back by itself. */
async function abort(transaction: Pick<Transaction, 'executeRaw' | 'rollback'>): Promise<void> {
  await transaction.executeRaw(statement('ROLLBACK')).catch(() => 0);
  await transaction.rollback();
}
