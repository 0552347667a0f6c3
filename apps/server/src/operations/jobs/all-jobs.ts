import {
  backupJob,
  contactMailJob,
  deliverContactMails,
  picturesJob,
  purgeOldData,
  retentionJob,
} from '@pano/api/server';
import { isPostgres } from '@pano/db';
import type { Env } from '#process/env';
import { automaticArchiveName, listBackups, pruneBackups } from '../backup/backup-folder';
import { createBackup } from '../backup/create-backup';
import { dailyAt, every, type Job } from './job';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** A start has enough to do; and a process that crashes in a loop should not make backups. */
const backupDelayMs = 5 * minuteMs;

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup'>;

/** All scheduled work of the process. */
export const listJobs = (env: Place): Job[] => [...siteJobs, ...backupJobs(env)];

/** The jobs that need nothing but the services. */
export const siteJobs: Job[] = [
  { name: contactMailJob, schedule: every(minuteMs), lateAfterMs: 2 * hourMs, run: deliverContactMails },
  // All pictures of a site at once take many hours.
  {
    name: picturesJob,
    schedule: every(5 * minuteMs),
    lateAfterMs: 48 * hourMs,
    run: ({ media }) => media.resume(),
  },
  { name: retentionJob, schedule: dailyAt(3, 15), lateAfterMs: 26 * hourMs, run: purgeOldData },
];

/**
 * The automatic backups. Every hour the job checks whether the newest backup is old enough, whoever made it: one that
 * failed is tried again in an hour, and one that was missed while the machine was off soon after the start.
 */
export function backupJobs({ dataDir, databaseUrl, backup }: Place, delayMs = backupDelayMs): Job[] {
  if (backup.everyHours === 0 || isPostgres(databaseUrl)) return [];
  // Not by the clock that can be set: if it was ahead at the start, no backup would be made until then.
  const startedAt = performance.now();
  return [
    {
      name: backupJob,
      lateAfterMs: 6 * hourMs,
      schedule: (lastEnd, now) => {
        const delayEnd = now.getTime() + startedAt + delayMs - performance.now();
        return new Date(Math.max(delayEnd, (lastEnd?.getTime() ?? 0) + hourMs));
      },
      run: async ({ media, log }, signal) => {
        const [newest] = await listBackups(backup.folder);
        const dueAt = newest ? newest.at.getTime() + backup.everyHours * hourMs : 0;
        if (dueAt > Date.now()) return;
        const progress = () => signal.throwIfAborted();
        const { file, bytes, manifest, leftOut } = await createBackup(
          { dataDir, databaseUrl, storage: media.storage },
          { folder: backup.folder, name: automaticArchiveName(new Date()), progress },
        );
        const removed = await pruneBackups(backup.folder, backup.keep);
        const { missing, brokenReferences } = manifest;
        log.info({ file, bytes, missing, brokenReferences, leftOut: leftOut.length, removed }, 'backup made');
      },
    },
  ];
}
