import type { Db } from '@pano/db';
import { foldCountsJob } from '#insight/fold-counts';
import { contactMailJob } from '#leads/contact-mail.operations';
import { leadDigestJob } from '#leads/lead-digest.operations';
import { leadKeysJob } from '#leads/lead-keys';
import { picturesJob } from '#media/media-service';
import { pastInstant, uptimeMs } from '#platform/clock';
import type { ApiContext } from '#platform/context';
import { trashJob } from '#platform/records/trash';
import type { ScheduledJob } from '#platform/services/job-trigger';
import { approvedPurgeJob } from '#privacy/purge-approval.operations';
import { retentionJob } from '#privacy/retention-check';
import { reportJob } from './activity-log/report.operations';
import { publishingJob } from './schedules/carry-out';
import { sortKeysJob } from './sort-keys';

/** The name of the job that makes the backups of the site itself. */
export const backupJob = 'backup';
/** The name of the job that removes expired copies of the data. */
export const localCopiesJob = 'local-copies';

/** Backups by the site itself do not work. `since` is when the last one succeeded; null: none has, or nobody knows when. */
export type BackupTrouble = { since: string | null };

/** The other jobs, for which the dashboard has words. */
const namedJobs = [
  contactMailJob,
  picturesJob,
  retentionJob,
  trashJob,
  localCopiesJob,
  approvedPurgeJob,
  sortKeysJob,
  reportJob,
  publishingJob,
  leadKeysJob,
  foldCountsJob,
  leadDigestJob,
] as const;

/** Another job that should have succeeded and has not; `since` as with backups. */
export type JobTrouble = { job: (typeof namedJobs)[number]; since: string | null };

type Services = Pick<ApiContext, 'db' | 'jobTrigger'>;

type Run = { startedAt: Date; succeededAt: Date | null; failure: string | null };

/** The time in which a process gets to what was due while none ran. */
const graceMs = 10 * 60 * 1000;

/**
 * Whether a job should have succeeded and has not. A success in the future, by a clock that was ahead, counts as none;
 * without any the time counts from the start of the process.
 */
export function isLate({ lateAfterMs }: ScheduledJob, run: Run | null, now: Date, runningMs: number): boolean {
  const succeededAt = pastInstant(run?.succeededAt, now);
  if (!succeededAt) return runningMs > lateAfterMs;
  return runningMs > graceMs && now.getTime() - succeededAt.getTime() > lateAfterMs;
}

/** The jobs of this process that are late, but for backups, which have a notice of their own. */
export async function listJobTrouble({ db, jobTrigger }: Services): Promise<JobTrouble[]> {
  const scheduled = jobTrigger.scheduled();
  const runs = await db.jobRun.findMany({ where: { name: { in: [...namedJobs] } } });
  const now = new Date();
  return namedJobs.flatMap((name) => {
    const job = scheduled.find((one) => one.name === name);
    const run = runs.find((one) => one.name === name) ?? null;
    return job && isLate(job, run, now, uptimeMs()) ? [{ job: name, since: lastSuccess(run, now) }] : [];
  });
}

/** After backups are turned off nothing updates the row of the job; a failure that old is not shown any more. */
const forgottenMs = 3 * 24 * 60 * 60 * 1000;

export async function findBackupTrouble({ db, jobTrigger }: Services): Promise<BackupTrouble | null> {
  const run = await findRun(db, backupJob);
  const now = new Date();
  const job = jobTrigger.scheduled().find(({ name }) => name === backupJob);
  const late = job !== undefined && isLate(job, run, now, uptimeMs());
  const failed = run !== null && run.failure !== null && (job || now.getTime() - run.startedAt.getTime() < forgottenMs);
  return late || failed ? { since: lastSuccess(run, now) } : null;
}

const findRun = (db: Db, name: string) => db.jobRun.findUnique({ where: { name } });

const lastSuccess = (run: Run | null, now: Date): string | null =>
  pastInstant(run?.succeededAt, now)?.toISOString() ?? null;
