import { istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import { invalid } from '#platform/transport/errors';
import { type FiguresQuery, longestPeriod } from './lead-figures.schema';

export const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;

/** The midnights with which its first and its last day begin, as wall times. */
export type Period = { first: number; last: number };

/** @throws AppError where the period is no period, or too long */
export function createPeriod({ from, to }: FiguresQuery, now: Date): Period {
  const last = to ? Date.parse(to) : istanbulMidnight(now);
  const first = from ? Date.parse(from) : last - (usualDays - 1) * dayMs;
  if (first > last) throw invalid('lead.figures.order', 'to');
  if (countDays({ first, last }) > longestPeriod) throw invalid('lead.figures.tooLong', 'from');
  return { first, last };
}

export const countDays = ({ first, last }: Period): number => (last - first) / dayMs + 1;

/** As many days before. */
export const periodBefore = (period: Period): Period => ({
  first: period.first - countDays(period) * dayMs,
  last: period.first - dayMs,
});

/** A day as in `2026-03-05`. */
export const nameDay = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** Its days by name. */
export const describePeriod = ({ first, last }: Period) => ({ from: nameDay(first), to: nameDay(last) });
