import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { type Announcements, announcing, foreignCommit } from './changes';

/**
 * Prisma's better-sqlite3 adapter, except that a statement outside a transaction waits while one is open.
 * There is a single connection: without the wait such a statement would run inside the foreign transaction, and an
 * acknowledged write would vanish with its rollback.
 */
export function sqliteAdapter(
  file: string,
  announce: Announcements['announce'] = () => {},
): SqlMigrationAwareDriverAdapterFactory {
  // The driver is synchronous: a long busy time-out would freeze every reader with the writer.
  const factory = new PrismaBetterSqlite3({ url: file, timeout: busyTimeoutMs });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const connection = noticingOthers(await factory.connect(), announce);
      return announcing(isolateTransactions(connection), announce);
    },
    connectToShadowDb: async () => isolateTransactions(await factory.connectToShadowDb()),
  };
}

const busyTimeoutMs = 5000;

/** How often to look whether another process wrote to the file. */
const otherWritersMs = 250;

/** Announces what other connections to the file commit: SQLite counts their commits, without saying what they wrote. */
function noticingOthers(adapter: SqlDriverAdapter, announce: Announcements['announce']): SqlDriverAdapter {
  let seen: unknown;
  const look = async () => {
    const { rows } = await adapter.queryRaw({ sql: 'PRAGMA data_version', args: [], argTypes: [] });
    const version = rows[0]?.[0];
    if (seen !== undefined && version !== seen) announce(foreignCommit);
    seen = version;
  };
  // A look that fails says nothing about the version: the next one will.
  const timer = setInterval(() => look().catch(() => announce(foreignCommit)), otherWritersMs).unref();
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = () => {
    clearInterval(timer);
    return dispose();
  };
  return adapter;
}

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
