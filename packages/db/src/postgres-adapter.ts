import { PrismaPg } from '@prisma/adapter-pg';
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { type Announcements, announcing } from './changes';
import { poolConfig } from './postgres-config';

/**
 * Prisma's adapter for PostgreSQL, except that transactions take turns, as they do in SQLite: what they read stands
 * until they have written, without an error that somebody would have to answer by trying again.
 */
export function postgresAdapter(
  url: string,
  announce: Announcements['announce'] = () => {},
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(poolConfig(url));
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => announcing(takingTurns(await factory.connect()), announce),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

/** One lock of the whole database, held until the end of the transaction. */
const turn: SqlQuery = {
  // A transaction whose instance fell silent must not keep all others waiting, nor may anybody wait forever.
  sql: `SELECT set_config('idle_in_transaction_session_timeout', '20s', true), set_config('lock_timeout', '15s', true),
    pg_advisory_xact_lock(${0x70_61_6e_6f})::text`,
  args: [],
  argTypes: [],
};

/**
 * Within the process the line forms before a connection is taken, so that waiting transactions leave the pool to
 * everybody else; among processes the lock of the database decides.
 */
function takingTurns(adapter: SqlDriverAdapter): SqlDriverAdapter {
  let last: Promise<void> = Promise.resolve();
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => adapter.dispose(),
    queryRaw: (query: SqlQuery) => adapter.queryRaw(query),
    executeRaw: (query: SqlQuery) => adapter.executeRaw(query),
    executeScript: (script: string) => adapter.executeScript(script),
    startTransaction: async (isolation?: IsolationLevel) => {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      try {
        return endingWith(await begin(adapter, isolation), release);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

async function begin(adapter: SqlDriverAdapter, isolation?: IsolationLevel): Promise<Transaction> {
  const transaction = await adapter.startTransaction(isolation);
  try {
    await transaction.queryRaw(turn);
    return transaction;
  } catch (error) {
    await transaction.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] }).finally(() => transaction.rollback());
    throw error;
  }
}

function endingWith(transaction: Transaction, release: () => void): Transaction {
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  transaction.commit = () => commit().finally(release);
  transaction.rollback = () => rollback().finally(release);
  return transaction;
}
