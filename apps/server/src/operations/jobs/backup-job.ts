import { backupJob } from '@pano/api/server';
import { isPostgres } from '@pano/db';
import type { Env } from '#process/env';
import { automaticName, listBackups, pruneBackups } from '../backup/backup-folder';
import { createBackup } from '../backup/create-backup';
import type { Job } from './job';

const hourMs = 60 * 60 * 1000;
/** A start has enough to do; and a process that ends at once again and again should not make backups. */
const settleMs = 5 * 60 * 1000;

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup'>;

/**
 * The backups that the site makes by itself. Every hour it looks whether the newest one is old enough, whoever made
 * it: one that failed is tried again in an hour, and one that was missed while the machine was off soon after the start.
 */
export function backupJobs({ dataDir, databaseUrl, backup }: Place, firstLookMs = settleMs): Job[] {
  if (backup.everyHours === 0 || isPostgres(databaseUrl)) return [];
  const startedAt = Date.now();
  return [
    {
      name: backupJob,
      schedule: (lastEnd) => new Date(Math.max(startedAt + firstLookMs, (lastEnd?.getTime() ?? 0) + hourMs)),
      run: async ({ media, log }, signal) => {
        const [newest] = await listBackups(backup.folder);
        const dueAt = newest ? newest.at.getTime() + backup.everyHours * hourMs : 0;
        if (dueAt > Date.now()) return;
        const progress = () => signal.throwIfAborted();
        const { file, bytes, manifest, leftOut } = await createBackup(
          { dataDir, databaseUrl, storage: media.storage },
          { folder: backup.folder, name: automaticName(new Date()), progress },
        );
        const removed = await pruneBackups(backup.folder, backup.keep);
        const { missing, brokenReferences } = manifest;
        log.info({ file, bytes, missing, brokenReferences, leftOut: leftOut.length, removed }, 'backup made');
      },
    },
  ];
}
