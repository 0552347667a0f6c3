import { createJobTrigger, publishingJob } from '@pano/api/server';
import { type Database, openDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#process/env';
import { startApi } from '#testing/start-api';
import { siteJobs } from './all-jobs';
import { startJobs } from './start-jobs';

const timeout = 30_000;
/** Without the notification the job would look once a minute. */
const punctualMs = 10_000;

/** Two instances over one database; the job runs in those that are started. */
async function start() {
  const { services, dataDir, databaseUrl } = await startApi();
  const { db } = services;
  const other = await openDatabase(databaseUrl);
  onTestFinished(() => other.$disconnect());
  const job = siteJobs(readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).filter(
    ({ name }) => name === publishingJob,
  );
  const run = async (instance: Database) => {
    onTestFinished(startJobs({ ...services, db: instance, jobTrigger: createJobTrigger() }, job).stop);
    await vi.waitUntil(async () => (await db.jobRun.findFirst())?.finishedAt, { timeout });
  };
  const schedule = async (instance: Database, at: Date) => {
    const { id } = await instance.service.create({ data: { title: 'Pano', description: 'x' } });
    const ref = { entity: 'service', record: String(id), label: 'Pano' };
    await instance.draft.create({ data: { ...ref, values: '{"title":"Taslak"}', before: '{"title":"Pano"}' } });
    await instance.schedule.create({ data: { ...ref, action: 'publish', at } });
  };
  const untilDone = () => vi.waitUntil(async () => (await db.schedule.count()) === 0, { timeout });
  return { db, other, run, schedule, untilDone };
}

const soon = () => new Date(Date.now() + 1500);

test('an instance hears of what another one has scheduled, and does it on time', async () => {
  const { db, other, run, schedule, untilDone } = await start();
  await run(other);
  const at = soon();
  await schedule(db, at);
  await untilDone();
  const { updatedAt } = await db.service.findFirstOrThrow();
  expect(updatedAt.getTime() - at.getTime()).toBeLessThan(punctualMs);
});

test('of two instances one does what is scheduled, and once', async () => {
  const { db, other, run, schedule, untilDone } = await start();
  await run(db);
  await run(other);
  const at = soon();
  const count = 12;
  for (let number = 0; number < count; number += 1) await schedule(number % 2 ? db : other, at);
  await untilDone();
  const published = await db.service.findMany();
  expect(published.filter(({ title, version }) => title === 'Taslak' && version === 2)).toHaveLength(count);
  expect(await db.activity.count({ where: { action: 'scheduleDone' } })).toBe(count);
  expect(await db.activity.count({ where: { action: 'update' } })).toBe(count);
  expect(await db.draft.count()).toBe(0);
});
