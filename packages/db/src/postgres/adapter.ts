import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';
import type { Pool } from 'pg';
import { type CommitEmitter, emitCommits } from '#commits/commit-notifications';
import { rethrowConnectionError } from './connection';
import type { Notifier } from './listen';
import { serializeWrites } from './serialize-writes';

/**
 * Prisma's adapter over a pool that stays open, with serialized writes whose commits this and all other processes are
 * notified of.
 */
export function postgresAdapter(
  pool: Pool,
  notifier: Notifier,
  emit: CommitEmitter['emit'],
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const connection = normalizeConnection(await factory.connect());
      return emitCommits(serializeWrites(connection, notifier), emit);
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

/** The adapter for reading only: its transactions wait for nobody's writes. */
export function snapshotAdapter(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool, { disposeExternalPool: true });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => normalizeConnection(await factory.connect()),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

function normalizeConnection(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const startTransaction = adapter.startTransaction.bind(adapter);
  return Object.assign(normalizeQueries(adapter), {
    startTransaction: (...params: Parameters<typeof startTransaction>) =>
      startTransaction(...params).then(
        (transaction: Transaction) => normalizeQueries(transaction, oneAtATime()),
        rethrowConnectionError,
      ),
  });
}

type Send = <Result>(query: () => Promise<Result>) => Promise<Result>;

/** Prisma sends the queries of a transaction together; the driver takes only one at a time from its next version on. */
function oneAtATime(): Send {
  const mutex = new Mutex();
  return (query) => mutex.runExclusive(query);
}

/** Makes queries mean the same as in SQLite, and errors say the same. */
function normalizeQueries<T extends Pick<Transaction, 'queryRaw' | 'executeRaw'>>(
  queryable: T,
  send: Send = (query) => query(),
): T {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  return Object.assign(queryable, {
    queryRaw: (query: SqlQuery) => send(() => queryRaw(normalizeQuery(query))).catch(rethrowConnectionError),
    executeRaw: (query: SqlQuery) => send(() => executeRaw(normalizeQuery(query))).catch(rethrowConnectionError),
  });
}

const normalizeQuery = (query: SqlQuery): SqlQuery => ({
  ...query,
  sql: sortNullsAsSmallest(query.sql),
  args: replaceNul(query.args),
});

/** PostgreSQL rejects NUL in a text. The replacement character keeps such a text as unfindable as it should be. */
export const replaceNul = (values: unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));

/**
 * Drafts have no date and sort as the oldest, as in SQLite; PostgreSQL would sort null as the largest. With Prisma's
 * own option for this order SQLite would not use its index.
 */
const sortNullsAsSmallest = (sql: string): string =>
  sql.replace(
    /("publishedAt") (ASC|DESC)\b/g,
    (_all, column: string, direction: string) =>
      `${column} ${direction} NULLS ${direction === 'ASC' ? 'FIRST' : 'LAST'}`,
  );
