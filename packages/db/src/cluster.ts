import type { QueryConfig, QueryResult } from 'pg';
import type { Database } from './driver';

/** What the work returned; null where another process holds the lock and the work did not run. */
export type LockResult<T> = { result: T } | null;

/** What instances that share a PostgreSQL server coordinate through it. */
export type Cluster = {
  /** Sends a query that Prisma does not know, over the connections of this instance; fails as one of Prisma's would. */
  query: (config: QueryConfig<unknown[]>) => Promise<QueryResult>;
  tryWithLock: <T>(name: string, work: () => Promise<T>) => Promise<LockResult<T>>;
};

const clusters = new WeakMap<Database, Cluster>();

export const bindCluster = (db: Database, cluster: Cluster): void => void clusters.set(db, cluster);

/** Null where the database belongs to a single instance, as a SQLite file does. */
export const findCluster = (db: Database): Cluster | null => clusters.get(db) ?? null;

/** Whether other instances may work on the same database. */
export const isShared = (db: Database): boolean => clusters.has(db);

/** Runs the work under the lock of that name, unless another instance over the same database holds it. */
export async function tryWithLock<T>(db: Database, name: string, work: () => Promise<T>): Promise<LockResult<T>> {
  const cluster = findCluster(db);
  return cluster ? cluster.tryWithLock(name, work) : { result: await work() };
}

/** Whether the server accepts no writes at the moment, as during a failover. For a file only the next write shows it. */
export async function isReadOnly(db: Database): Promise<boolean> {
  if (!isShared(db)) return false;
  const rows = await db.$queryRaw<{ readOnly: boolean }[]>`
    SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`;
  return rows[0]?.readOnly === true;
}
