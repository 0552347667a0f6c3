import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type pg from 'pg';

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * Runs the migration engine within one transaction: all pending migrations and their records are committed together or
 * not at all, whatever fails and whichever process is killed. The adapter alone would run a script statement by
 * statement.
 */
export async function withMigrationTransaction<T>(
  config: pg.ClientConfig,
  work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
): Promise<T> {
  const factory = new PrismaPg(config);
  const connection = await factory.connect();
  try {
    const transaction = await connection.startTransaction();
    const connect = async () => toAdapter(transaction, connection);
    try {
      const { provider, adapterName } = factory;
      const result = await work({ provider, adapterName, connect, connectToShadowDb: connect });
      await transaction.executeRaw(statement('COMMIT'));
      await transaction.commit();
      return result;
    } catch (error) {
      // After a connection error the server rolls back by itself.
      await transaction.executeRaw(statement('ROLLBACK')).catch(() => 0);
      await transaction.rollback();
      throw error;
    }
  } finally {
    await connection.dispose();
  }
}

/**
 * The transaction as an adapter. Each statement has a savepoint: the engine queries tables that may not exist, and
 * queries again after a failure, and neither may abort the transaction.
 */
function toAdapter(transaction: Transaction, connection: SqlDriverAdapter): SqlDriverAdapter {
  const withSavepoint = async <R>(run: () => Promise<R>): Promise<R> => {
    await transaction.executeRaw(statement('SAVEPOINT step'));
    try {
      const result = await run();
      await transaction.executeRaw(statement('RELEASE SAVEPOINT step'));
      return result;
    } catch (error) {
      await transaction.executeRaw(statement('ROLLBACK TO SAVEPOINT step'));
      throw error;
    }
  };
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    getConnectionInfo: () => connection.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    queryRaw: (query) => withSavepoint(() => transaction.queryRaw(query)),
    executeRaw: (query) => withSavepoint(() => transaction.executeRaw(query)),
    executeScript: (script) => withSavepoint(async () => void (await transaction.executeRaw(statement(script)))),
    startTransaction: async () => {
      throw new Error('The migrations are one transaction already');
    },
    dispose: async () => {},
  };
}
