import { foldCountsJob } from '@pano/api/server';
import { addTallies, type Database, openDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDatabase } from '#operations/open-database';
import { migratedDatabase, temporaryFolder } from '#testing/start-api';
import { killByChance, startProcess } from '#testing/start-process';

/** Few in every run of the tests; `npm run test:faults` asks for the full number. */
const cycles = Number(process.env.PANO_FAULT_CYCLES ?? 2);
/** Long enough that a kill meets the program at work. */
const pages = 2000;
/** So old that they are folded. */
const days = ['2025-03-01', '2025-03-02', '2025-03-31', '2025-04-01', '2025-04-30', '2025-05-01'];
const months = ['2025-03', '2025-04', '2025-05'];
/** Only for what hangs. */
const timeout = 60_000 + cycles * 90_000;

test('killed while it folds days of counts into months, the program loses no count and doubles none', {
  timeout,
}, async ({ annotate }) => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await migratedDatabase();
  const db = await openDatabase(DATABASE_URL);
  onTestFinished(() => db.$disconnect());
  let inside = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await addDays(DATABASE_URL);
    const begun = new Date();
    const { child } = await startProcess(dataDir, { DATABASE_URL });
    await vi.waitUntil(async () => (await findRun(db)).startedAt >= begun, { timeout, interval: 2 });
    await killByChance(cycle === 1 ? 0 : 300, child);
    const { startedAt, finishedAt } = await findRun(db);
    if (finishedAt && finishedAt < startedAt) inside += 1;
    await annotate(`after kill ${cycle} there are the counts of ${await readDays(DATABASE_URL, cycle)}`);
  }
  expect(inside, 'kills while it folds').toBeGreaterThan(0);
  await addDays(DATABASE_URL);
  await startProcess(dataDir, { DATABASE_URL });
  const isFolded = async () => (await readDays(DATABASE_URL, cycles + 1)).join() === months.join();
  await vi.waitUntil(isFolded, { timeout, interval: 500 });
});

const findRun = (db: Database) => db.jobRun.findUniqueOrThrow({ where: { name: foldCountsJob } });

/** Adds a visit of each page to each day, for a process that has missed the night in which they are folded. */
const addDays = (url: string): Promise<void> =>
  withDatabase(url, async (db) => {
    const rows = days.flatMap((day) =>
      Array.from({ length: pages }, (_, at) => ({ day, kind: 'visit', page: `/sayfa/${at}`, detail: '', count: 1 })),
    );
    await db.$transaction((tx) => addTallies(tx, rows));
    const finishedAt = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await db.jobRun.deleteMany({ where: { name: foldCountsJob } });
    await db.jobRun.create({ data: { name: foldCountsJob, startedAt: finishedAt, finishedAt } });
  });

/** The days and months that have counts, after checking the sum of each page. */
const readDays = (url: string, times: number): Promise<string[]> =>
  withDatabase(url, async (db) => {
    // All rows of one moment: the database may still commit what it received last.
    const rows = await db.tally.findMany({ orderBy: { day: 'asc' } });
    const sums = new Map<string, number>();
    for (const { page, count } of rows) sums.set(page, (sums.get(page) ?? 0) + count);
    expect([sums.size, new Set(sums.values())]).toEqual([pages, new Set([times * days.length])]);
    return [...new Set(rows.map(({ day }) => day))];
  });
