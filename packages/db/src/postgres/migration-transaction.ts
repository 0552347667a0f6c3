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
 * Lets the migration engine work within one transaction: all pending migrations are applied, with the notes of them, or
 * nothing has happened, whatever fails and whoever is killed. The adapter alone would run a script piece by piece.
 */
export async function inOneTransaction<T>(
  config: pg.ClientConfig,
  work: (factory: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
): Promise<T> {
  const factory = new PrismaPg(config);
  const connection = await factory.connect();
  try {
    const transaction = await connection.startTransaction();
    const connect = async () => within(transaction, connection);
    try {
      const { provider, adapterName } = factory;
      const result = await work({ provider, adapterName, connect, connectToShadowDb: connect });
      await transaction.executeRaw(statement('COMMIT'));
      await transaction.commit();
      return result;
    } catch (error) {
      // Over a lost connection the server rolls back by itself.
      await transaction.executeRaw(statement('ROLLBACK')).catch(() => 0);
      await transaction.rollback();
      throw error;
    }
  } finally {
    await connection.dispose();
  }
}

/** The engine asks for what may not be there, and looks around after a failure: neither may end the transaction. */
function within(transaction: Transaction, connection: SqlDriverAdapter): SqlDriverAdapter {
  const guarded = async <R>(ask: () => Promise<R>): Promise<R> => {
    await transaction.executeRaw(statement('SAVEPOINT step'));
    try {
      const result = await ask();
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
    queryRaw: (query) => guarded(() => transaction.queryRaw(query)),
    executeRaw: (query) => guarded(() => transaction.executeRaw(query)),
    executeScript: (script) => guarded(async () => void (await transaction.executeRaw(statement(script)))),
    startTransaction: async () => {
      throw new Error('The migrations are one transaction already');
    },
    dispose: async () => {},
  };
}
