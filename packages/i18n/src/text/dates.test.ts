import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayAndTime,
  formatDayRange,
  formatIsoDate,
  formatShortDate,
  formatShortDateTime,
  fromIstanbulInput,
  toIstanbulInput,
} from './dates';

const evening = '2026-03-05T18:30:00.000Z';
const lateAtNight = '2026-11-11T22:15:00.000Z';

test('a long date has its month in words, on the day it is in Istanbul', () => {
  expect(formatDate(lateAtNight, 'tr')).toBe('12 Kasım 2026');
  expect(formatDate(lateAtNight, 'en')).toBe('12 November 2026');
});

test('a short date has two digits for day and month', () => {
  expect(formatShortDate(lateAtNight, 'tr')).toBe('12.11.2026');
  expect(formatShortDate(lateAtNight, 'en')).toBe('12/11/2026');
  expect(formatShortDate(evening, 'tr')).toBe('05.03.2026');
});

test('a date in the name of a file is the day it is in Istanbul', () => {
  expect([formatIsoDate(evening), formatIsoDate(lateAtNight)]).toEqual(['2026-03-05', '2026-11-12']);
});

test('days from one to another name a month that both share once', () => {
  expect(formatDayRange('2026-10-29', '2026-10-29', 'tr')).toBe('29 Ekim');
  expect(formatDayRange('2026-05-26', '2026-05-29', 'tr')).toBe('26–29 Mayıs');
  expect(formatDayRange('2026-05-26', '2026-05-29', 'en')).toBe('26–29 May');
  expect(formatDayRange('2026-12-30', '2027-01-02', 'tr')).toBe('30 Aralık–2 Ocak');
});

test('a date with time uses the 24 hour clock of Istanbul', () => {
  expect(formatDateTime(evening, 'tr')).toBe('5 Mart 2026 21:30');
  expect(formatDateTime(evening, 'en')).toBe('5 March 2026 21:30');
  expect(formatShortDateTime(evening, 'tr')).toBe('05.03.2026 21:30');
  expect(formatShortDateTime(evening, 'en')).toBe('05/03/2026 21:30');
  expect(formatShortDateTime(lateAtNight, 'tr')).toBe('12.11.2026 01:15');
});

test('a day that somebody chooses has its weekday, as it is in Istanbul', () => {
  expect(formatDayAndTime(evening, 'tr')).toBe('5 Mart 2026 Perşembe 21:30');
  expect(formatDayAndTime(evening, 'en')).toBe('Thursday 5 March 2026 21:30');
  expect(formatDayAndTime(lateAtNight, 'tr')).toBe('12 Kasım 2026 Perşembe 01:15');
});

test('a winter before 2016 is shown at UTC+2', () => {
  expect(formatShortDateTime('2015-01-15T10:00:00.000Z', 'tr')).toBe('15.01.2015 12:00');
});

test('an invalid date throws', () => {
  expect(() => formatDate('yesterday', 'tr')).toThrow(RangeError);
});

describe('datetime-local', () => {
  test('an instant becomes the value of the field, and back', () => {
    expect(toIstanbulInput(evening)).toBe('2026-03-05T21:30');
    expect(fromIstanbulInput('2026-03-05T21:30')).toBe(evening);
    expect(fromIstanbulInput('2024-02-29T00:00')).toBe('2024-02-28T21:00:00.000Z');
  });

  test('seconds that a browser sends are preserved', () => {
    expect(fromIstanbulInput('2026-03-05T21:30:15')).toBe('2026-03-05T18:30:15.000Z');
    expect(fromIstanbulInput('2026-03-05T21:30:15.000')).toBe('2026-03-05T18:30:15.000Z');
  });

  test.each([
    '',
    'yarın',
    '2026-03-05',
    '2026-03-05 21:30',
    '2026-03-05T21:30Z',
    '2026-03-05T21:30+03:00',
    '2026-02-31T12:00',
    '2026-02-29T12:00',
    '2026-13-01T12:00',
    '2026-00-10T12:00',
    '2026-03-05T24:00',
    '2026-03-05T21:60',
    '0026-03-05T21:30',
    '12026-03-05T21:30',
  ])('%j is rejected', (value) => {
    expect(fromIstanbulInput(value)).toBeNull();
  });

  test('every minute since the clocks stopped changing survives the round trip', () => {
    const minute = 60_000;
    const minutes = fc.integer({ min: Date.UTC(2016, 10, 1) / minute, max: Date.UTC(2099, 0) / minute });
    fc.assert(
      fc.property(minutes, (count) => {
        const iso = new Date(count * minute).toISOString();
        return fromIstanbulInput(toIstanbulInput(iso)) === iso;
      }),
    );
  });
});
