import type { CompanyRecord } from '@pano/api/company/company.schema';
import { expect, test } from 'vitest';
import { nextReplyTime } from './opening-hours';

const hours: CompanyRecord['hours'] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '13:00', closes: '18:00' },
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '12:00' },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
];

// 2 March 2026 is a Monday; Istanbul is three hours ahead of UTC.
test.each([
  ['before opening', '2026-03-02T05:00:00Z', ['Monday', 0, '09:00', '12:00', false]],
  ['while it is open', '2026-03-02T06:30:00Z', ['Monday', 0, '09:00', '12:00', true]],
  ['shortly before the break', '2026-03-02T08:30:00Z', ['Monday', 0, '13:00', '18:00', false]],
  ['an hour before closing', '2026-03-02T14:00:00Z', ['Monday', 0, '13:00', '18:00', true]],
  ['later than that', '2026-03-02T14:01:00Z', ['Tuesday', 1, '09:00', '12:00', false]],
  ['after midnight in Istanbul', '2026-03-02T21:30:00Z', ['Tuesday', 0, '09:00', '12:00', false]],
  ['on Saturday afternoon', '2026-03-07T11:00:00Z', ['Monday', 2, '09:00', '12:00', false]],
  ['on Sunday', '2026-03-08T09:00:00Z', ['Monday', 1, '09:00', '12:00', false]],
])('a message that arrives %s', (_when, at, expected) => {
  const next = nextReplyTime({ hours, specialDays: [] }, new Date(at));
  expect(next && [next.day, next.daysAhead, next.opens, next.closes, next.isOpen]).toEqual(expected);
});

test('a firm that is open once a week replies a week later when that day is over', () => {
  const fridays: CompanyRecord['hours'] = [{ days: ['Friday'], opens: '10:00', closes: '12:00' }];
  const now = new Date('2026-03-06T10:00:00Z');
  expect(nextReplyTime({ hours: fridays, specialDays: [] }, now)).toMatchObject({ day: 'Friday', daysAhead: 7 });
  expect(nextReplyTime({ hours: [], specialDays: [] }, now)).toBeNull();
});

test('on special days nobody replies, or within their hours', () => {
  const name = { tr: 'Bayram', en: null };
  const closed = { from: '2026-03-02', to: '2026-03-03', name, opens: null, closes: null };
  const half = { from: '2026-03-04', to: '2026-03-04', name, opens: '10:00', closes: '12:30' };
  const next = (specialDays: CompanyRecord['specialDays']) =>
    nextReplyTime({ hours, specialDays }, new Date('2026-03-02T06:30:00Z'));
  expect(next([closed])).toMatchObject({ day: 'Wednesday', daysAhead: 2, opens: '09:00', closes: '12:00' });
  expect(next([half, closed])).toMatchObject({ day: 'Wednesday', daysAhead: 2, opens: '10:00', closes: '12:30' });
  expect(next([{ ...closed, to: '2026-03-20' }])).toBeNull();
});
