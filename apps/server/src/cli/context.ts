import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { commandLine, recordActivity } from '@pano/api/server';
import { type Database, isPostgres, sqliteFile } from '@pano/db';
import { listPendingMigrations, withDatabase, withDataFolder } from '#operations/open-database';
import { type Env, prepareDataDir, readEnv, StartError } from '#process/env';

/** The settings, with the data folder made ready. */
export function readSettings(): Env {
  const env = readEnv(process.env);
  prepareDataDir(env.dataDir);
  return env;
}

/** @throws StartError where there is no site yet: commands that read one must not create an empty one */
export function requireSite({ databaseUrl }: Pick<Env, 'databaseUrl'>): void {
  if (isPostgres(databaseUrl)) return;
  const file = sqliteFile(databaseUrl);
  if (existsSync(file)) return;
  throw new StartError(`There is no database at ${file}; start the site once (npm start), or correct DATA_DIR.`);
}

/** Opens the database of a site that is up to date, and closes it when the work is done. */
export async function withSiteDatabase<T>(env: Env, work: (db: Database) => Promise<T>): Promise<T> {
  return withDataFolder(env.dataDir, 'shared', async () => {
    requireSite(env);
    if ((await listPendingMigrations(env)).length > 0) {
      throw new StartError('The database is not up to date; run npm run pano -- migrate first.');
    }
    return withDatabase(env.databaseUrl, work);
  });
}

/**
 * Records in the activity log that an archive was written. The archive is kept even where there is no room for an entry,
 * which is when people need it most.
 */
export async function recordArchive(db: Database, action: 'backup' | 'export', file: string): Promise<void> {
  try {
    await recordActivity(db, commandLine, { action, entity: 'site', label: basename(file) });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    console.error(`! The activity log does not tell of it: ${reason}`);
  }
}
