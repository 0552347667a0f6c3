import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureUsage } from '#capabilities/picture-usage';
import { localStorage } from '#platform/services/storage/local-storage';
import { s3Storage } from '#platform/services/storage/s3-storage';
import type { Storage } from '#platform/services/storage/storage';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';
import { startS3Server } from '#testing/test-servers';
import { newKey } from './file-names';
import { createMediaService } from './media-service';

/** @param change the operations in which the storage differs from a folder */
async function start(change: (storage: Storage) => Partial<Storage> = () => ({})) {
  const folder = await mkdtemp(join(tmpdir(), 'pano-recovery-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const local = localStorage(join(folder, 'uploads'));
  const storage = { ...local, ...change(local) };
  const api = await startTestApi({ signedIn: true, storage });
  const { db, log } = api.services;
  const incomingDir = join(folder, 'incoming');
  /** A new process over the same database and folders. */
  async function restart() {
    const media = createMediaService({ db, log, storage, incomingDir, usage: pictureUsage });
    await media.recover();
    await media.idle();
  }
  async function upload(width = 500) {
    const response = await api.rest.send('POST', '/upload/image', form(await pictures.jpeg(width, 300)));
    await api.services.media.idle();
    return api.trpc.media.getByUrl(response.data as { url: string });
  }
  return { ...api, storage, folder, incomingDir, restart, upload };
}

const bytes = new TextEncoder().encode('x');

test('files written before a crash are removed, and their key is no longer pending', async () => {
  const { storage, db, upload, restart } = await start();
  await upload();
  const before = (await storage.list()).toSorted();
  const key = newKey();
  await db.unsettledFile.create({ data: { key } });
  await storage.put(`${key}.jpg`, bytes, 'image/jpeg');
  await storage.put(`${key}-400.avif`, bytes, 'image/avif');
  await restart();
  expect((await storage.list()).toSorted()).toEqual(before);
  expect(await db.unsettledFile.count()).toBe(0);
});

test('a pending key of a picture that exists is confirmed, and no file is removed', async () => {
  const { storage, db, upload, restart } = await start();
  const { url } = await upload();
  const before = await storage.list();
  await db.unsettledFile.create({ data: { key: url.slice('/uploads/'.length, -'.jpg'.length) } });
  await restart();
  expect(await storage.list()).toEqual(before);
  expect(await db.unsettledFile.count()).toBe(0);
});

test('a picture is deleted although its files cannot be removed yet; a later run removes them', async () => {
  let outage = false;
  const { storage, services, db, trpc, rest, upload } = await start(({ remove }) => ({
    remove: async (name) => {
      if (outage) throw new Error('503 Slow Down');
      await remove(name);
    },
  }));
  const deleted = await upload();
  const replaced = await upload(510);
  outage = true;
  expect(await trpc.media.erase({ id: deleted.id })).toEqual({ id: deleted.id });
  const response = await rest.send('POST', `/admin/media/${replaced.id}/file`, form(await pictures.png(20, 10)));
  expect(response.status).toBe(200);
  await services.media.resume();
  await services.media.idle();
  expect([await db.unsettledFile.count(), (await storage.list()).length]).toEqual([2, 13]);
  outage = false;
  await services.media.resume();
  const left = (await storage.list()).map((name) => name.slice(32));
  expect([await db.unsettledFile.count(), left.toSorted()]).toEqual([0, ['-20.avif', '-20.webp', '.png']]);
});

/** A library that calls a function whenever a file has been written. */
async function startWithHook() {
  let hook = async () => {};
  const library = await start(({ put }) => ({
    put: async (...file) => {
      await put(...file);
      await hook();
    },
  }));
  const afterEachFile = (work: () => Promise<void>) => {
    hook = work;
  };
  return { ...library, afterEachFile };
}

test('reconciling during an upload removes none of its files', async () => {
  const { storage, services, upload, afterEachFile } = await startWithHook();
  afterEachFile(services.media.resume);
  await upload();
  expect(await storage.list()).toHaveLength(5);
});

test('an upload whose files another instance has removed meanwhile gets 503 with Retry-After', async () => {
  const { storage, db, rest, afterEachFile } = await startWithHook();
  // As another instance does where this one has lost its lock with its connection.
  afterEachFile(async () => {
    for (const name of await storage.list()) await storage.remove(name);
    await db.unsettledFile.deleteMany();
  });
  const response = await rest.send('POST', '/upload/image', form(await pictures.jpeg(500, 300)));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect([await db.media.count(), await db.unsettledFile.count(), await storage.list()]).toEqual([0, 0, []]);
});

test('partly received and partly written files are removed', async () => {
  const { folder, incomingDir, upload, restart } = await start();
  await upload();
  await mkdir(incomingDir, { recursive: true });
  await mkdir(join(folder, 'uploads/.unfinished'), { recursive: true });
  await writeFile(join(incomingDir, 'half'), bytes);
  await writeFile(join(folder, 'uploads/.unfinished/half'), bytes);
  await restart();
  expect(await readdir(incomingDir).catch(() => [])).toEqual([]);
  expect(
    (await readdir(join(folder, 'uploads'))).filter((name) => !name.includes('.jpg') && !/-\d+\./.test(name)),
  ).toEqual([]);
});

test('smaller versions that another instance left unfinished are made without a restart', async () => {
  const { services, db, upload } = await start();
  const { id } = await upload();
  await db.media.update({ where: { id }, data: { ready: false, variants: '[]', attempts: 1 } });
  await services.media.resume();
  await services.media.idle();
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ ready: true, attempts: 2 });
});

