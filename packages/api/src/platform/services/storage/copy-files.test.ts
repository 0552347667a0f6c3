import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#testing/test-servers';
import { copyFiles } from './copy-files';
import { localStorage } from './local-storage';
import { s3Storage } from './s3-storage';

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'pano-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const local = (name: string) => localStorage(join(folder, name));
  return { here: local('here'), there: local('there'), bucket: s3Storage(await startS3Server()) };
}

const nothing = () => {};
const asJpeg = () => 'image/jpeg';

test('files go to a bucket and back, byte for byte', async () => {
  const { here, there, bucket } = await start();
  const files = { 'a.jpg': randomBytes(300_000), 'b.jpg': randomBytes(10), 'c.jpg': Buffer.alloc(0) };
  for (const [name, bytes] of Object.entries(files)) await here.put(name, bytes, 'image/jpeg');
  const seen: number[] = [];
  const result = await copyFiles(here, bucket, asJpeg, (done) => seen.push(done));
  expect(result).toEqual({ copied: 3, bytes: 300_010 });
  expect(seen).toEqual([1, 2, 3]);
  expect(await copyFiles(bucket, there, asJpeg, nothing)).toEqual(result);
  for (const [name, bytes] of Object.entries(files)) {
    const stream = await there.read(name);
    expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('a copy that was cut off goes on; what came out wrong is written again', async () => {
  const { here, there } = await start();
  await here.put('a.jpg', Buffer.from('right'), 'image/jpeg');
  await there.put('a.jpg', Buffer.from('wrong'), 'image/jpeg');
  await there.put('own.jpg', Buffer.from('own'), 'image/jpeg');
  await copyFiles(here, there, asJpeg, nothing);
  expect(await new Response(await there.read('a.jpg')).text()).toBe('right');
  expect((await there.list()).toSorted()).toEqual(['a.jpg', 'own.jpg']);
});
