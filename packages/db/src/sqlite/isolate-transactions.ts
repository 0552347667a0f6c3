import { setTimeout as wait } from 'node:timers/promises';
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';

const isSelect = ({ sql }: SqlQuery) => /^\s*SELECT\b/i.test(sql);

/** Serializes transactions and statements on the writing connection; reads go to the reader, where there is one. */
export function isolateTransactions(
  writer: SqlDriverAdapter,
  reader: SqlDriverAdapter | null = null,
): SqlDriverAdapter {
  const mutex = new Mutex();
  // Acquired again for each attempt: while a statement waits for another process, transactions may go on.
  const outsideTransactions = <T>(run: () => Promise<T>): Promise<T> => retryWhileLocked(() => mutex.runExclusive(run));
  return {
    provider: writer.provider,
    adapterName: writer.adapterName,
    getConnectionInfo: () => writer.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: async () => {
      await reader?.dispose();
      await writer.dispose();
    },
    queryRaw: (query: SqlQuery) =>
      reader && isSelect(query)
        ? retryWhileLocked(() => reader.queryRaw(query))
        : outsideTransactions(() => writer.queryRaw(query)),
    executeRaw: (query: SqlQuery) => outsideTransactions(() => writer.executeRaw(query)),
    executeScript: (script: string) => outsideTransactions(() => writer.executeScript(script)),
    startTransaction: async (isolation?: IsolationLevel) => {
      // Set before the mutex is acquired, so that queued transactions wait side by side, not one after the other.
      const deadline = lockDeadline();
      const release = await mutex.acquire();
      try {
        const transaction = await retryWhileLocked(() => writer.startTransaction(isolation), deadline);
        await takeWriteLock(transaction, deadline);
        return releaseAtEnd(transaction, release, deadline);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/**
 * Takes the write lock at the beginning: otherwise another process could write between the first read of a transaction
 * and its first write, which SQLite then rejects for good.
 */
async function takeWriteLock(transaction: Transaction, deadline: number): Promise<void> {
  const run = (sql: string) => transaction.executeRaw({ sql, args: [], argTypes: [] });
  try {
    // The driver has begun one without the lock.
    await run('COMMIT');
    await retryWhileLocked(() => run('BEGIN IMMEDIATE'), deadline);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** The transaction, with statements that wait while another process holds the lock; its end releases the mutex. */
function releaseAtEnd(transaction: Transaction, release: () => void, deadline: number): Transaction {
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  let ended = false;
  transaction.queryRaw = (query) => retryWhileLocked(() => queryRaw(query), deadline);
  transaction.executeRaw = async (query) => {
    const changed = await retryWhileLocked(() => executeRaw(query), deadline);
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

/** How long a statement waits for another process to finish its write. */
const busyTimeoutMs = 5000;
const longestPauseMs = 50;

const lockDeadline = () => performance.now() + busyTimeoutMs;

/** Tries again while another process holds the lock; all other requests are served meanwhile. */
async function retryWhileLocked<T>(attempt: () => Promise<T>, deadline = lockDeadline()): Promise<T> {
  for (let pause = 2; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
    await wait(pause);
  }
}

/** False for a transaction that began before another process wrote (SQLITE_BUSY_SNAPSHOT): it can never go on. */
const isLocked = (error: unknown) =>
  error instanceof DriverAdapterError &&
  ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'].includes(error.cause.originalCode ?? '');
