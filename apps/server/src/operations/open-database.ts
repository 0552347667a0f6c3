import { type Database, isPostgres, lockFolder, migrateOnCopy, migrationsAt, openDatabase } from '@pano/db';
import { type Env, StartError } from '#process/env';
import { adviceOn } from '#process/explain-error';
import { copyBeforeMigration } from './backup/backup-folder';
import { refuseHalfRestored } from './backup/interrupted-restore';

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup'>;

/**
 * Opens the database, brought up to date, and holds the data folder as long as the process lives: commands that put
 * another database in its place refuse in the meantime.
 */
export async function openMigrated(env: Place, step: (text: string) => void): Promise<Database> {
  await migrateIfPending(env, step);
  if (!lockFolder(env.dataDir, 'shared')) throw new StartError(inUse(env.dataDir));
  await refuseHalfRestored(env.dataDir);
  return openDatabase(env.databaseUrl);
}

/**
 * The migrations that the database has not seen.
 * @throws StartError where a newer version of Pano made it
 */
export async function pendingIn({ databaseUrl }: Pick<Place, 'databaseUrl'>): Promise<string[]> {
  const { pending, unknown } = await migrationsAt(databaseUrl);
  // Beside PostgreSQL an upgrade goes on while instances of the version before serve, and start again where they must.
  if (unknown.length === 0 || isPostgres(databaseUrl)) return pending;
  throw new StartError(
    `A newer version of Pano made this database (${unknown.at(-1)} is unknown here); start that version, or restore the backup from before the upgrade: npm run restore -- <archive>.`,
  );
}

/**
 * Applies the migrations that the database has not seen, keeping it as it was before in the folder of backups.
 * @returns the names of the migrations it applied
 */
export async function migrateIfPending(env: Place, step: (text: string) => void): Promise<string[]> {
  await refuseHalfRestored(env.dataDir);
  if ((await pendingIn(env)).length === 0) return [];
  const migrate = async () => {
    const { length: pending } = await pendingIn(env);
    if (pending === 0) return [];
    step(`Applying ${pending} database migration${pending === 1 ? '' : 's'}`);
    try {
      return await migrateOnCopy(env.databaseUrl, copyBeforeMigration(env.backup.folder));
    } catch (error) {
      const advice = adviceOn(error, env.databaseUrl);
      if (advice) throw new StartError(`The database was not migrated, and nothing was changed. ${advice}`);
      throw new StartError(
        `A database migration failed and nothing was changed; start the previous version of Pano again, and report this: ${reasonOf(error)}`,
      );
    }
  };
  // The file of SQLite is replaced, so nobody may have it open; PostgreSQL lets its migrations take turns.
  return isPostgres(env.databaseUrl) ? migrate() : holding(env.dataDir, 'exclusive', migrate);
}

/**
 * Does something that nobody else may witness on a data folder, or beside others who do nothing of that kind.
 * @throws StartError where a server or another command is at work on it, or a restore of it was cut off
 */
export async function holding<T>(dataDir: string, kind: 'exclusive' | 'shared', work: () => Promise<T>): Promise<T> {
  return holdingAnyhow(dataDir, kind, async () => {
    await refuseHalfRestored(dataDir);
    return work();
  });
}

/** The same for a restore, which is what mends a data folder after one that was cut off. */
export async function holdingAnyhow<T>(
  dataDir: string,
  kind: 'exclusive' | 'shared',
  work: () => Promise<T>,
): Promise<T> {
  const lock = lockFolder(dataDir, kind);
  if (!lock) throw new StartError(inUse(dataDir));
  try {
    return await work();
  } finally {
    lock.release();
  }
}

const inUse = (dataDir: string) =>
  `Another process works on the data folder ${dataDir}, a server or a command; stop it or let it end, then try again.`;

/** The first lines of a failure, as one. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, 6)
    .join(' ');
