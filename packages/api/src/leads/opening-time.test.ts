import { expect, test } from 'vitest';
import { findOpeningTime } from './opening-time';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
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
])('%s: from %s the firm is open at %s', (_, from, open) => {
  expect(findOpeningTime(hours, new Date(from))).toEqual(new Date(open));
});

test('where it is open once a week, that day of the next week', () => {
  const mondays = [{ days: ['Monday' as const], opens: '08:00', closes: '09:00' }];
  expect(findOpeningTime(mondays, new Date('2026-12-07T06:00:00Z'))).toEqual(new Date('2026-12-14T05:00:00Z'));
});

test('a firm without opening hours is called whenever somebody wants to', () => {
  const night = new Date('2026-12-07T00:00:00Z');
  expect(findOpeningTime([], night)).toEqual(night);
});
