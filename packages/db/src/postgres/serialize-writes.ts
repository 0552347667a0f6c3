import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { type Commit, noteWrites, summary } from '#commits/commit-notifications';
import { writeOf } from '#commits/parse-write';
import { createLine } from './mutex';

/** Added to a transaction before it commits. */
type News = (commit: Commit) => SqlQuery;

/**
 * How long a write waits for the others of its own process, and how long for those of all processes; the second says
 * so before the silence of a connection ends it.
 */
const lineMs = 10_000;
const locks = { idle_in_transaction_session_timeout: '20s', lock_timeout: '8s' };

/**
 * Writes take turns, as they do in SQLite: what one reads stands until it has written, and none fails for the sake of
 * another. Within the process the line forms before a connection is taken, so that those who wait leave the pool to
 * everybody else; among processes a lock of the database decides.
 */
export function takingTurns(adapter: SqlDriverAdapter, news: News): SqlDriverAdapter {
  const enter = createLine(lineMs);

  async function startTransaction(isolation?: IsolationLevel): Promise<Transaction> {
    const leave = await enter(() => new DriverAdapterError({ kind: 'SocketTimeout' }));
    try {
      return inTurn(await begin(adapter, isolation), news, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async function alone<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
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
      writeOf(query) ? alone((transaction) => transaction.queryRaw(query)) : adapter.queryRaw(query),
    executeRaw: (query) =>
      writeOf(query) ? alone((transaction) => transaction.executeRaw(query)) : adapter.executeRaw(query),
    executeScript: (script) => adapter.executeScript(script),
    startTransaction,
  };
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/** The number is ours alone: "pano" in ASCII. An instance that fell silent within its turn loses it. */
const turn = statement(
  `SELECT ${Object.entries(locks)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}, pg_advisory_xact_lock(${0x70_61_6e_6f})::text`,
);

async function begin(adapter: SqlDriverAdapter, isolation?: IsolationLevel): Promise<Transaction> {
  const transaction = await adapter.startTransaction(isolation);
  try {
    await transaction.queryRaw(turn);
    return transaction;
  } catch (error) {
    await abandon(transaction);
    throw error;
  }
}

/** The transaction, telling what it wrote as it commits, and ending the turn with itself. */
function inTurn(transaction: Transaction, news: News, leave: () => void): Transaction {
  // The news itself is no write to tell of.
  const queryRaw = transaction.queryRaw.bind(transaction);
  const writes = noteWrites(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  let ended = false;
  transaction.executeRaw = async (query) => {
    const isEnd = /^\s*(?:COMMIT|ROLLBACK)\s*$/i.test(query.sql);
    if (/^\s*COMMIT\s*$/i.test(query.sql) && writes.length > 0) await queryRaw(news(summary(writes)));
    const changed = await executeRaw(query);
    ended ||= isEnd;
    return changed;
  };
  transaction.commit = () => commit().finally(leave);
  transaction.rollback = async () => {
    try {
      // After a COMMIT that failed the connection would go back to the pool with the transaction still open.
      await (ended ? rollback() : abandon({ executeRaw, rollback }));
    } finally {
      leave();
    }
  };
  return transaction;
}

/** Rolls back and gives the connection back; over a lost connection the server rolls back by itself. */
async function abandon(transaction: Pick<Transaction, 'executeRaw' | 'rollback'>): Promise<void> {
  await transaction.executeRaw(statement('ROLLBACK')).catch(() => 0);
  await transaction.rollback();
}
