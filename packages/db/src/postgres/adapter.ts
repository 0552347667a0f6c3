import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type { Pool } from 'pg';
import { type Announcements, announcing } from '#commits/commit-notifications';
import { rethrowLoss } from './connection-errors';
import { newsOf } from './listen';
import { takingTurns } from './serialize-writes';
import { emptyFirst, withoutNul } from './text';

/** Prisma's adapter over a pool, with writes that take turns and are told to this and all other processes. */
export function postgresAdapter(
  pool: Pool,
  instance: string,
  announce: Announcements['announce'],
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool, { disposeExternalPool: true });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const connection = tamed(await factory.connect());
      return announcing(
        takingTurns(connection, (commit) => newsOf(instance, commit)),
        announce,
      );
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

function tamed(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const startTransaction = adapter.startTransaction.bind(adapter);
  return Object.assign(askable(adapter), {
    startTransaction: (...given: Parameters<typeof startTransaction>) =>
      startTransaction(...given).then((transaction: Transaction) => askable(transaction), rethrowLoss),
  });
}

function askable<T extends Pick<Transaction, 'queryRaw' | 'executeRaw'>>(queryable: T): T {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  return Object.assign(queryable, {
    queryRaw: (query: SqlQuery) => queryRaw(readable(query)).catch(rethrowLoss),
    executeRaw: (query: SqlQuery) => executeRaw(readable(query)).catch(rethrowLoss),
  });
}

const readable = (query: SqlQuery): SqlQuery => ({
  ...query,
  sql: emptyFirst(query.sql),
  args: withoutNul(query.args),
});
