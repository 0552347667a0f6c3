import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { foldCounts } from './fold-counts';

type Row = [day: string, kind: string, page: string, detail: string, count: number];

/** A site with counts, on the night of the last of November in Istanbul. */
async function start(...rows: Row[]) {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T00:10:00+03:00') });
  const api = await startTestApi();
  const data = rows.map(([day, kind, page, detail, count]) => ({ day, kind, page, detail, count }));
  await api.db.tally.createMany({ data });
  return api;
}

test('days older than half a year are folded into their months, twice gives the same sums, and a wrong clock folds nothing', async () => {
  const { db, services } = await start(
    ['2021-10-01', 'visit', '/', 'google', 1],
    ['2026-04-03', 'visit', '/', 'google', 2],
    ['2026-04-30', 'visit', '/', 'google', 3],
    ['2026-04-30', 'missing', '/eski', '', 4],
    ['2026-05-31', 'visit', '/', 'google', 7],
    ['2026-06-01', 'visit', '/', 'google', 5],
  );
  const rows = async () =>
    (await db.tally.findMany({ orderBy: [{ day: 'asc' }, { kind: 'asc' }] })).map(({ day, kind, count }) =>
      [day, kind, count].join(' '),
    );
  const before = await rows();
  await db.retentionCheck.create({ data: { checkedAt: new Date('2026-10-01') } });
  await foldCounts(services);
  expect(await rows()).toEqual(before);
  await db.retentionCheck.updateMany({ data: { checkedAt: new Date('2026-11-29') } });
  const folded = ['2026-04 missing 4', '2026-04 visit 5', '2026-05 visit 7', '2026-06-01 visit 5'];
  await foldCounts(services);
  expect(await rows()).toEqual(folded);
  await db.tally.create({ data: { day: '2026-04-09', kind: 'visit', page: '/', detail: 'google', count: 1 } });
  await foldCounts(services);
  await foldCounts(services);
  expect(await rows()).toEqual(['2026-04 missing 4', '2026-04 visit 6', '2026-05 visit 7', '2026-06-01 visit 5']);
});
