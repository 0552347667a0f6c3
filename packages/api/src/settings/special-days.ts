import { formatIsoDate } from '@pano/i18n/text/dates';
import { istanbulInstant } from '@pano/i18n/text/istanbul-time';
import type { CompanyProfile } from './company.schema';

export type SpecialDay = CompanyProfile['specialDays'][number];

/** So many days before, visitors read of it. */
const daysAhead = 14;
/** So many days figures look back, with the period before. */
const daysBack = 2 * 366;
const dayMs = 24 * 60 * 60 * 1000;

const today = (now: Date) => formatIsoDate(now.toISOString());
const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

export const withoutPast = (days: SpecialDay[], now: Date): SpecialDay[] => days.filter(({ to }) => to >= today(now));

/** Those of the last two years that have passed: figures look back on them. */
export function listPast(days: SpecialDay[], now: Date): SpecialDay[] {
  const oldest = addDays(today(now), -daysBack);
  return days.filter(({ to }) => to < today(now) && to >= oldest);
}

/** The special day that visitors read of: it has begun, or is the next one within two weeks. */
export function findShown(days: SpecialDay[], now: Date): SpecialDay | null {
  const last = addDays(today(now), daysAhead);
  const [next] = withoutPast(days, now)
    .filter(({ from }) => from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return next ?? null;
}

/** When a special day comes into sight or has passed: at midnight in Istanbul. */
export function findNextChange(days: SpecialDay[], now: Date): Date | null {
  const midnights = days
    .flatMap(({ from, to }) => [addDays(from, -daysAhead), addDays(to, 1)])
    .map((day) => istanbulInstant(Date.parse(day)))
    .filter((instant) => instant > now.getTime());
  return midnights.length > 0 ? new Date(Math.min(...midnights)) : null;
}
