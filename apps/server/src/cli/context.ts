import { existsSync } from 'node:fs';
import { type Database, isPostgres, openDatabase, sqliteFile } from '@pano/db';
import { holding, pendingIn } from '#operations/open-database';
import { type Env, prepareDataDir, readEnv, StartError } from '#process/env';

/** The settings, with the data folder made ready. */
export function readSettings(): Env {
  const env = readEnv(process.env);
  prepareDataDir(env.dataDir);
  return env;
}

/** Refuses where there is no site yet: commands that read one must not make an empty one. */
export function requireSite({ databaseUrl }: Pick<Env, 'databaseUrl'>): void {
  if (isPostgres(databaseUrl)) return;
  const file = sqliteFile(databaseUrl);
  if (existsSync(file)) return;
  throw new StartError(`There is no database at ${file}; start the site once (npm start), or correct DATA_DIR.`);
}

/** Opens the database of a site that is up to date, and closes it when the work is done. */
export async function withDatabase<T>(env: Env, work: (db: Database) => Promise<T>): Promise<T> {
  return holding(env.dataDir, 'shared', async () => {
    requireSite(env);
    if ((await pendingIn(env)).length > 0) {
      throw new StartError('The database is not up to date; run npm run pano -- migrate first.');
    }
    const db = await openDatabase(env.databaseUrl);
    try {
      return await work(db);
    } finally {
      await db.$disconnect();
    }
  });
}
