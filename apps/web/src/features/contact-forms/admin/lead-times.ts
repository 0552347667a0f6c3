import type { Locale } from '@pano/i18n/locales';
import { formatDate, formatTime } from '@pano/i18n/text/dates';
import { istanbulInstant, istanbulWallTime } from '@pano/i18n/text/istanbul-time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const monthMs = 30 * dayMs;

/** The instant at a full hour of a day in Istanbul, counted from today. */
function atHour(now: Date, days: number, hour: number): Date {
  const { year, month, day } = istanbulWallTime(now);
  return new Date(istanbulInstant(Date.UTC(year, month - 1, day + days, hour)));
}

/** How many days on the third working day is; nobody works on Saturday and Sunday. */
function daysToWorkday(now: Date, workdays: number): number {
  const { year, month, day } = istanbulWallTime(now);
  let days = 0;
  for (let left = workdays; left > 0; ) {
    days++;
    const weekday = new Date(Date.UTC(year, month - 1, day + days)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return days;
}

/** When a quote is followed up. */
export const inThreeWorkdays = (now: Date): string => atHour(now, daysToWorkday(now, 3), 9).toISOString();

/** The times that a next step can be given at a tap; what is past is not offered. */
export function quickPicks(now: Date): { name: 'today' | 'tomorrow' | 'workdays' | 'week'; at: string }[] {
  const picks = [
    { name: 'today', at: atHour(now, 0, 17).toISOString() },
    { name: 'tomorrow', at: atHour(now, 1, 9).toISOString() },
    { name: 'workdays', at: inThreeWorkdays(now) },
    { name: 'week', at: atHour(now, 7, 9).toISOString() },
  ] as const;
  return picks.filter(({ at }) => new Date(at) > now);
}

/** The day of a next step as people say it, with its time: today, tomorrow, or the date. */
export function nameDay(iso: string, now: Date, locale: Locale): { day: 'today' | 'tomorrow' | null; text: string } {
  const at = new Date(iso);
  const time = formatTime(iso, locale);
  const [tomorrow, dayAfter] = [atHour(now, 1, 0), atHour(now, 2, 0)];
  if (at >= atHour(now, 0, 0) && at < tomorrow) return { day: 'today', text: time };
  if (at >= tomorrow && at < dayAfter) return { day: 'tomorrow', text: time };
  return { day: null, text: `${formatDate(iso, locale)} ${time}` };
}

/** A lead that nobody has answered for longer is found in its list, but is nothing for today any more. */
export const isRecent = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() < monthMs;

/** How long ago something was, in its largest unit; null where the date says more. */
export function age(iso: string, now: Date): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } | null {
  const ms = now.getTime() - new Date(iso).getTime();
  if (ms < minuteMs) return { unit: 'now', count: 0 };
  if (ms < hourMs) return { unit: 'minutes', count: Math.floor(ms / minuteMs) };
  if (ms < dayMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return ms < monthMs ? { unit: 'days', count: Math.floor(ms / dayMs) } : null;
}
