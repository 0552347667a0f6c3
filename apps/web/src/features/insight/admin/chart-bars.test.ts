import { expect, test } from 'vitest';
import { toBars } from './chart-bars';

const day = (name: string, visits = 1, contacts = 0) => ({ day: name, visits, contacts });
const days = (count: number, first: string) =>
  Array.from({ length: count }, (_, i) =>
    day(new Date(Date.parse(first) + i * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)),
  );

test('a short period has a bar for each day', () => {
  expect(toBars([day('2026-03-01', 4, 1), day('2026-03-02', 0)])).toEqual([
    { from: '2026-03-01', to: '2026-03-01', visits: 4, contacts: 1 },
    { from: '2026-03-02', to: '2026-03-02', visits: 0, contacts: 0 },
  ]);
  expect(toBars(days(92, '2026-01-01'))).toHaveLength(92);
});

test('a long period has a bar for each month, with the days that it counts', () => {
  const bars = toBars(days(93, '2026-01-10'));
  expect(bars.map(({ from, to, visits }) => [from, to, visits])).toEqual([
    ['2026-01-10', '2026-01-31', 22],
    ['2026-02-01', '2026-02-28', 28],
    ['2026-03-01', '2026-03-31', 31],
    ['2026-04-01', '2026-04-12', 12],
  ]);
});

test('days beside a month are drawn as their month, so that no bar is thirty times another', () => {
  expect(toBars([day('2024-02', 300, 9), day('2024-03-01', 10, 1), day('2024-03-02', 20, 2)])).toEqual([
    { from: '2024-02-01', to: '2024-02-29', visits: 300, contacts: 9 },
    { from: '2024-03-01', to: '2024-03-02', visits: 30, contacts: 3 },
  ]);
});
