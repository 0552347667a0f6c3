import { expect, test } from 'vitest';
import { istanbulInstant, istanbulWallTime } from './istanbul-time';

const instantOf = (wall: string) => new Date(istanbulInstant(Date.parse(`${wall}Z`))).toISOString();

test('midnight is hour 0 of the new day', () => {
  const midnight = { year: 2026, month: 3, day: 6, hour: 0, minute: 0, second: 0 };
  expect(istanbulWallTime(new Date('2026-03-05T21:00:00Z'))).toEqual(midnight);
});

test.each([
  ['UTC+3 all year since 2016', '2026-01-15T12:00:00', '2026-01-15T09:00:00.000Z'],
  ['UTC+2 in a winter before', '2015-01-15T12:00:00', '2015-01-15T10:00:00.000Z'],
  ['UTC+3 in a summer before', '2015-07-15T12:00:00', '2015-07-15T09:00:00.000Z'],
  ['just before the clocks went forward', '2015-03-29T02:59:00', '2015-03-29T00:59:00.000Z'],
  ['an hour that was skipped', '2015-03-29T03:30:00', '2015-03-29T01:30:00.000Z'],
  ['just after the clocks went forward', '2015-03-29T04:00:00', '2015-03-29T01:00:00.000Z'],
  ['an hour that came twice', '2015-11-08T03:30:00', '2015-11-08T00:30:00.000Z'],
  ['just after the clocks went back', '2015-11-08T04:00:00', '2015-11-08T02:00:00.000Z'],
])('%s, %s in Istanbul is %s', (_when, wall, instant) => {
  expect(instantOf(wall)).toBe(instant);
});

test('since 2016 the browser needs no time zone data: those of this Node.js say UTC+3 for every week', () => {
  const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Istanbul', timeZoneName: 'longOffset' });
  const others: string[] = [];
  for (let day = Date.UTC(2016, 8, 8); day < Date.UTC(2045, 0, 1); day += 7 * 24 * 60 * 60 * 1000) {
    const parts = offset.formatToParts(day);
    if (!parts.some(({ value }) => value === 'GMT+03:00')) others.push(new Date(day).toISOString());
  }
  expect(others).toEqual([]);
});
