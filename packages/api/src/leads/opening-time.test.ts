import { expect, test } from 'vitest';
import { createWorkingClock, findOpeningTime } from './opening-time';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
/** Closed from Tuesday to Thursday, and open at noon on one Saturday. */
const specialDays = [
  { from: '2026-12-15', to: '2026-12-17', name: { tr: 'Sayım', en: null }, opens: null, closes: null },
  { from: '2026-12-26', to: '2026-12-26', name: { tr: 'Bayram', en: null }, opens: '12:00', closes: '14:00' },
];
const hours = [
  { days: [...workdays], opens: '08:30', closes: '12:00' },
  { days: [...workdays], opens: '13:00', closes: '18:00' },
  { days: ['Saturday' as const], opens: '09:00', closes: '13:00' },
];

// 2026-12-07 is a Monday; Istanbul is three hours ahead.
test.each([
  ['in the morning', '2026-12-07T06:00:00Z', '2026-12-07T06:00:00Z'],
  ['before opening', '2026-12-07T04:00:00Z', '2026-12-07T05:30:00Z'],
  ['over lunch', '2026-12-07T09:30:00Z', '2026-12-07T10:00:00Z'],
  ['in the minute of closing', '2026-12-07T15:00:00Z', '2026-12-08T05:30:00Z'],
  ['in the evening', '2026-12-07T20:00:00Z', '2026-12-08T05:30:00Z'],
  ['late on Friday in Istanbul, still Friday in UTC', '2026-12-11T21:30:00Z', '2026-12-12T06:00:00Z'],
  ['over the weekend', '2026-12-12T10:30:00Z', '2026-12-14T05:30:00Z'],
  ['on a day that is closed by way of exception', '2026-12-15T07:00:00Z', '2026-12-18T05:30:00Z'],
  ['on a day of other hours', '2026-12-26T06:30:00Z', '2026-12-26T09:00:00Z'],
])('%s: from %s the firm is open at %s', (_, from, open) => {
  expect(findOpeningTime({ hours, specialDays }, new Date(from))).toEqual(new Date(open));
});

test('where it is open once a week, that day of the next week', () => {
  const mondays = [{ days: ['Monday' as const], opens: '08:00', closes: '09:00' }];
  const times = { hours: mondays, specialDays };
  expect(findOpeningTime(times, new Date('2026-12-07T06:00:00Z'))).toEqual(new Date('2026-12-14T05:00:00Z'));
});

test('a firm without opening hours is called whenever somebody wants to', () => {
  const night = new Date('2026-12-07T00:00:00Z');
  expect(findOpeningTime({ hours: [], specialDays }, night)).toEqual(night);
});

test.each([
  ['within an hour', '2026-12-07T06:00:00Z', '2026-12-07T06:42:00Z', 42],
  ['over lunch', '2026-12-07T08:30:00Z', '2026-12-07T10:30:00Z', 60],
  ['over night', '2026-12-07T14:50:00Z', '2026-12-08T05:40:00Z', 20],
  ['from the night into the morning', '2026-12-06T23:00:00Z', '2026-12-07T05:45:00Z', 15],
  ['at night alone', '2026-12-07T18:00:00Z', '2026-12-07T22:00:00Z', 0],
  ['over the weekend', '2026-12-11T14:30:00Z', '2026-12-14T06:00:00Z', 30 + 240 + 30],
  ['over days that are closed by way of exception', '2026-12-14T14:30:00Z', '2026-12-18T06:00:00Z', 30 + 30],
  ['over a day of other hours', '2026-12-25T14:30:00Z', '2026-12-28T06:00:00Z', 30 + 120 + 30],
  ['a week', '2026-12-07T00:00:00Z', '2026-12-14T00:00:00Z', 5 * 510 + 240],
  ['backwards, by a clock that was set', '2026-12-07T07:00:00Z', '2026-12-07T06:00:00Z', 0],
])('working minutes %s', (_, from, to, minutes) => {
  const clock = createWorkingClock({ hours, specialDays }, new Date('2026-12-01T12:00:00Z'));
  expect(clock(new Date(from), new Date(to))).toBe(minutes);
  expect(createWorkingClock({ hours, specialDays }, new Date(from))(new Date(from), new Date(to))).toBe(minutes);
});

test('hours that overlap count once', () => {
  const days = ['Monday' as const];
  const overlapping = [
    { days, opens: '10:00', closes: '11:00' },
    { days, opens: '09:00', closes: '12:00' },
    { days, opens: '11:30', closes: '13:00' },
  ];
  const clock = createWorkingClock({ hours: overlapping, specialDays: [] }, new Date('2026-12-07T00:00:00Z'));
  expect(clock(new Date('2026-12-07T00:00:00Z'), new Date('2026-12-08T00:00:00Z'))).toBe(240);
});

test('without opening hours every minute counts', () => {
  const clock = createWorkingClock({ hours: [], specialDays }, new Date('2026-12-01T00:00:00Z'));
  expect(clock(new Date('2026-12-12T20:00:00Z'), new Date('2026-12-13T20:00:30Z'))).toBe(1440.5);
});
