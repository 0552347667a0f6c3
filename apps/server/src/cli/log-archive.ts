import { basename } from 'node:path';
import { commandLine, recordActivity } from '@pano/api/server';
import type { Database } from '@pano/db';

/**
 * Notes in the activity log that an archive was written. The archive stands even where there is no room for an entry,
 * which is when people need it most.
 */
export async function noteArchive(db: Database, action: 'backup' | 'export', file: string): Promise<void> {
  try {
    await recordActivity(db, commandLine, { action, entity: 'site', label: basename(file) });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    console.error(`! The activity log does not tell of it: ${reason}`);
  }
}
