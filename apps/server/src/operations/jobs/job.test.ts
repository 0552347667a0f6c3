import { expect, test } from 'vitest';
import { dailyAt, every } from './job';

const at = (iso: string) => new Date(iso);

test('work of every so many minutes begins at once and then counts from its last end', () => {
  const schedule = every(60_000);
  expect(schedule(null, at('2026-03-01T10:00:00Z'))).toEqual(at('2026-03-01T10:00:00Z'));
  expect(schedule(at('2026-03-01T10:00:30Z'), at('2026-03-01T12:00:00Z'))).toEqual(at('2026-03-01T10:01:30Z'));
});

// 03:30 in Istanbul is 00:30 UTC.
test.each([
  ['never before, later today', null, '2026-03-01T00:10:00Z', '2026-03-01T00:30:00Z'],
  ['never before, tomorrow', null, '2026-03-01T00:30:00Z', '2026-03-02T00:30:00Z'],
  ['done today', '2026-03-01T00:31:00Z', '2026-03-01T05:00:00Z', '2026-03-02T00:30:00Z'],
  ['missed for days: now', '2026-02-20T00:31:00Z', '2026-03-01T05:00:00Z', '2026-02-21T00:30:00Z'],
  ['around midnight in Istanbul', '2026-02-28T21:30:00Z', '2026-02-28T22:00:00Z', '2026-03-01T00:30:00Z'],
])('daily work: %s', (_case, lastEnd, now, due) => {
  expect(dailyAt(3, 30)(lastEnd ? at(lastEnd) : null, at(now))).toEqual(at(due));
});
