import { longestPeriod } from '@pano/api/contact-forms/lead-figures.schema';
import { formatIsoDate } from '@pano/i18n/text/dates';

/** What the figures of a screen can be shown for. */
export const periodNames = ['week', 'month', 'year', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Whole days in Türkiye, both included, as in `2026-03-05`. */
export type Days = { from: string; to: string };
export type DaysProblem = 'missing' | 'order' | 'tooLong';

const lengths: Record<PeriodName, number> = { week: 7, month: 30, year: 365, own: 30 };
const dayMs = 24 * 60 * 60 * 1000;

/** The days of a period that ends today. */
export function lastDays(name: PeriodName, now: Date): Days {
  const first = new Date(now.getTime() - (lengths[name] - 1) * dayMs);
  return { from: formatIsoDate(first.toISOString()), to: formatIsoDate(now.toISOString()) };
}

/** What is wrong with days that somebody typed, by field; a year that is half typed counts as missing. */
export function findDaysProblems({ from, to }: Days): Partial<Record<keyof Days, DaysProblem>> {
  const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text);
  if (!isDay(from) || !isDay(to)) {
    return { ...(isDay(from) ? {} : { from: 'missing' }), ...(isDay(to) ? {} : { to: 'missing' }) };
  }
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (length < 1) return { to: 'order' };
  return length > longestPeriod ? { from: 'tooLong' } : {};
}
