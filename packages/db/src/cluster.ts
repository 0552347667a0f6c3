import type { Pool } from 'pg';
import type { Database } from './client';

/** What the work gave; null where another instance was at it. */
export type Turn<T> = { result: T } | null;

/** What instances that share a database settle among themselves; there is none of it where there is one instance. */
export type Instances = {
  /** The connections of this instance. */
  pool: Pool;
  withTurn: <T>(name: string, work: () => Promise<T>) => Promise<Turn<T>>;
};

const instancesOf = new WeakMap<Database, Instances>();

export const bindInstances = (db: Database, instances: Instances): void => void instancesOf.set(db, instances);

/** Null where the database belongs to a single instance, as a SQLite file does. */
export const findInstances = (db: Database): Instances | null => instancesOf.get(db) ?? null;

/** Whether other instances may work on the same database. */
export const isShared = (db: Database): boolean => instancesOf.has(db);

/** Does the work unless another instance over the same database is at work of that name. */
export async function withTurn<T>(db: Database, name: string, work: () => Promise<T>): Promise<Turn<T>> {
  const instances = findInstances(db);
  return instances ? instances.withTurn(name, work) : { result: await work() };
}
