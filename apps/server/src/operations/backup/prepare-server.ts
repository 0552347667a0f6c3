import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations, copyDatabase, hasRows, migrationsAt } from '@pano/db';
import { StartError } from '#process/env';
import { withDatabase } from '../open-database';
import { databaseFileName } from './manifest';
import type { UnpackedBackup } from './read-backup';

/**
 * Makes a PostgreSQL database ready for a restore: its tables are brought up to date, and its rows are copied into a
 * file of the folder that holds what was there before.
 * @throws StartError where the backup cannot be restored into it
 */
export async function prepareServer(databaseUrl: string, { manifest }: UnpackedBackup, aside: string): Promise<void> {
  if (manifest.brokenReferences.length > 0) {
    throw new StartError(
      `Rows in the backup refer to missing ones (${manifest.brokenReferences.join(', ')}), which PostgreSQL does not accept: restore it without DATABASE_URL, and move it with npm run migrate-data.`,
    );
  }
  const { pending, unknown } = await migrationsAt(databaseUrl);
  if (unknown.length > 0) {
    throw new StartError('A newer version of Pano works on this database; upgrade this one first, then restore.');
  }
  if (pending.length > 0) await applyMigrations(databaseUrl);
  if (!(await withDatabase(databaseUrl, hasRows))) return;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await copyDatabase(databaseUrl, `file:${join(aside, databaseFileName)}`);
}
