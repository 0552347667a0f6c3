import { toIstanbulInput } from '@pano/i18n/text/dates';
import { expect, test } from 'vitest';
import { age, inThreeWorkdays, isRecent, nameDay, quickPicks } from './lead-times';

/** A wall time in Istanbul, which is three hours ahead. */
const at = (wall: string) => new Date(`${wall}:00+03:00`);
const offered = (wall: string) => quickPicks(at(wall)).map((pick) => `${pick.name} ${toIstanbulInput(pick.at)}`);

test('quick picks are hours of Istanbul, and what is past is not offered', () => {
  // A Thursday.
  expect(offered('2026-11-26T10:00')).toEqual([
    'today 2026-11-26T17:00',
    'tomorrow 2026-11-27T09:00',
    'workdays 2026-12-01T09:00',
    'week 2026-12-03T09:00',
  ]);
  expect(offered('2026-11-26T17:00')[0]).toBe('tomorrow 2026-11-27T09:00');
  // In UTC it is still the day before.
  expect(offered('2026-11-27T01:30')[0]).toBe('today 2026-11-27T17:00');
});

test.each([
  ['2026-11-23T10:00', '2026-11-26T09:00'],
  ['2026-11-26T10:00', '2026-12-01T09:00'],
  ['2026-11-28T10:00', '2026-12-02T09:00'],
  ['2026-11-29T23:30', '2026-12-02T09:00'],
])('three working days after %s is %s', (now, then) => {
  expect(toIstanbulInput(inThreeWorkdays(at(now)))).toBe(then);
});

test('a day is named as people say it', () => {
  const now = at('2026-11-29T21:30');
  const name = (wall: string, locale: 'tr' | 'en' = 'tr') => nameDay(at(wall).toISOString(), now, locale);
  expect(name('2026-11-29T00:00')).toEqual({ day: 'today', text: '00.00' });
  expect(name('2026-11-30T00:00')).toEqual({ day: 'tomorrow', text: '00.00' });
  expect(name('2026-11-30T23:59', 'en')).toEqual({ day: 'tomorrow', text: '23:59' });
  expect(name('2026-12-01T09:00')).toEqual({ day: null, text: '1 Aralık 2026 09.00' });
  expect(name('2026-11-28T09:00')).toEqual({ day: null, text: '28 Kasım 2026 09.00' });
});

test('an age is told in its largest unit, and after a month not at all', () => {
  const now = at('2026-11-29T21:30');
  const ago = (wall: string) => age(at(wall).toISOString(), now);
  expect(ago('2026-11-29T21:30')).toEqual({ unit: 'now', count: 0 });
  // The clock of the server may be ahead.
  expect(ago('2026-11-29T21:31')).toEqual({ unit: 'now', count: 0 });
  expect(ago('2026-11-29T20:31')).toEqual({ unit: 'minutes', count: 59 });
  expect(ago('2026-11-29T19:29')).toEqual({ unit: 'hours', count: 2 });
  expect(ago('2026-11-27T21:30')).toEqual({ unit: 'days', count: 2 });
  expect(ago('2026-10-29T21:30')).toBeNull();
});

test('a lead that came in more than a month ago is nothing for today', () => {
  const now = at('2026-11-29T21:30');
  expect(isRecent(at('2026-10-30T21:31').toISOString(), now)).toBe(true);
  expect(isRecent(at('2026-10-30T21:30').toISOString(), now)).toBe(false);
});
