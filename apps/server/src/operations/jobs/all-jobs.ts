import { basename } from 'node:path';
import {
  approvedPurgeJob,
  backupJob,
  carryOutDue,
  contactMailJob,
  createContext,
  deliverContactMails,
  fillLeadKeys,
  findNextDue,
  foldCounts,
  foldCountsJob,
  leadDigestJob,
  leadKeysJob,
  localCopiesJob,
  mailDigests,
  mailReport,
  picturesJob,
  publishingJob,
  purgeApproved,
  purgeNightly,
  purgeTrash,
  renewSortKeys,
  reportJob,
  retentionJob,
  sortKeysJob,
  trashJob,
} from '@pano/api/server';
import { makeAutomaticBackup, type Place } from '../backup/automatic-backup';
import { listBackups } from '../backup/backup-folder';
import { removeExpiredCopies } from '../backup/local-copies';
import { atStartAnd, dailyAt, every, type Job } from './job';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** A start has enough to do; and a process that crashes in a loop should not make backups. */
const backupDelayMs = 5 * minuteMs;
/** Reads every title, which the first visitors need not wait for. */
const sortKeysDelayMs = minuteMs / 2;

/** All scheduled work of the process. */
export const listJobs = (env: Place): Job[] => [...siteJobs(env), ...backupJobs(env)];

/** The jobs of every site; one under development makes no backups by itself. */
export const siteJobs = (place: Place): Job[] => [
  { name: contactMailJob, schedule: every(minuteMs), lateAfterMs: 2 * hourMs, run: deliverContactMails },
  {
    name: publishingJob,
    // What failed is tried again, and what no notification told of is found.
    schedule: every(minuteMs),
    rows: { table: 'Schedule', findNextDue },
    lateAfterMs: 10 * minuteMs,
    run: (services, signal) =>
      carryOutDue(createContext(services, new Headers(), { address: '', requestId: publishingJob }), signal),
  },
  // All pictures of a site at once take many hours.
  {
    name: picturesJob,
    schedule: every(5 * minuteMs),
    lateAfterMs: 48 * hourMs,
    run: ({ media }) => media.resume(),
  },
  { name: leadKeysJob, schedule: every(10 * minuteMs), lateAfterMs: 48 * hourMs, run: fillLeadKeys },
  { name: reportJob, schedule: every(hourMs), lateAfterMs: 26 * hourMs, run: mailReport },
  // It may try for two hours.
  { name: leadDigestJob, schedule: dailyAt(8), lateAfterMs: 28 * hourMs, run: mailDigests },
  { name: retentionJob, schedule: dailyAt(3, 15), lateAfterMs: 26 * hourMs, run: purgeNightly },
  { name: trashJob, schedule: dailyAt(3, 45), lateAfterMs: 26 * hourMs, run: purgeTrash },
  { name: foldCountsJob, schedule: dailyAt(4, 5), lateAfterMs: 48 * hourMs, run: foldCounts },
  {
    name: sortKeysJob,
    schedule: atStartAnd(dailyAt(4, 15), sortKeysDelayMs),
    lateAfterMs: 48 * hourMs,
    run: renewSortKeys,
  },
  {
    name: localCopiesJob,
    schedule: dailyAt(4, 45),
    lateAfterMs: 48 * hourMs,
    run: (services) => removeExpiredCopies(place, services),
  },
  {
    // The owner's approval triggers it; the schedule finds one that another instance or a restart left.
    name: approvedPurgeJob,
    schedule: every(5 * minuteMs),
    lateAfterMs: 48 * hourMs,
    run: (services, signal) =>
      purgeApproved(services, signal, async () => basename(await makeAutomaticBackup(place, services, signal))),
  },
];

/**
 * The automatic backups. Every hour the job checks whether the newest backup is old enough, whoever made it: one that
 * failed is tried again in an hour, and one that was missed while the machine was off soon after the start.
 */
export function backupJobs({ dataDir, databaseUrl, backup }: Place, delayMs = backupDelayMs): Job[] {
  if (backup.everyHours === 0) return [];
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
      run: async (services, signal) => {
        const [newest] = await listBackups(backup.folder);
        const dueAt = newest ? newest.at.getTime() + backup.everyHours * hourMs : 0;
        if (dueAt > Date.now()) return;
        await makeAutomaticBackup({ dataDir, databaseUrl, backup }, services, signal);
      },
    },
  ];
}
