/** Date and time as a clock in Istanbul shows them. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number; second: number };

/** Since the autumn of 2016 Turkey is three hours ahead of UTC all year (Council of Ministers, decision 2016/9154). */
const fixedSince = Date.UTC(2016, 8, 8);
const fixedOffsetMs = 3 * 60 * 60 * 1000;

let formatter: Intl.DateTimeFormat | null = null;

/** For older dates only: a slow phone takes a quarter of a second to load its time zone data. */
function getFormatter(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Istanbul',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  return formatter;
}

/** Throws a RangeError for an invalid date, as Intl does. */
export function istanbulWallTime(instant: Date): WallTime {
  if (instant.getTime() >= fixedSince) return readUtc(new Date(instant.getTime() + fixedOffsetMs));
  const parts = new Map(
    getFormatter()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

const readUtc = (date: Date): WallTime => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
  hour: date.getUTCHours(),
  minute: date.getUTCMinutes(),
  second: date.getUTCSeconds(),
});

const dayMs = 24 * 60 * 60 * 1000;

/** The midnight with which the day of an instant begins, as a wall time. */
export function istanbulMidnight(instant: Date): number {
  const { year, month, day } = istanbulWallTime(instant);
  return Date.UTC(year, month - 1, day);
}

/**
 * The instant of a wall time, which is given as if it were UTC milliseconds. Turkey had daylight saving time until 2016:
 * of an hour that came twice the first one is meant, a skipped hour moves forward by the change.
 */
export function istanbulInstant(wallMs: number): number {
  const early = wallMs - offsetMs(wallMs - dayMs);
  if (early + offsetMs(early) === wallMs) return early;
  const late = wallMs - offsetMs(wallMs + dayMs);
  return late + offsetMs(late) === wallMs ? late : early;
}

/** How far Istanbul's clocks are ahead of UTC at an instant in whole seconds. */
function offsetMs(instantMs: number): number {
  const { year, month, day, hour, minute, second } = istanbulWallTime(new Date(instantMs));
  return Date.UTC(year, month - 1, day, hour, minute, second) - instantMs;
}
