import type { CompanyRecord, Weekday } from '@pano/api/company/company.schema';
import { istanbulWallTime } from '@pano/i18n/text/istanbul-time';

const week: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours as lines to read: days that follow each other become one range, `Pazartesi–Cuma 09:00–18:00`. */
export function openingLines(hours: CompanyRecord['hours'], dayName: (day: Weekday) => string): string[] {
  return hours.map(({ days, opens, closes }) => {
    const spans = createRanges(days).map(([first, last]) =>
      first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
    );
    return `${spans.join(', ')} ${opens}–${closes}`;
  });
}

function createRanges(days: Weekday[]): [Weekday, Weekday][] {
  const ranges: [Weekday, Weekday][] = [];
  for (const day of week.filter((name) => days.includes(name))) {
    const last = ranges.at(-1);
    if (last && week.indexOf(last[1]) + 1 === week.indexOf(day)) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

/** When the firm has time for a message: today or `daysAhead` days later; `isOpen` says that it is open already. */
type ReplyTime = { day: Weekday; daysAhead: number; opens: string; closes: string; isOpen: boolean };

/** A message that arrives later than this before closing is read on the next day. */
const minutesToReply = 60;

/** The first opening hours in which a message can be replied to; null where the profile names none for the next days. */
export function nextReplyTime(
  { hours, specialDays }: Pick<CompanyRecord, 'hours' | 'specialDays'>,
  now: Date,
): ReplyTime | null {
  const { year, month, day, hour, minute } = istanbulWallTime(now);
  const minuteOfDay = hour * 60 + minute;
  // The week begins on Monday, the days of JavaScript on Sunday.
  const today = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  for (let daysAhead = 0; daysAhead <= week.length; daysAhead++) {
    const weekday = week[(today + daysAhead) % week.length];
    if (!weekday) continue;
    const [first] = openOn(weekday, new Date(Date.UTC(year, month - 1, day + daysAhead)).toISOString().slice(0, 10))
      .filter(({ closes }) => daysAhead > 0 || isInTime(closes))
      .toSorted((one, other) => one.opens.localeCompare(other.opens));
    if (!first) continue;
    const { opens, closes } = first;
    return { day: weekday, daysAhead, opens, closes, isOpen: daysAhead === 0 && toMinutes(opens) <= minuteOfDay };
  }
  return null;

  /** A special day has no other hours than its own. */
  function openOn(weekday: Weekday, date: string): { opens: string; closes: string }[] {
    const special = specialDays.find(({ from, to }) => from <= date && date <= to);
    if (!special) return hours.filter(({ days }) => days.includes(weekday));
    const { opens, closes } = special;
    return opens === null || closes === null ? [] : [{ opens, closes }];
  }

  function isInTime(closes: string): boolean {
    return toMinutes(closes) - minutesToReply >= minuteOfDay;
  }
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