test('smaller versions that are missing are made at the next start', async () => {
  const { storage, db, upload, restart } = await start();
  const { id, variants } = await upload();
  const before = (await storage.list()).toSorted();
  expect(before).toHaveLength(5);
  for (const name of before.filter((file) => file.includes('-500.'))) await storage.remove(name);
  await db.media.update({ where: { id }, data: { ready: false, variants: '[]', attempts: 1 } });
  await restart();
  expect((await storage.list()).toSorted()).toEqual(before);
  const row = await db.media.findUniqueOrThrow({ where: { id } });
  expect(row.ready).toBe(true);
  expect(JSON.parse(row.variants)).toEqual(variants);
});

test('a picture that keeps ending the process is not tried forever', async () => {
  const { db, upload, restart } = await start();
  const { id } = await upload();
  await db.media.update({ where: { id }, data: { ready: false, variants: '[]', attempts: 5 } });
  await restart();
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ ready: false, attempts: 5 });
});

test.each(['read', 'put'] as const)('an outage of the storage (%s) is no failure of the picture', async (work) => {
  let outage = false;
  const { services, db, upload } = await start((local) => ({
    [work]: async (...given: Parameters<Storage[typeof work]>) => {
      if (outage) throw new Error('503 Slow Down');
      return Reflect.apply(local[work], local, given);
    },
  }));
  const { id } = await upload();
  await db.media.update({ where: { id }, data: { ready: false, variants: '[]', attempts: 4 } });
  outage = true;
  for (let tries = 0; tries < 2; tries += 1) {
    await services.media.resume();
    await services.media.idle();
  }
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ ready: false, attempts: 4 });
  outage = false;
  await services.media.resume();
  await services.media.idle();
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ ready: true, attempts: 5 });
});

test('unknown files and rows without a file are left for somebody to look at', async () => {
  const { storage, db, upload, restart } = await start();
  const { id, url } = await upload();
  await storage.remove(url.slice('/uploads/'.length));
  await storage.put(`${newKey()}.jpg`, bytes, 'image/jpeg');
  await storage.put('README.txt', bytes, 'text/plain');
  const before = await storage.list();
  await restart();
  expect(await storage.list()).toEqual(before);
  expect(await db.media.count({ where: { id } })).toBe(1);
});

test('pictures in a bucket are uploaded, shown smaller, replaced and removed like those in a folder', async () => {
  const storage = s3Storage(await startS3Server());
  const { rest, trpc, services } = await startTestApi({ signedIn: true, storage });
  const { data } = await rest.send('POST', '/upload/image', form(await pictures.jpeg(500, 300)));
  await services.media.idle();
  const { id, variants } = await trpc.media.getByUrl(data as { url: string });
  expect([variants.length, (await storage.list()).length]).toEqual([4, 5]);
  await rest.send('POST', `/admin/media/${id}/file`, form(await pictures.png(20, 10)));
  await services.media.idle();
  expect((await storage.list()).toSorted().map((name) => name.slice(32))).toEqual(['-20.avif', '-20.webp', '.png']);
  await trpc.media.erase({ id });
  expect(await storage.list()).toEqual([]);
});
