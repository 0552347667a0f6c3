import { setImmediate as flushMicrotasks } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createJobQueue } from './job-queue';

/** Jobs that end when told to, and the order in which they started. */
function startQueue() {
  const jobs = createJobQueue(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (priority: 'upload' | 'background' | 'check', name: string) =>
    jobs.run(priority, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string, job: Promise<string>) => {
    ends.get(name)?.();
    expect(await job).toBe(name);
    await flushMicrotasks();
  };
  return { jobs, run, started, end };
}

test('two jobs run at a time; uploads go before background work, which never takes both slots', async () => {
  const { jobs, run, started, end } = startQueue();
  expect(jobs.isBusy()).toBe(false);
  const first = run('background', 'b1');
  const second = run('background', 'b2');
  await flushMicrotasks();
  const upload1 = run('upload', 'u1');
  const upload2 = run('upload', 'u2');
  await flushMicrotasks();
  expect(started).toEqual(['b1', 'u1']);
  await end('b1', first);
  expect(started).toEqual(['b1', 'u1', 'u2']);
  await end('u1', upload1);
  expect(started).toEqual(['b1', 'u1', 'u2', 'b2']);
  await end('u2', upload2);
  expect(jobs.isBusy()).toBe(true);
  await end('b2', second);
  expect(jobs.isBusy()).toBe(false);
});

test('checks of older pictures wait for the smaller versions of new ones and take no slot beside them', async () => {
  const { run, started, end } = startQueue();
  const first = run('check', 'c1');
  const second = run('check', 'c2');
  const variants = run('background', 'b1');
  await flushMicrotasks();
  expect(started).toEqual(['c1']);
  await end('c1', first);
  expect(started).toEqual(['c1', 'b1']);
  await end('b1', variants);
  expect(started).toEqual(['c1', 'b1', 'c2']);
  await end('c2', second);
});

test('a job that fails frees its slot', async () => {
  const jobs = createJobQueue(1);
  await expect(jobs.run('upload', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(jobs.run('background', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await jobs.run('background', async () => 'done')).toBe('done');
});
