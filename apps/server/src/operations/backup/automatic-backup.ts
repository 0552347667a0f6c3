import type { ApiServices } from '@pano/api/server';
import type { Env } from '#process/env';
import { automaticArchiveName, pruneBackups } from './backup-folder';

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
  // What encrypts is large: it is loaded for a backup, not with the program.
  const { createBackup } = await import('./create-backup');
  const { dataDir, databaseUrl, backup } = place;
  const name = automaticArchiveName(new Date(), backup.passphrase !== null);
  const progress = () => signal.throwIfAborted();
  const { file, bytes, manifest, leftOut, exposesKey } = await createBackup(
    { dataDir, databaseUrl, storage: media.storage },
    { folder: backup.folder, name, passphrase: backup.passphrase, progress },
  );
  const removed = await pruneBackups(backup.folder, backup.keep);
  const { missing, brokenReferences } = manifest;
  log.info({ file, bytes, missing, brokenReferences, leftOut: leftOut.length, removed }, 'backup made');
  if (exposesKey) log.warn({ file }, 'the backup is not encrypted and holds secret.key: set BACKUP_PASSPHRASE');
  return file;
}
