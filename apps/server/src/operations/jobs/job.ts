import type { ApiServices, ScheduledJob } from '@pano/api/server';
import type { Database, Prisma } from '@pano/db';
import { istanbulInstant, istanbulWallTime } from '@pano/i18n/text/istanbul-time';

/** Scheduled work of the process. */
export type Job = ScheduledJob & {
  schedule: Schedule;
  /** Rows that are due at times of their own: the job runs for the next of them, also where another instance has written it. */
  rows?: DueRows;
  /** Ends early where the signal says that the process stops. A failure is logged and recorded, the next run comes as usual. */
  run: (services: ApiServices, signal: AbortSignal) => Promise<void>;
};

/** A run that failed is not repeated for the rows that it left: the schedule says when. */
type DueRows = { table: Prisma.ModelName; findNextDue: (db: Database) => Promise<Date | null> };

/** When a job is due, from the end of its last run, which is null before the first. A time in the past means now. */
export type Schedule = (lastEnd: Date | null, now: Date) => Date;

/** At once at the first start, then the interval after the end of each run. */
export const every =
  (ms: number): Schedule =>
  (lastEnd, now) =>
    lastEnd ? new Date(lastEnd.getTime() + ms) : now;

const dayMs = 24 * 60 * 60 * 1000;

/** Once a day at a time of Istanbul; a run that was missed while the process was down follows at the next start. */
export const dailyAt =
  (hour: number, minute = 0): Schedule =>
  (lastEnd, now) => {
    const after = lastEnd ?? now;
    const { year, month, day } = istanbulWallTime(after);
    const wall = Date.UTC(year, month - 1, day, hour, minute);
    const today = istanbulInstant(wall);
    return new Date(today > after.getTime() ? today : istanbulInstant(wall + dayMs));
  };

/** Once after each start of the process, so many milliseconds behind it, then as scheduled. */
export function atStartAnd(schedule: Schedule, delayMs = 0): Schedule {
  let start = new Date();
  // By the clock that nobody can set.
  const dueAt = performance.now() + delayMs;
  return (lastEnd, now) => {
    // The clock was ahead at the start: every end of a run would count as one before it.
    if (now < start) start = now;
    if (lastEnd && lastEnd >= start) return schedule(lastEnd, now);
    return new Date(now.getTime() + Math.max(0, dueAt - performance.now()));
  };
}
