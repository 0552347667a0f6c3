import { expect, test } from 'vitest';
import { createWorkSlots } from './job-queue';

/** Jobs that end when told to, and the order in which they began. */
function workshop() {
  const slots = createWorkSlots(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (priority: 'upload' | 'background' | 'check', name: string) =>
    slots.run(priority, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string, job: Promise<string>) => {
    ends.get(name)?.();
    expect(await job).toBe(name);
  };
  return { run, begun, end };
}

test('two jobs run at a time; uploads go before background work, which never takes both places', async () => {
  const { run, begun, end } = workshop();
  const first = run('background', 'b1');
  const second = run('background', 'b2');
  const upload1 = run('upload', 'u1');
  const upload2 = run('upload', 'u2');
  await Promise.resolve();
  expect(begun).toEqual(['b1', 'u1']);
  await end('b1', first);
  expect(begun).toEqual(['b1', 'u1', 'u2']);
  await end('u1', upload1);
  expect(begun).toEqual(['b1', 'u1', 'u2', 'b2']);
  await end('u2', upload2);
  await end('b2', second);
});

test('checks of older pictures wait for the smaller versions of new ones and take no place beside them', async () => {
  const { run, begun, end } = workshop();
  const first = run('check', 'c1');
  const second = run('check', 'c2');
  const variants = run('background', 'b1');
  await Promise.resolve();
  expect(begun).toEqual(['c1']);
  await end('c1', first);
  expect(begun).toEqual(['c1', 'b1']);
  await end('b1', variants);
  expect(begun).toEqual(['c1', 'b1', 'c2']);
  await end('c2', second);
});

test('a job that fails gives its place back', async () => {
  const slots = createWorkSlots(1);
  await expect(slots.run('upload', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run('background', async () => 'done')).toBe('done');
});
