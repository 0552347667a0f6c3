import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';

/**
 * Prisma's better-sqlite3 adapter, except that a statement outside a transaction waits while one is open.
 * There is a single connection: without the wait such a statement would run inside the foreign transaction, and an
 * acknowledged write would vanish with its rollback.
 */
export function sqliteAdapter(file: string): SqlMigrationAwareDriverAdapterFactory {
  // The driver is synchronous: a long busy time-out would freeze every reader with the writer.
  const factory = new PrismaBetterSqlite3({ url: file, timeout: busyTimeoutMs });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => isolateTransactions(await factory.connect()),
    connectToShadowDb: async () => isolateTransactions(await factory.connectToShadowDb()),
  };
}

const busyTimeoutMs = 5000;

function isolateTransactions(adapter: SqlDriverAdapter): SqlDriverAdapter {
  let open: Promise<void> | null = null;
  // The wait stands inside each method: nothing may come between seeing the connection free and using it.
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => adapter.dispose(),
    queryRaw: async (query: SqlQuery) => {
      while (open) await open;
      return adapter.queryRaw(query);
    },
    executeRaw: async (query: SqlQuery) => {
      while (open) await open;
      return adapter.executeRaw(query);
    },
    executeScript: async (script: string) => {
      while (open) await open;
      return adapter.executeScript(script);
    },
    startTransaction: async (isolation?: IsolationLevel) => {
      while (open) await open;
      let release = () => {};
      open = new Promise((resolve) => {
        release = () => {
          open = null;
          resolve();
        };
      });
      try {
        return endingWith(await adapter.startTransaction(isolation), release);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

function endingWith(transaction: Transaction, release: () => void): Transaction {
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  transaction.commit = () => commit().finally(release);
  transaction.rollback = () => rollback().finally(release);
  return transaction;
}
