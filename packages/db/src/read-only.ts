import type { Database } from './client';
import { findInstances } from './cluster';

/**
 * Whether a server lets nobody write at the moment, as during a failover. Of a file only the next write can tell.
 */
export async function isReadOnly(db: Database): Promise<boolean> {
  if (!findInstances(db)) return false;
  const rows = await db.$queryRaw<{ readOnly: boolean }[]>`
    SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`;
  return rows[0]?.readOnly === true;
}
