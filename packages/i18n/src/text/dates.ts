import type { Locale } from '../locales';
import { istanbulInstant, istanbulWallTime, type WallTime } from './istanbul-time';

// Date and time are joined here and not by Intl: engines differ in the comma, "at" and narrow spaces between them, and
// a page rendered on the server must have the same text in the browser.
const tags: Record<Locale, string> = { tr: 'tr-TR', en: 'en-GB' };
const separators: Record<Locale, string> = { tr: '.', en: '/' };

/** Each is created once: that takes more time than all dates of a page. */
const monthNames = new Map<Locale, Intl.DateTimeFormat>();
const weekdayNames = new Map<Locale, Intl.DateTimeFormat>();

/** `12 Kasım 2026`, `12 November 2026`. */
export function formatDate(iso: string, locale: Locale): string {
  const { day, month, year } = istanbulWallTime(new Date(iso));
  return `${day} ${monthName(month, locale)} ${year}`;
}

/** Whole days, `2026-05-26`: `26 Mayıs`, `26–29 Mayıs`, `30 Mayıs–2 Haziran`. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const [first, last] = [new Date(from), new Date(to)];
  const end = `${last.getUTCDate()} ${monthName(last.getUTCMonth() + 1, locale)}`;
  if (from === to) return end;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = isSameMonth ? '' : ` ${monthName(first.getUTCMonth() + 1, locale)}`;
  return `${first.getUTCDate()}${start}–${end}`;
}

function monthName(month: number, locale: Locale): string {
  const names = monthNames.get(locale) ?? new Intl.DateTimeFormat(tags[locale], { month: 'long', timeZone: 'UTC' });
  monthNames.set(locale, names);
  return names.format(Date.UTC(2000, month - 1));
}

/** `12.11.2026`, `12/11/2026`. */
export function formatShortDate(iso: string, locale: Locale): string {
  const { day, month, year } = istanbulWallTime(new Date(iso));
  return [pad(day), pad(month), year].join(separators[locale]);
}

/** `5 Mart 2026 21:30`. */
export function formatDateTime(iso: string, locale: Locale): string {
  return `${formatDate(iso, locale)} ${time(istanbulWallTime(new Date(iso)))}`;
}

/** `5 Mart 2026 Perşembe 21:30`, `Thursday 5 March 2026 21:30`: a day that somebody chooses. */
export function formatDayAndTime(iso: string, locale: Locale): string {
  const wall = istanbulWallTime(new Date(iso));
  const names = weekdayNames.get(locale) ?? new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' });
  weekdayNames.set(locale, names);
  const weekday = names.format(Date.UTC(wall.year, wall.month - 1, wall.day));
  const day = formatDate(iso, locale);
  return `${locale === 'tr' ? `${day} ${weekday}` : `${weekday} ${day}`} ${time(wall)}`;
}

/** `05.03.2026 21:30`. */
export function formatShortDateTime(iso: string, locale: Locale): string {
  return `${formatShortDate(iso, locale)} ${time(istanbulWallTime(new Date(iso)))}`;
}

/** `21.30`, `21:30`: in a sentence, where Turkish writes a dot. */
export const formatTime = (iso: string, locale: Locale): string =>
  time(istanbulWallTime(new Date(iso))).replace(':', locale === 'tr' ? '.' : ':');

/** `2026-03-05`, for file names. */
export const formatIsoDate = (iso: string): string => toIsoDate(istanbulWallTime(new Date(iso)));

/** The value of an `<input type="datetime-local">`, to the minute: `2026-03-05T21:30`. */
export function toIstanbulInput(iso: string): string {
  const wall = istanbulWallTime(new Date(iso));
  return `${toIsoDate(wall)}T${time(wall)}`;
}

/** Null for anything but an existing day and time; browsers add seconds when a step asks for them. */
export function fromIstanbulInput(value: string): string | null {
  const match = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.0{1,3})?$/.exec(value);
  if (!match) return null;
  const wall = `${match[1]}${match[2] ?? ':00'}`;
  const wallMs = Date.parse(`${wall}Z`);
  // Some engines roll 31 February over into March instead of rejecting it.
  const exists = !Number.isNaN(wallMs) && new Date(wallMs).toISOString() === `${wall}.000Z`;
  return exists ? new Date(istanbulInstant(wallMs)).toISOString() : null;
}

function toIsoDate({ year, month, day }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

function time({ hour, minute }: WallTime): string {
  return `${pad(hour)}:${pad(minute)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
