import type { Db } from '@pano/db';

/** The name under which the process notes how its own backups go. */
export const backupJob = 'backup';

/** Backups by the site itself do not work. `since` is when all was well last; null: never. */
export type BackupTrouble = { since: string | null };

/** Backups that were turned off leave a note that nobody renews. */
const forgottenMs = 3 * 24 * 60 * 60 * 1000;

export async function backupTrouble(db: Db): Promise<BackupTrouble | null> {
  const run = await db.jobRun.findUnique({ where: { name: backupJob } });
  if (!run?.failure || Date.now() - run.startedAt.getTime() > forgottenMs) return null;
  return { since: run.succeededAt?.toISOString() ?? null };
}
