import { foldTallies } from '@pano/db';
import { istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import { dayMs, nameDay } from '#leads/figure-period';
import { isInFuture, monthsAgo } from '#platform/clock';
import type { ApiServices } from '#platform/context';
import { dayWeeks, monthYears } from './insight.schema';

/** The name of the scheduled job that folds days of counts into months. */
export const foldCountsJob = 'fold-counts';

/** A clock that is further ahead of the last check of the retention periods is not believed. */
const mostAheadMs = 14 * dayMs;

/**
 * Folds the days that are older than 26 weeks into their months, and deletes months after five years: in one transaction. A
 * second call changes nothing. By a clock that is wrong it does nothing.
 */
export async function foldCounts({ db, log }: Pick<ApiServices, 'db' | 'log'>): Promise<void> {
  const now = new Date();
  const check = await db.retentionCheck.findUnique({ where: { id: 1 } });
  if (check && (isInFuture(check.checkedAt, now) || now.getTime() - check.checkedAt.getTime() > mostAheadMs)) return;
  const foldBefore = nameDay(istanbulMidnight(now) - dayWeeks * 7 * dayMs);
  const deleteBefore = nameDay(istanbulMidnight(monthsAgo(monthYears * 12, now))).slice(0, 7);
  const rows = await db.$transaction((tx) => foldTallies(tx, { foldBefore, deleteBefore }));
  if (rows > 0) log.info({ event: 'insight', rows }, 'days of counts are folded into months');
}
