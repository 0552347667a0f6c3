import { createContext, publishingJob, summarizeDashboard } from '@pano/api/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#process/env';
import { startApi } from '#testing/start-api';
import { siteJobs } from './all-jobs';
import { startJobs } from './start-jobs';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const timeout = 20_000;
/** On an idle machine it takes a tenth of a second; without its sleep the job would look once a minute. */
const punctualMs = 5000;

async function start() {
  const { services, url, authorization, dataDir, databaseUrl } = await startApi();
  const { db } = services;
  const job = siteJobs(readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).filter(
    ({ name }) => name === publishingJob,
  );
  const run = () => {
    const running = startJobs(services, job);
    onTestFinished(running.stop);
    return running;
  };
  const send = async (method: string, path: string, body?: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}/api/v1${path}`, init);
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
  };
  const { id } = await db.service.create({ data: { title: 'Pano', description: 'x' } });
  const path = `/admin/services/${id}`;
  const keep = (title: string) => send('PUT', `${path}/draft`, { values: { title } });
  const schedule = (publishAt: Date, unpublishAt?: Date) =>
    send('PUT', `${path}/schedule`, { publishAt, unpublishAt: unpublishAt ?? null });
  const service = () => db.service.findUniqueOrThrow({ where: { id } });
  const ended = async () => (await db.jobRun.findUnique({ where: { name: publishingJob } }))?.finishedAt;
  const trouble = async () => {
    const ctx = createContext(services, new Headers(), { address: '', requestId: 'test' });
    return (await summarizeDashboard(ctx)).jobTrouble;
  };
  return { db, run, send, path, keep, schedule, service, ended, trouble };
}

test('what is scheduled is published on time, also where an earlier time is set while the job sleeps', async ({
  annotate,
}) => {
  const { db, run, keep, schedule, service, ended } = await start();
  run();
  await vi.waitUntil(ended, { timeout });
  await keep('Taslak');
  await schedule(new Date(Date.now() + hourMs));
  const at = new Date(Date.now() + 1500);
  await schedule(at);
  await vi.waitUntil(async () => (await service()).title === 'Taslak', { timeout });
  const lateMs = (await service()).updatedAt.getTime() - at.getTime();
  await annotate(`published ${lateMs} ms after its time`);
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(punctualMs);
  expect(await db.schedule.count()).toBe(0);
  const done = await db.activity.findFirstOrThrow({ where: { action: 'scheduleDone' } });
  expect(JSON.parse(done.changes)).toEqual([{ field: 'publishAt', before: at.toISOString(), after: null }]);
});

test('what fell due while the process was down is done at its start, in order of time', async () => {
  const { db, run, keep, schedule, service } = await start();
  await keep('Taslak');
  await schedule(new Date(Date.now() + hourMs), new Date(Date.now() + 2 * hourMs));
  const stoppedMs = 3 * hourMs;
  for (const { id, at } of await db.schedule.findMany()) {
    await db.schedule.update({ where: { id }, data: { at: new Date(at.getTime() - stoppedMs) } });
  }
  const { stop } = run();
  await vi.waitUntil(async () => (await db.schedule.count()) === 0, { timeout });
  await stop();
  expect(await service()).toMatchObject({ title: 'Taslak', visible: false });
  const log = await db.activity.findMany({ orderBy: { id: 'asc' }, select: { action: true } });
  expect(log.slice(-4).map(({ action }) => action)).toEqual(['update', 'scheduleDone', 'hide', 'scheduleDone']);
});

test('a run that is stopped in the middle leaves what it did not reach, and the next start does it once', async () => {
  const { db, run, keep, schedule, service } = await start();
  await keep('Taslak');
  await schedule(new Date(Date.now() + hourMs));
  await db.schedule.updateMany({ data: { at: new Date() } });
  await run().stop();
  run();
  await vi.waitUntil(async () => (await db.schedule.count()) === 0, { timeout });
  expect(await service()).toMatchObject({ title: 'Taslak', version: 2 });
  expect(await db.activity.count({ where: { action: 'scheduleDone' } })).toBe(1);
});

test('what is rejected is not tried again by itself, and what is cancelled is not done', async () => {
  const { db, run, send, path, keep, schedule, service, ended } = await start();
  run();
  await keep('');
  await schedule(new Date(Date.now() + 500));
  await vi.waitUntil(() => db.schedule.findFirst({ where: { failure: { not: null } } }), { timeout });
  const at = await vi.waitUntil(ended, { timeout });
  await keep('Dolu');
  await schedule(new Date(Date.now() + 700));
  await send('DELETE', `${path}/schedule`);
  const other = await db.service.create({ data: { title: 'Öteki', description: 'x' } });
  await send('PUT', `/admin/services/${other.id}/schedule`, { unpublishAt: new Date(Date.now() + 1000) });
  // When the other one is done the time of the cancelled one has passed.
  await vi.waitUntil(async () => ((await ended()) ?? at) > at && (await db.schedule.count()) === 0, { timeout });
  expect(await service()).toMatchObject({ title: 'Pano' });
  expect(await db.service.findUnique({ where: { id: other.id } })).toMatchObject({ visible: false });
});

test('what fails for a reason of the machine stays due, is told after ten minutes, and is tried again', async () => {
  const { db, run, keep, schedule, service, trouble } = await start();
  await keep('Taslak');
  await schedule(new Date(Date.now() + hourMs));
  await db.schedule.updateMany({ data: { at: new Date() } });
  await db.$executeRaw`UPDATE "Draft" SET "values" = '{'`;
  const { stop } = run();
  const note = () => db.jobRun.findUnique({ where: { name: publishingJob } });
  await vi.waitUntil(async () => (await note())?.finishedAt, { timeout });
  vi.spyOn(process, 'uptime').mockReturnValue(hourMs / 1000);
  onTestFinished(() => void vi.restoreAllMocks());
  const succeededAt = new Date(Date.now() - 9 * minuteMs);
  await db.jobRun.updateMany({ data: { succeededAt } });
  expect(await trouble()).toEqual([]);
  const earlier = new Date(Date.now() - 11 * minuteMs);
  await db.jobRun.updateMany({ data: { succeededAt: earlier } });
  expect(await trouble()).toEqual([{ job: publishingJob, since: earlier.toISOString() }]);
  await stop();
  expect(await note()).toMatchObject({ failure: '1 of 1 that were due failed' });
  expect(await db.schedule.findFirst()).toMatchObject({ failure: null });
  await db.$executeRaw`UPDATE "Draft" SET "values" = '{"title":"Taslak"}'`;
  await db.jobRun.updateMany({ data: { finishedAt: new Date(Date.now() - hourMs) } });
  run();
  await vi.waitUntil(async () => (await service()).title === 'Taslak', { timeout });
});
