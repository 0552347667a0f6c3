import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#testing/test-servers';
import { localStorage } from './local-storage';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pano-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const drivers: [string, () => Promise<Storage>][] = [
  ['a local folder', async () => localStorage(join(await temporaryFolder(), 'uploads'))],
  ['an S3 bucket', async () => s3Storage(await startS3Server())],
];

const text = (content: string) => new TextEncoder().encode(content);
const contentOf = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer());

describe.each(drivers)('%s', (_name, start) => {
  test('can be used, and is empty at first', async () => {
    const storage = await start();
    expect(await storage.check()).toBeNull();
    expect(await storage.list()).toEqual([]);
  });

  test('gives back what was put, with its size', async () => {
    const storage = await start();
    const bytes = randomBytes(700_000);
    await storage.put('a.jpg', bytes, 'image/jpeg');
    expect((await contentOf(await storage.read('a.jpg')))?.equals(bytes)).toBe(true);
    const stored = await storage.stat('a.jpg');
    expect(stored?.size).toBe(700_000);
    expect(Math.abs(Date.now() - Number(stored?.modifiedAt))).toBeLessThan(60_000);
  });

  test('gives back a part of a file, both ends included', async () => {
    const storage = await start();
    await storage.put('a.gif', text('0123456789'), 'image/gif');
    expect((await contentOf(await storage.read('a.gif', { start: 3, end: 5 })))?.toString()).toBe('345');
    expect((await contentOf(await storage.read('a.gif', { start: 9, end: 9 })))?.toString()).toBe('9');
    const large = randomBytes(600_000);
    await storage.put('large.gif', large, 'image/gif');
    const chunk = await contentOf(await storage.read('large.gif', { start: 1, end: 599_998 }));
    expect(chunk?.equals(large.subarray(1, -1))).toBe(true);
  });

  test('has nothing under a name that nobody put', async () => {
    const storage = await start();
    expect(await storage.stat('none.jpg')).toBeNull();
    expect(await storage.read('none.jpg')).toBeNull();
    await storage.remove('none.jpg');
  });

  test('lists by prefix and forgets what was removed', async () => {
    const storage = await start();
    for (const name of ['aa.jpg', 'aa-400.avif', 'bb.png']) await storage.put(name, text(name), 'image/jpeg');
    expect((await storage.list('aa')).sort()).toEqual(['aa-400.avif', 'aa.jpg']);
    await storage.remove('aa.jpg');
    expect((await storage.list()).sort()).toEqual(['aa-400.avif', 'bb.png']);
    expect(await storage.read('aa.jpg')).toBeNull();
  });

  test('a second put under a name replaces the whole file', async () => {
    const storage = await start();
    await storage.put('a.png', text('a long first text'), 'image/png');
    await storage.put('a.png', text('short'), 'image/png');
    expect((await contentOf(await storage.read('a.png')))?.toString()).toBe('short');
  });

  test('a reader that goes away early does no harm', async () => {
    const storage = await start();
    await storage.put('a.png', randomBytes(2_000_000), 'image/png');
    const reader = (await storage.read('a.png'))?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await storage.stat('a.png'))?.size).toBe(2_000_000);
  });

  test('many puts at once all arrive', async () => {
    const storage = await start();
    const names = Array.from({ length: 20 }, (_, i) => `${i}.jpg`);
    await Promise.all(names.map((name) => storage.put(name, text(name), 'image/jpeg')));
    expect((await storage.list()).sort()).toEqual([...names].sort());
  });
});

test('an interrupted write in the local folder is neither listed nor kept', async () => {
  const folder = await temporaryFolder();
  const storage = localStorage(folder);
  await storage.put('whole.jpg', text('whole'), 'image/jpeg');
  await writeFile(join(folder, '.unfinished', 'half'), 'ha');
  expect(await storage.list()).toEqual(['whole.jpg']);
  await storage.clearUnfinished();
  expect(await readdir(folder)).toEqual(['whole.jpg']);
  await storage.put('next.jpg', text('next'), 'image/jpeg');
  expect((await storage.list()).sort()).toEqual(['next.jpg', 'whole.jpg']);
});

test('a failed write leaves nothing behind', async () => {
  const folder = await temporaryFolder();
  const storage = localStorage(folder);
  await mkdir(join(folder, 'taken.jpg', 'inside'), { recursive: true });
  await expect(storage.put('taken.jpg', text('x'), 'image/jpeg')).rejects.toThrow();
  expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
});

test('a place that cannot be used says so in a sentence', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(await localStorage(file).check()).toMatch(/^The folder .* cannot be written \(/);
  const server = await startS3Server();
  expect(await s3Storage({ ...server, bucket: 'missing' }).check()).toMatch(
    /^The bucket missing at http.*\(NoSuchBucket/,
  );
  const nobody = s3Storage({ ...server, endpoint: 'http://127.0.0.1:1' });
  expect(await nobody.check()).toMatch(/ECONNREFUSED/);
});
