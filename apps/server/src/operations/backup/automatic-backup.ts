import { join } from 'node:path';
import type { ApiServices } from '@pano/api/server';
import { copyDatabase, isPostgres, removeDatabaseFile } from '@pano/db';
import type { Env } from '#process/env';
import { automaticArchiveName, prepareBackupFolder, pruneBackups, unfinishedName } from './backup-folder';
import { createBackup } from './create-backup';

/** Where the site is, and its backups. */
export type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup'>;

/**
 * Makes a backup without being told by a command, and removes the oldest of its kind.
 * @returns the path of the archive
 */
export async function makeAutomaticBackup(
  place: Place,
  { media, log }: Pick<ApiServices, 'media' | 'log'>,
  signal: AbortSignal,
): Promise<string> {
  const { dataDir, backup } = place;
  const name = automaticArchiveName(new Date(), backup.passphrase !== null);
  const progress = () => signal.throwIfAborted();
  const { file, bytes, manifest, leftOut, exposesKey } = await withSqliteFile(place, name, (databaseUrl) =>
    createBackup(
      { dataDir, databaseUrl, storage: media.storage },
      { folder: backup.folder, name, passphrase: backup.passphrase, progress },
    ),
  );
  const removed = await pruneBackups(backup.folder, backup.keep);
  const { missing, brokenReferences } = manifest;
  log.info({ file, bytes, missing, brokenReferences, leftOut: leftOut.length, removed }, 'backup made');
  if (exposesKey) log.warn({ file }, 'the backup is not encrypted and holds secret.key: set BACKUP_PASSPHRASE');
  return file;
}

/** An archive holds a SQLite database, so one on PostgreSQL is copied into a file first. */
async function withSqliteFile<T>(
  { databaseUrl, backup }: Place,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (!isPostgres(databaseUrl)) return work(databaseUrl);
  await prepareBackupFolder(backup.folder);
  const copy = join(backup.folder, unfinishedName(`${name}.copy.db`));
  try {
    await copyDatabase(databaseUrl, `file:${copy}`);
    return await work(`file:${copy}`);
  } finally {
    removeDatabaseFile(copy);
  }
}
