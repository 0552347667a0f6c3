import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@pano/db';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { account, temporaryDatabase, temporaryFolder } from '#testing/start-api';
import { startProcess } from '#testing/start-process';
import { createPhoto, signIn, upload } from '#testing/upload';

test('killed in the middle of uploads, the server comes back with rows and files in agreement', {
  timeout: 300_000,
}, async () => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await temporaryDatabase();
  const photos = await Promise.all(Array.from({ length: 10 }, () => createPhoto(500, 350)));
  const acknowledged: string[] = [];
  for (const batch of [photos.slice(0, 5), photos.slice(5)]) {
    const { child, url } = await startProcess(dataDir, { DATABASE_URL });
    const authorization = `Bearer ${await signIn(url, account)}`;
    let kill: () => void = () => {};
    const killed = new Promise<void>((resolve) => {
      kill = resolve;
    });
    const uploads = Promise.allSettled(
      batch.map(async (bytes) => {
        acknowledged.push(await upload(url, authorization, bytes));
        kill();
      }),
    );
    // The first is answered, the others are being received, decoded, written; and so are smaller versions.
    await killed;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await uploads;
  }

  const { child, url } = await startProcess(dataDir, { DATABASE_URL });
  const db = await openDatabase(DATABASE_URL);
  onTestFinished(() => db.$disconnect());
  await vi.waitUntil(async () => (await db.media.count({ where: { ready: false } })) === 0, { timeout: 60_000 });
  for (const path of acknowledged) expect((await fetch(`${url}${path}`)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'exit');

  const rows = await expectOneSetOfFiles(db, dataDir);
  expect(rows.map(({ fileName }) => `/uploads/${fileName}`)).toEqual(expect.arrayContaining(acknowledged));
});

test('killed while it makes wrong sizes anew, the server goes on at the next start, and leaves nothing of the old ones', {
  timeout: 300_000,
}, async () => {
  const dataDir = await temporaryFolder();
  const DATABASE_URL = await temporaryDatabase();
  const first = await startProcess(dataDir, { DATABASE_URL });
  const authorization = `Bearer ${await signIn(first.url, account)}`;
  for (let count = 0; count < 4; count += 1) await upload(first.url, authorization, await createPhoto(500, 350));
  const db = await openDatabase(DATABASE_URL);
  onTestFinished(() => db.$disconnect());
  await vi.waitUntil(async () => (await db.media.count({ where: { ready: false } })) === 0, { timeout: 60_000 });
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const before = await db.media.findMany();
  for (const { id, variants, fileName } of before) {
    const reversed = JSON.stringify(JSON.parse(variants).toReversed());
    await db.media.update({ where: { id }, data: { variants: reversed, checkedKey: null } });
    await db.brand.create({ data: { name: `${id}`, logoUrl: `/uploads/${fileName}` } });
  }

  const unchecked = () => db.media.count({ where: { checkedKey: null } });
  for (const left of [3, 1]) {
    const { child } = await startProcess(dataDir, { DATABASE_URL });
    await vi.waitUntil(async () => (await unchecked()) <= left, { timeout: 30_000, interval: 5 });
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const { child, url } = await startProcess(dataDir, { DATABASE_URL });
  const isDone = async () => (await unchecked()) + (await db.unsettledFile.count()) === 0;
  await vi.waitUntil(isDone, { timeout: 60_000 });
  for (const { logoUrl } of await db.brand.findMany()) expect((await fetch(`${url}${logoUrl}`)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'exit');

  const rows = await expectOneSetOfFiles(db, dataDir);
  const keys = new Set(before.map(({ key }) => key));
  expect(rows.filter(({ key }) => keys.has(key))).toEqual([]);
  expect((await db.brand.findMany({ orderBy: { logoUrl: 'asc' } })).map(({ logoUrl }) => logoUrl)).toEqual(
    rows.map(({ fileName }) => `/uploads/${fileName}`).toSorted(),
  );
});

/** Expects each picture of 500 px to have all its files, whole, and no other file to be there. */
async function expectOneSetOfFiles(db: Database, dataDir: string) {
  const rows = await db.media.findMany();
  expect(await db.unsettledFile.count()).toBe(0);
  const expected = rows.flatMap(({ key, fileName }) => [
    fileName,
    ...[400, 500].flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]),
  ]);
  const uploads = join(dataDir, 'uploads');
  const files = (await readdir(uploads)).filter((name) => name !== '.unfinished');
  expect(files.toSorted()).toEqual(expected.toSorted());
  for (const name of files) expect((await sharp(await readFile(join(uploads, name))).stats()).isOpaque).toBe(true);
  expect(await readdir(join(uploads, '.unfinished')).catch(() => [])).toEqual([]);
  expect(await readdir(join(dataDir, 'incoming')).catch(() => [])).toEqual([]);
  return rows;
}
