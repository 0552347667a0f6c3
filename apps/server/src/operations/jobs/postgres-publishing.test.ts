import { createJobTrigger, publishingJob } from '@pano/api/server';
import { openDatabase } from '@pano/db';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#process/env';
import { startApi } from '#testing/start-api';
import { siteJobs } from './all-jobs';
import { startJobs } from './start-jobs';

const timeout = 30_000;
const count = 12;

test('of two instances one does what is scheduled, once, and each hears of what the other schedules', async () => {
  const { services, dataDir, databaseUrl } = await startApi();
  const { db } = services;
  const other = await openDatabase(databaseUrl);
  onTestFinished(() => other.$disconnect());
  const job = siteJobs(readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).filter(
    ({ name }) => name === publishingJob,
  );
  for (const instance of [services, { ...services, db: other, jobTrigger: createJobTrigger() }]) {
    onTestFinished(startJobs(instance, job).stop);
  }
  await vi.waitUntil(async () => (await db.jobRun.findFirst())?.finishedAt, { timeout });
  const at = new Date(Date.now() + 1500);
  for (let number = 1; number <= count; number += 1) {
    const { id } = await db.service.create({ data: { title: `Pano ${number}`, description: 'x' } });
    const ref = { entity: 'service', record: String(id), label: 'x' };
    const values = JSON.stringify({ title: `Taslak ${number}` });
    const before = JSON.stringify({ title: `Pano ${number}` });
    await db.draft.create({ data: { ...ref, values, before } });
    await (number % 2 ? db : other).schedule.create({ data: { ...ref, action: 'publish', at } });
  }
  await vi.waitUntil(async () => (await db.schedule.count()) === 0, { timeout });
  const published = await db.service.findMany();
  expect(published.map(({ title, version }) => [title.slice(0, 6), version])).toEqual(
    published.map(() => ['Taslak', 2]),
  );
  expect(await db.activity.count({ where: { action: 'scheduleDone' } })).toBe(count);
  expect(await db.activity.count({ where: { action: 'update' } })).toBe(count);
  expect(await db.draft.count()).toBe(0);
});
