import type { SavedCopies } from '@pano/api/server';
import type { Env } from '#process/env';
import { listBackups } from './backup-folder';

const hourMs = 60 * 60 * 1000;

/** The copies of the database that the program has made, and until when they are there. */
export async function listSavedCopies({ backup }: Pick<Env, 'backup'>, now = new Date()): Promise<SavedCopies> {
  const backups = await listBackups(backup.folder);
  // The job looks once an hour whether the next backup is due, so each one may be that much late.
  const untilReplacedMs = backup.keep * (backup.everyHours + 1) * hourMs;
  const expiring = backups.filter(({ automatic }) => automatic && backup.everyHours > 0);
  return {
    expireAt: expiring.length > 0 ? new Date(now.getTime() + untilReplacedMs).toISOString() : null,
    permanent: backups.length - expiring.length,
  };
}
