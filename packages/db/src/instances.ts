import type { Pool } from 'pg';
import type { Database } from './client';

/** What instances that share a database settle among themselves; there is none of it where there is one instance. */
export type Instances = {
  /** The connections of this instance. */
  pool: Pool;
  /** Does the work unless another instance is doing work of that name. @returns whether it was done */
  withTurn: (name: string, work: () => Promise<void>) => Promise<boolean>;
};

const instancesOf = new WeakMap<Database, Instances>();

export const bindInstances = (db: Database, instances: Instances): void => void instancesOf.set(db, instances);

/** Null where the database belongs to a single instance, as a SQLite file does. */
export const findInstances = (db: Database): Instances | null => instancesOf.get(db) ?? null;

/**
 * Runs `work` unless another instance over the same database is at work of that name.
 * @returns whether the work was done
 */
export async function withTurn(db: Database, name: string, work: () => Promise<void>): Promise<boolean> {
  const instances = findInstances(db);
  if (instances) return instances.withTurn(name, work);
  await work();
  return true;
}
