import { expect, onTestFinished, test, vi } from 'vitest';
import { atStartAnd, dailyAt, every } from './job';

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

test('work of each start begins at once, then comes as scheduled, also after a start by a clock that was ahead', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-03-01T10:00:00Z') });
  const schedule = atStartAnd(every(60_000));
  expect(schedule(null, at('2026-03-01T10:00:01Z'))).toEqual(at('2026-03-01T10:00:01Z'));
  expect(schedule(at('2026-03-01T09:59:59Z'), at('2026-03-01T10:00:01Z'))).toEqual(at('2026-03-01T10:00:01Z'));
  expect(schedule(at('2026-03-01T10:00:02Z'), at('2026-03-01T10:00:03Z'))).toEqual(at('2026-03-01T10:01:02Z'));
  vi.setSystemTime(at('2028-03-01T10:00:00Z'));
  const ahead = atStartAnd(every(60_000));
  expect(ahead(null, at('2026-03-01T10:00:00Z'))).toEqual(at('2026-03-01T10:00:00Z'));
  expect(ahead(at('2026-03-01T10:00:05Z'), at('2026-03-01T10:00:06Z'))).toEqual(at('2026-03-01T10:01:05Z'));
});

test('work of each start can wait until the start is over', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: at('2026-03-01T10:00:00Z') });
  const schedule = atStartAnd(every(60_000), 30_000);
  vi.advanceTimersByTime(10_000);
  expect(schedule(at('2026-02-28T10:00:00Z'), new Date())).toEqual(at('2026-03-01T10:00:30Z'));
  vi.advanceTimersByTime(30_000);
  expect(schedule(at('2026-02-28T10:00:00Z'), new Date())).toEqual(at('2026-03-01T10:00:40Z'));
});
