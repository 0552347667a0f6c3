import { istanbulInstant, istanbulMidnight } from '@pano/i18n/text/istanbul-time';
import { weekdays } from '#settings/company.fields';
import type { CompanyProfile } from '#settings/company.schema';

/** When the firm is open: the hours of a week, and the days that differ from them. */
export type OpeningTimes = Pick<CompanyProfile, 'hours' | 'specialDays'>;

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** No firm is closed for longer. */
const daysAhead = 366;

/** The first instant from a given one on at which the firm is open; that one where it has no opening hours. */
export function findOpeningTime(times: OpeningTimes, earliest: Date): Date {
  if (times.hours.length === 0) return earliest;
  const today = istanbulMidnight(earliest);
  for (let i = 0; i <= daysAhead; i++) {
    const open = listOpen(times, today + i * dayMs).find(({ closes }) => closes > earliest.getTime());
    if (open) return new Date(Math.max(earliest.getTime(), open.opens));
  }
  return earliest;
}

/**
 * Makes a function that tells how many minutes between two instants the firm is open; all of them where it has no opening
 * hours.
 * @param start instants before it count as this day's midnight
 */
export function createWorkingClock(times: OpeningTimes, start: Date): (from: Date, to: Date) => number {
  if (times.hours.length === 0) return (from, to) => Math.max(0, to.getTime() - from.getTime()) / minuteMs;
  const first = istanbulMidnight(start);
  /** Each day from the first on, with the working time before it. */
  const days: { open: Interval[]; before: number }[] = [];
  const workedUntil = (instant: Date): number => {
    const index = Math.max(0, (istanbulMidnight(instant) - first) / dayMs);
    for (let i = days.length; i <= index; i++) {
      const last = days.at(-1);
      const before = last ? last.before + sumUntil(last.open, Infinity) : 0;
      days.push({ open: listOpen(times, first + i * dayMs), before });
    }
    const { open = [], before = 0 } = days[index] ?? {};
    return before + sumUntil(open, instant.getTime());
  };
  return (from, to) => Math.max(0, workedUntil(to) - workedUntil(from)) / minuteMs;
}

type Interval = { opens: number; closes: number };

const sumUntil = (open: Interval[], instant: number): number =>
  open.reduce((sum, { opens, closes }) => sum + Math.max(0, Math.min(closes, instant) - opens), 0);

/** When the firm is open on a day, in order and without overlaps. */
function listOpen({ hours, specialDays }: OpeningTimes, midnight: number): Interval[] {
  const date = new Date(midnight);
  const day = date.toISOString().slice(0, 10);
  const weekday = weekdays[(date.getUTCDay() + 6) % 7];
  const special = specialDays.filter(({ from, to }) => from <= day && day <= to);
  const usual = hours.filter(({ days }) => days.some((open) => open === weekday));
  const open = (special.length > 0 ? special : usual)
    .flatMap(({ opens, closes }) =>
      opens && closes ? { opens: at(midnight, opens), closes: at(midnight, closes) } : [],
    )
    .toSorted((one, other) => one.opens - other.opens);
  let closed = 0;
  return open.flatMap(({ opens, closes }) => {
    const interval = { opens: Math.max(opens, closed), closes };
    closed = Math.max(closed, closes);
    return interval.opens < closes ? [interval] : [];
  });
}

/** An instant of a day, from a time such as `08:30`. */
function at(midnight: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return istanbulInstant(midnight + (60 * hour + minute) * minuteMs);
}
