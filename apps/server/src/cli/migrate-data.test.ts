import { join } from 'node:path';
import { s3Storage } from '@pano/api/s3-storage';
import { startS3Server } from '@pano/api/test-servers';
import { lockFolder, openDatabase } from '@pano/db';
import { createEmptyPlace } from '@pano/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { callPano } from '#testing/run-pano';
import { createSmallSite, downloads, mediaFileName } from '#testing/small-site';

test('a site moves to another database and a bucket, and says what it counted', async () => {
  const { dataDir, databaseUrl, storage, withDatabase } = await createSmallSite(2);
  await withDatabase((db) => db.media.createMany({ data: downloads }));
  for (const { fileName, contentType } of downloads) await storage.put(fileName, Buffer.from('x'), contentType);
  const target = await createEmptyPlace();
  onTestFinished(target.remove);
  const s3 = await startS3Server();
  const settings = {
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  const args = ['migrate-data', '--from', databaseUrl, '--to', target.url];
  const { code, out } = await callPano(dataDir, [...args, '--media-from', 'local', '--media-to', 's3'], settings);
  expect(code).toBe(0);
  expect(out).toMatch(/5 files, 21 B/);
  expect(out).toMatch(/^ *media +5 +[\da-f]{16}$/m);
  expect((await s3Storage(s3).list()).toSorted()).toEqual([
    mediaFileName(1),
    mediaFileName(2),
    ...downloads.map(({ fileName }) => fileName),
  ]);
  const moved = await openDatabase(target.url);
  onTestFinished(() => moved.$disconnect());
  expect(await moved.media.findMany({ where: { width: 0 }, orderBy: { id: 'asc' } })).toMatchObject(downloads);
  const again = await callPano(dataDir, args, settings);
  expect([again.code, again.err.trim().split('\n').at(-1)]).toEqual([1, '✗ The target is not empty.']);
});

test.each([
  [[]],
  [['--from', 'file:a.db']],
  [['--from', 'file:a.db', '--to', 'file:a.db']],
  [['--media-from', 'local', '--media-to', 'tape']],
])('what is not two places is rejected: %j', async (args) => {
  expect((await callPano('/nowhere', ['migrate-data', ...args])).code).toBe(2);
});

test.each([
  ['--from', 'foo', 'file:b.db'],
  ['--to', 'file:a.db', 'bar'],
])('what is no address of a database is rejected by the name of its option: %s', async (option, from, to) => {
  const { code, err } = await callPano('/nowhere', ['migrate-data', '--from', from, '--to', to]);
  expect([code, err]).toEqual([2, expect.stringContaining(`✗ ${option} takes file:<path> or postgres://`)]);
});

test('a source that is not there is told as such; a folder for the target is made, or named where it cannot be', async () => {
  const { dataDir, databaseUrl } = await createSmallSite(0);
  const move = (from: string, to: string) => callPano(dataDir, ['migrate-data', '--from', from, '--to', to]);
  const absent = await move('file:/nowhere/x.db', `file:${join(dataDir, 'b.db')}`);
  expect([absent.code, absent.err]).toEqual([1, expect.stringContaining('✗ There is no such file: /nowhere/x.db')]);
  expect((await move(databaseUrl, `file:${join(dataDir, 'new', 'b.db')}`)).code).toBe(0);
  const below = join(dataDir, 'pano.db', 'x');
  const result = await move(databaseUrl, `file:${join(below, 'b.db')}`);
  expect([result.code, result.err]).toEqual([1, expect.stringContaining(`✗ There is no ${below}`)]);
});

test('a site that is being served is not moved', async () => {
  const { dataDir, databaseUrl } = await createSmallSite(0);
  const lock = lockFolder(dataDir, 'shared');
  onTestFinished(() => lock?.release());
  const { code, err } = await callPano(dataDir, [
    'migrate-data',
    '--from',
    databaseUrl,
    '--to',
    `file:${join(dataDir, 'b.db')}`,
  ]);
  expect([code, err]).toEqual([1, expect.stringContaining('Another process works on the data folder')]);
});
