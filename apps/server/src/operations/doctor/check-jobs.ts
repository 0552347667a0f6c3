import { clockToleranceMs, isInFuture, isLate, pastInstant } from '@pano/api/server';
import { type Database, isFolderLocked } from '@pano/db';
import type { Env } from '#process/env';
import { listJobs } from '../jobs/all-jobs';
import { withDatabase } from '../open-database';
import { type Finding, listSome, ok, problem, warning } from './finding';

const check = 'scheduled work';

type Row = NonNullable<Awaited<ReturnType<Database['jobRun']['findUnique']>>>;

/** Whether each job of the site succeeded when it should have, and none is dated in the future. */
export async function checkJobs(env: Env): Promise<Finding[]> {
  const rows = await withDatabase(env.databaseUrl, (db) => db.jobRun.findMany({ orderBy: { name: 'asc' } }));
  const now = new Date();
  const future = rows.filter((row) => datesOf(row).some((date) => isInFuture(date, now)));
  const findings = future.length > 0 ? [reportFuture(future, now)] : [];
  for (const job of listJobs(env)) {
    const row = rows.find(({ name }) => name === job.name);
    if (!row) continue;
    // When the server started is not known here, so a job without a success is left to its failure.
    const runningMs = pastInstant(row.succeededAt, now) ? Number.POSITIVE_INFINITY : 0;
    // A site that is stopped gets to what is due when it starts.
    const late = isLate(job, row, now, runningMs) && isFolderLocked(env.dataDir);
    if (late || row.failure !== null) findings.push(reportRun(row, late, now));
  }
  return findings.length > 0 ? findings : [ok(check, 'every job succeeded in its last run')];
}

const datesOf = ({ startedAt, finishedAt, succeededAt }: Row) =>
  [startedAt, finishedAt, succeededAt].filter((date) => date !== null);

function reportFuture(rows: Row[], now: Date): Finding {
  const names = rows.map(({ name }) => name);
  const minutes = clockToleranceMs / 60_000;
  const detail = `dated more than ${minutes} minutes after ${now.toISOString()}: ${listSome(names)}`;
  const remedy = 'Check the clock of the machine; these dates count as none, and the next runs replace them';
  return warning(check, detail, remedy);
}

function reportRun({ name, succeededAt, failure }: Row, late: boolean, now: Date): Finding {
  const success = pastInstant(succeededAt, now);
  const last = success ? `last succeeded at ${success.toISOString()}` : 'never succeeded';
  const detail = `job "${name}" ${last}${failure === null ? '' : `; then: ${failure}`}`;
  const remedy = 'It is tried again by itself; if the log of the site names no cause, restart the site';
  return late || !success ? problem(check, detail, remedy) : warning(check, detail, remedy);
}
