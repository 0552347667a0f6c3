import { expect, test } from 'vitest';
import { findDaysProblems, lastDays } from './period';

test('a period ends today in Türkiye, which may be tomorrow elsewhere', () => {
  const late = new Date('2026-03-04T22:30:00Z');
  expect(lastDays('week', late)).toEqual({ from: '2026-02-27', to: '2026-03-05' });
  expect(lastDays('year', late)).toEqual({ from: '2025-03-06', to: '2026-03-05' });
});

test.each([
  ['', '2026-03-05', { from: 'missing' }],
  ['2026-03-05', '0202-03-06', { to: 'missing' }],
  ['', '', { from: 'missing', to: 'missing' }],
  ['2026-03-06', '2026-03-05', { to: 'order' }],
  ['2026-03-05', '2026-03-05', {}],
  ['2025-03-05', '2026-03-05', {}],
  ['2025-03-04', '2026-03-05', { from: 'tooLong' }],
])('of the days from "%s" to "%s" the wrong ones are told', (from, to, problems) => {
  expect(findDaysProblems({ from, to })).toEqual(problems);
});
