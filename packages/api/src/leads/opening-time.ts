import { istanbulInstant, istanbulWallTime } from '@pano/i18n/text/istanbul-time';
import { weekdays } from '#settings/company.fields';
import type { CompanyProfile } from '#settings/company.schema';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** The first instant from a given one on at which the firm is open; that one where it has no opening hours. */
export function findOpeningTime(hours: CompanyProfile['hours'], earliest: Date): Date {
  const { year, month, day } = istanbulWallTime(earliest);
  // Today, and each day of the week after it.
  for (let i = 0; i <= weekdays.length; i++) {
    const midnight = Date.UTC(year, month - 1, day) + i * dayMs;
    const weekday = weekdays[(new Date(midnight).getUTCDay() + 6) % 7];
    const times = hours
      .filter(({ days }) => days.some((open) => open === weekday))
      .map(({ opens, closes }) => ({ opens: at(midnight, opens), closes: at(midnight, closes) }))
      .filter(({ closes }) => closes > earliest.getTime());
    if (times.length > 0) return new Date(Math.max(earliest.getTime(), Math.min(...times.map(({ opens }) => opens))));
  }
  return earliest;
}

/** An instant of a day, from a time such as `08:30`. */
function at(midnight: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return istanbulInstant(midnight + (60 * hour + minute) * minuteMs);
}
