import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '#testing/start-api';
import { every, type Job, type Schedule } from './job';
import { startJobs } from './start-jobs';

const hour = 60 * 60 * 1000;

/** Waits also on a machine that has much else to do. */
const until = <T>(check: () => T | Promise<T>) => vi.waitUntil(check, { timeout: 15_000 });

async function start(...jobs: Job[]) {
  const { services } = await startApi();
  const { db, jobTrigger } = services;
  const running = startJobs(services, jobs);
  onTestFinished(running.stop);
  const noteOf = (name: string) => db.jobRun.findUnique({ where: { name } });
  return { ...running, services, db, jobTrigger, noteOf };
}

function countedJob(name: string, schedule: Schedule) {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const job: Job = { name, schedule, lateAfterMs: hour, run };
  return { job, runs: () => runs };
}

/** A job that counts its runs and ends each only when told. */
function heldJob(schedule = every(hour)) {
  const held: (() => void)[] = [];
  const seen = { started: 0, atOnce: 0, most: 0, aborted: false };
  const job: Job = {
    name: 'held',
    schedule,
    lateAfterMs: hour,
    run: async (_services, signal) => {
      seen.started += 1;
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await new Promise<void>((resolve) => held.push(resolve));
      seen.aborted = signal.aborted;
      seen.atOnce -= 1;
    },
  };
  return { job, seen, release: () => held.shift()?.() };
}

test('a job runs when it is due, again and again, and the table tells when and how', async () => {
  const { job, runs } = countedJob('often', every(1));
  const { noteOf } = await start(job);
  await until(() => runs() >= 3);
  const note = await until(async () => {
    const row = await noteOf('often');
    return row?.succeededAt && row.finishedAt ? row : false;
  });
  expect(note).toMatchObject({ failure: null });
});

test('a job that fails is noted with its reason and comes again; the others go on', async () => {
  const other = countedJob('other', every(1));
  let tries = 0;
  const failing: Job = {
    name: 'failing',
    schedule: every(1),
    lateAfterMs: hour,
    run: async (_services, signal) => {
      tries += 1;
      if (tries < 3) throw new Error('no space');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  };
  const { noteOf } = await start(failing, other.job);
  await until(() => tries === 3 && other.runs() >= 3);
  const note = { failure: 'no space', succeededAt: null, finishedAt: expect.any(Date) };
  expect(await noteOf('failing')).toMatchObject(note);
});

test('a job never runs beside itself: asked for while at work, it runs once more afterwards', async () => {
  const { job, seen, release } = heldJob();
  const { jobTrigger } = await start(job);
  await until(() => seen.started === 1);
  jobTrigger.trigger('held');
  jobTrigger.trigger('held');
  release();
  await until(() => seen.started === 2);
  release();
  await until(() => seen.atOnce === 0);
  expect(seen).toMatchObject({ started: 2, most: 1 });
});

test('a job that is asked for does not wait for its time', async () => {
  const { job, runs } = countedJob('rare', every(hour));
  const { jobTrigger, noteOf } = await start(job);
  await until(async () => (await noteOf('rare'))?.finishedAt);
  jobTrigger.trigger('nobody');
  jobTrigger.trigger('rare');
  await until(() => runs() === 2);
});

test('stopping tells the running job, waits for it and lets no other begin', async () => {
  const { job, seen, release } = heldJob(every(0));
  const { stop, jobTrigger, noteOf } = await start(job);
  await until(() => seen.started === 1);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  jobTrigger.trigger('held');
  await nextTick();
  expect(stopped).toBe(false);
  release();
  await stopping;
  expect(seen).toEqual({ started: 1, atOnce: 0, most: 1, aborted: true });
  expect((await noteOf('held'))?.succeededAt).toBeInstanceOf(Date);
});

test('after a restart a job waits for its time, unless its last run was cut off', async () => {
  const { services } = await startApi();
  const startedAt = new Date();
  const earlier = new Date(startedAt.getTime() - 2 * hour);
  await services.db.jobRun.createMany({
    data: [
      { name: 'done', startedAt, finishedAt: startedAt },
      { name: 'cut off', startedAt, finishedAt: earlier },
    ],
  });
  const ran: string[] = [];
  const job = (name: string): Job => ({
    name,
    schedule: every(hour),
    lateAfterMs: hour,
    run: async () => void ran.push(name),
  });
  const running = startJobs(services, [job('done'), job('cut off')]);
  await until(() => ran.length > 0);
  await running.stop();
  expect(ran).toEqual(['cut off']);
});

test.each([
  ['two years ahead', every(hour), 2 * 365 * 24 * hour],
  ['an hour ahead', every(1), hour],
])('the end of a run in the future, by a clock that was %s, counts as none', async (_clock, schedule, aheadMs) => {
  const { services } = await startApi();
  const { db } = services;
  const future = new Date(Date.now() + aheadMs);
  await db.jobRun.create({
    data: { name: 'ahead', startedAt: future, finishedAt: future, succeededAt: future },
  });
  const { job, runs } = countedJob('ahead', schedule);
  const running = startJobs(services, [job]);
  onTestFinished(running.stop);
  await until(() => runs() > 0);
  const row = await until(async () => {
    const run = await db.jobRun.findUnique({ where: { name: 'ahead' } });
    return run?.finishedAt && run.finishedAt < future ? run : false;
  });
  expect(row.succeededAt?.getTime()).toBeLessThanOrEqual(Date.now());
});

test('an end that is ahead by as much as the clocks of two machines may differ is an end', async () => {
  const { services } = await startApi();
  const startedAt = new Date();
  const finishedAt = new Date(Date.now() + 60_000);
  await services.db.jobRun.create({ data: { name: 'rare', startedAt, finishedAt } });
  const { job, runs } = countedJob('rare', every(hour));
  const other = countedJob('other', every(1));
  const running = startJobs(services, [job, other.job]);
  await until(() => other.runs() > 2);
  await running.stop();
  expect(runs()).toBe(0);
});
