import type { Database } from '@pano/db';

/**
 * Runs `work` unless another instance over the same database is at this job. A SQLite file has one instance, so there
 * the turn is always free.
 * @returns whether the work was done
 */
export async function withJobTurn(_db: Database, _name: string, work: () => Promise<void>): Promise<boolean> {
  await work();
  return true;
}
