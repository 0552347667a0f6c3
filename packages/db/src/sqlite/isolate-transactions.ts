import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { untilUnlocked, waitUntil } from './retry-while-locked';

const onlyReads = ({ sql }: SqlQuery) => /^\s*SELECT\b/i.test(sql);

/** The writing connection with its statements in turn; what only reads goes to the reader, where there is one. */
export function isolateTransactions(
  writer: SqlDriverAdapter,
  reader: SqlDriverAdapter | null = null,
): SqlDriverAdapter {
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
