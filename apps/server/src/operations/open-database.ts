import { type Database, isPostgres, lockFolder, migrateOnCopy, migrationsAt, openDatabase } from '@pano/db';
import { type Env, StartError } from '#process/env';
import { explainError } from '#process/explain-error';
import { copyBeforeMigration } from './backup/backup-folder';
import { rejectInterruptedRestore } from './backup/interrupted-restore';

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup'>;

/**
 * Opens the database, brought up to date, and locks the data folder as long as the process lives: commands that put
 * another database in its place fail in the meantime.
 */
export async function openMigratedDatabase(env: Place, step: (text: string) => void): Promise<Database> {
  await migrateIfPending(env, step);
  if (!lockFolder(env.dataDir, 'shared')) throw new StartError(inUse(env.dataDir));
  await rejectInterruptedRestore(env.dataDir);
  return openDatabase(env.databaseUrl);
}

/** Opens a database for one piece of work and closes it again. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url);
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}

/**
 * The migrations that were not applied to the database yet.
 * @throws StartError where a newer version of Pano made it
 */
export async function listPendingMigrations({ databaseUrl }: Pick<Place, 'databaseUrl'>): Promise<string[]> {
  const { pending, unknown } = await migrationsAt(databaseUrl);
  // With PostgreSQL an upgrade goes on while instances of the version before serve, and start again where they must.
  if (unknown.length === 0 || isPostgres(databaseUrl)) return pending;
  throw new StartError(
    `A newer version of Pano made this database (${unknown.at(-1)} is unknown here); start that version, or restore the backup from before the upgrade: npm run restore -- <archive>.`,
  );
}

/**
 * Applies the pending migrations, keeping the database as it was before in the folder of backups.
 * @returns the names of the migrations it applied
 */
export async function migrateIfPending(env: Place, step: (text: string) => void): Promise<string[]> {
  await rejectInterruptedRestore(env.dataDir);
  if ((await listPendingMigrations(env)).length === 0) return [];
  const migrate = async () => {
    const { length: pending } = await listPendingMigrations(env);
    if (pending === 0) return [];
    step(`Applying ${pending} database migration${pending === 1 ? '' : 's'}`);
    try {
      return await migrateOnCopy(env.databaseUrl, copyBeforeMigration(env.backup.folder));
    } catch (error) {
      const explanation = explainError(error, env.databaseUrl);
      if (explanation) throw new StartError(`The database was not migrated, and nothing was changed. ${explanation}`);
      throw new StartError(
        `A database migration failed and nothing was changed; start the previous version of Pano again, and report this: ${firstLines(error)}`,
      );
    }
  };
  // The file of SQLite is replaced, so nobody may have it open; PostgreSQL serializes its migrations.
  return isPostgres(env.databaseUrl) ? migrate() : withDataFolder(env.dataDir, 'exclusive', migrate);
}

/**
 * Works under a lock of the data folder: alone, or beside others that share it.
 * @throws StartError where a server or another command holds the lock, or a restore was interrupted
 */
export async function withDataFolder<T>(
  dataDir: string,
  kind: 'exclusive' | 'shared',
  work: () => Promise<T>,
): Promise<T> {
  return withFolderLock(dataDir, kind, async () => {
    await rejectInterruptedRestore(dataDir);
    return work();
  });
}

/** The same also after an interrupted restore, for the restore that repairs the data folder. */
export async function withFolderLock<T>(
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

const firstLines = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, 6)
    .join(' ');
