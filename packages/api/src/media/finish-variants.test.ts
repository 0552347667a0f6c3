import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { pictureUsage } from '#capabilities/picture-usage';
import { localStorage } from '#platform/services/storage/local-storage';
import { s3Storage } from '#platform/services/storage/s3-storage';
import type { Storage } from '#platform/services/storage/storage';
import * as pictures from '#testing/pictures';
import { cameraPhoto, form, similarityTo } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';
import { startS3Server } from '#testing/test-servers';
import { fileNameOf, urlOf, variantName } from './file-names';
import { listUncheckedPictures } from './finish-variants';
import type { MediaVariant } from './media.schema';
import { readVariants } from './media-record';
import { createMediaService } from './media-service';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pano-variants-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Operation = 'put' | 'read' | 'remove' | 'list';

/** A library over a storage that records its calls and can fail. */
async function start(inner?: Storage) {
  const { put, read, remove, list, ...others } = inner ?? localStorage(await temporaryFolder());
  const calls: Operation[] = [];
  let fault: (operation: Operation, name: string) => Promise<void> = async () => {};
  const watched =
    <Given extends [string?, ...unknown[]], Result>(operation: Operation, work: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      calls.push(operation);
      await fault(operation, given[0] ?? '');
      return work(...given);
    };
  const storage: Storage = {
    ...others,
    put: watched('put', put),
    read: watched('read', read),
    remove: watched('remove', remove),
    list: watched('list', list),
  };
  const api = await startTestApi({ signedIn: true, storage });
  const { db, log, media } = api.services;
  async function upload(photo: Buffer) {
    const { status, data } = await api.rest.send('POST', '/upload/image', form(photo));
    expect(status).toBe(201);
    await media.idle();
    return api.trpc.media.getByUrl(data as { url: string });
  }
  /** A new process over the same database and storage. */
  async function restart() {
    const incomingDir = await temporaryFolder();
    const next = createMediaService({ db, log, storage, incomingDir, usage: pictureUsage });
    await next.recover();
    await next.idle();
  }
  /** Replaces the versions of a picture by those that an older release made: each size from the one before. */
  async function spoil(id: number, { widths, recorded }: { widths: number[]; recorded?: number[] }) {
    const row = await db.media.findUniqueOrThrow({ where: { id } });
    let pixels = await content(row.fileName);
    const variants: MediaVariant[] = [];
    for (const width of widths) {
      pixels = await sharp(pixels).resize({ width }).png().toBuffer();
      for (const format of ['avif', 'webp'] as const) {
        const { data, info } = await sharp(pixels)
          .toFormat(format, { effort: 0 })
          .toBuffer({ resolveWithObject: true });
        const name = variantName(row.key, width, format);
        await storage.put(name, data, `image/${format}`);
        variants.unshift({ width, height: info.height, format, bytes: data.length, url: urlOf(name) });
      }
    }
    if (recorded) variants.sort((a, b) => recorded.indexOf(a.width) - recorded.indexOf(b.width));
    await db.media.update({
      where: { id },
      data: { variants: JSON.stringify(variants), attempts: 1, checkedKey: null },
    });
  }
  async function content(name: string) {
    return Buffer.from(await new Response(await storage.read(name)).arrayBuffer());
  }
  /** Expects a picture whose sizes all ascend and show the photo, and no file of the versions before. */
  async function expectWhole(id: number, photo: Buffer, widths: number[]) {
    const row = await db.media.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ ready: true, checkedKey: row.key });
    const variants = readVariants(row.variants);
    for (const format of ['avif', 'webp']) {
      expect(variants.filter((variant) => variant.format === format).map(({ width }) => width)).toEqual(widths);
    }
    const similarity = similarityTo(photo);
    for (const { url, width, height } of variants) {
      const bytes = await content(fileNameOf(url) ?? '');
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      expect(await similarity(bytes)).toBeGreaterThan(0.8);
    }
    const files = [row.fileName, ...variants.map(({ url }) => fileNameOf(url))];
    expect((await storage.list()).toSorted()).toEqual(files.toSorted());
    expect(await db.unsettledFile.count()).toBe(0);
    return row;
  }
  const failWith = (next: typeof fault) => {
    fault = next;
  };
  return { ...api, storage, calls, upload, restart, spoil, content, expectWhole, failWith };
}

const wide = { width: 2500, height: 64 };
const wideSizes = [400, 800, 1200, 1600, 2400];

test('sizes that an older version enlarged are made anew at the start, under addresses that every text follows', async () => {
  const { db, trpc, upload, spoil, restart, content, expectWhole, calls } = await start();
  const photo = await cameraPhoto(wide);
  const { id, url, version } = await upload(photo);
  await trpc.media.update({ id, data: { altTr: 'Pano', focalX: 0.2 } });
  const before = await db.media.findUniqueOrThrow({ where: { id } });
  const bytes = await content(before.fileName);
  await db.article.create({
    data: { title: 'x', slug: 'x', content: `<img src="${url}" alt="">`, featuredImage: url },
  });
  await db.brand.create({ data: { name: 'x', logoUrl: `https://ornek.example${url}` } });
  await db.setting.create({ data: { key: 'x', value: before.key.concat('-800.webp') } });
  await spoil(id, { widths: wideSizes });
  expect((await trpc.media.get({ id })).variants.map(({ width }) => width).slice(0, 3)).toEqual([2400, 2400, 1600]);
  await db.activity.deleteMany();
  await restart();

  const row = await expectWhole(id, photo, wideSizes);
  expect(row.key).not.toBe(before.key);
  expect(row).toMatchObject({ hash: before.hash, altTr: 'Pano', focalX: 0.2, version: version + 2 });
  expect((await content(row.fileName)).equals(bytes)).toBe(true);
  const address = urlOf(row.fileName);
  const article = { content: `<img src="${address}" alt="">`, featuredImage: address, version: 2 };
  expect(await db.article.findFirst()).toMatchObject(article);
  expect(await db.brand.findFirst()).toMatchObject({ logoUrl: `https://ornek.example${address}` });
  expect(await db.setting.findUnique({ where: { key: 'x' } })).toMatchObject({ value: row.fileName });
  const entries = await db.activity.findMany();
  expect(entries).toMatchObject([{ action: 'replace', entity: 'media', entityId: id, userId: null }]);

  calls.length = 0;
  await restart();
  expect(calls).not.toContain('read');
  expect(await db.media.findUnique({ where: { id } })).toEqual(row);
});

test.each([
  ['a smaller picture that was made in between', { widths: [1300, 400, 800, 1200] }],
  ['sizes that are recorded in the right order', { widths: [400, 800, 1200], recorded: [400, 800, 1200, 1300] }],
])('%s is found by its record or by its pixels', async (_name, spoiled) => {
  const { db, upload, spoil, restart, expectWhole } = await start();
  const photo = await cameraPhoto({ width: 1300, height: 64 });
  const { id } = await upload(photo);
  const { key } = await db.media.findUniqueOrThrow({ where: { id } });
  await spoil(id, spoiled);
  await restart();
  const sizes = [400, 800, 1200, 1300];
  expect((await expectWhole(id, photo, sizes)).key).not.toBe(key);
});

test.each(['another size', 'damaged', 'missing'])(
  'a picture with a file that is %s gets all sizes anew',
  async (is) => {
    const { db, storage, upload, restart, content, expectWhole } = await start();
    const photo = await cameraPhoto({ width: 900, height: 64 });
    const { id } = await upload(photo);
    const { key } = await db.media.findUniqueOrThrow({ where: { id } });
    const name = `${key}-800.webp`;
    if (is === 'missing') await storage.remove(name);
    if (is === 'damaged') await storage.put(name, Buffer.from('x'), 'image/webp');
    if (is === 'another size') await storage.put(name, await content(`${key}-400.webp`), 'image/webp');
    await db.media.update({ where: { id }, data: { checkedKey: null } });
    await restart();
    expect((await expectWhole(id, photo, [400, 800, 900])).key).not.toBe(key);
  },
);

test('animations whose sizes are recorded in the wrong order are made anew as animations', async () => {
  const { db, upload, restart, content } = await start();
  const { id, variants } = await upload(await pictures.animation('gif', 900, 60));
  const { key } = await db.media.findUniqueOrThrow({ where: { id } });
  const data = { variants: JSON.stringify(variants.toReversed()), checkedKey: null };
  await db.media.update({ where: { id }, data });
  await restart();
  const row = await db.media.findUniqueOrThrow({ where: { id } });
  expect(readVariants(row.variants).map(({ width }) => width)).toEqual([400, 800, 900]);
  expect(row.key).not.toBe(key);
  expect(await sharp(await content(`${row.key}-400.webp`)).metadata()).toMatchObject({ pages: 3, width: 400 });
});

test.each([
  ['a detailed photo', () => cameraPhoto({ width: 1300, height: 64 })],
  ['noise', () => pictures.noise(1300, 64).png().toBuffer()],
  ['two colours', () => pictures.jpeg(1300, 64)],
  ['an animation', () => pictures.animation('webp', 900, 60)],
  ['a drawing that is transparent', () => pictures.png(1300, 64)],
  ['a single pixel', () => pictures.png(2, 1)],
])('right sizes of %s are checked once and stay as they are', async (_name, make) => {
  const { db, upload, restart, calls } = await start();
  const { id } = await upload(await make());
  const made = await db.media.findUniqueOrThrow({ where: { id } });
  expect(made.checkedKey).toBe(made.key);
  // As an older release leaves it after replacing the file of a picture that was checked.
  await db.media.update({ where: { id }, data: { checkedKey: 'of-a-former-file' } });
  await restart();
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ key: made.key, checkedKey: made.key });
  calls.length = 0;
  await restart();
  expect(calls).not.toContain('read');
});

test('after a crash at any point rows and files are consistent, and the next start finishes the work', async () => {
  const { db, storage, upload, spoil, restart, expectWhole, failWith } = await start();
  const photo = await cameraPhoto({ width: 500, height: 48 });
  const { id } = await upload(photo);
  let crashes = 0;
  for (let survived = 0; ; survived += 1) {
    const { key } = await db.media.findUniqueOrThrow({ where: { id } });
    await spoil(id, { widths: [500, 400], recorded: [500, 400] });
    let left = survived;
    let crashed = false;
    // From this call on every change of the storage fails, as in a killed process.
    failWith(async (operation) => {
      if (operation === 'read') return;
      if (operation !== 'list') left -= 1;
      crashed ||= left < 0;
      if (crashed) throw new Error('killed');
    });
    await restart().catch(() => undefined);
    failWith(async () => {});
    const names = await storage.list();
    const row = await db.media.findUniqueOrThrow({ where: { id } });
    for (const { url } of readVariants(row.variants)) expect(names).toContain(fileNameOf(url));
    expect(names).toContain(row.fileName);
    await restart();
    expect((await expectWhole(id, photo, [400, 500])).key).not.toBe(key);
    if (!crashed) break;
    crashes += 1;
  }
  // The full-size file and four sizes written, five files removed, each once.
  expect(crashes).toBe(10);
}, 60_000);

test.each(['removed', 'replaced'])(
  'a picture that is %s while its sizes are made anew leaves no file',
  async (what) => {
    const { db, rest, trpc, storage, services, upload, spoil, failWith } = await start();
    const { id } = await upload(await cameraPhoto({ width: 500, height: 48 }));
    await spoil(id, { widths: [500, 400], recorded: [500, 400] });
    const replacement = form(await pictures.png(20, 10));
    let change: Promise<unknown> | undefined;
    failWith(async (operation, name) => {
      if (operation !== 'put' || !name.endsWith('-500.avif')) return;
      change ??=
        what === 'removed' ? trpc.media.erase({ id }) : rest.send('POST', `/admin/media/${id}/file`, replacement);
      const { key } = (await db.media.findFirst()) ?? { key: '' };
      while ((await db.media.count({ where: { key } })) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await services.media.resume();
    await services.media.idle();
    await change;
    await services.media.idle();
    await services.media.resume();
    const left = (await storage.list()).map((name) => name.slice(32)).toSorted();
    expect(left).toEqual(what === 'removed' ? [] : ['-20.avif', '-20.webp', '.png']);
    expect(await db.unsettledFile.count()).toBe(0);
  },
);

test('a picture whose check keeps failing is not tried forever, and a storage that fails is no failure of it', async () => {
  const { db, storage, upload, spoil, restart, failWith } = await start();
  const { id, originalName } = await upload(await cameraPhoto({ width: 500, height: 48 }));
  await spoil(id, { widths: [500, 400], recorded: [500, 400] });
  const { key, fileName, attempts } = await db.media.findUniqueOrThrow({ where: { id } });
  const name = `${originalName} (${fileName})`;
  expect(await listUncheckedPictures(db)).toEqual({ wrong: [name], unchecked: [], failed: [] });
  failWith(async (operation) => {
    if (operation === 'put') throw new Error('503 Slow Down');
  });
  for (let starts = 0; starts < 3; starts += 1) await restart();
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ key, attempts });
  failWith(async () => {});
  await storage.put(fileName, Buffer.from('x'), 'image/jpeg');
  for (let starts = 0; starts < 12; starts += 1) await restart();
  expect(await db.media.findUnique({ where: { id } })).toMatchObject({ key, attempts: 10, checkedKey: null });
  expect(await listUncheckedPictures(db)).toEqual({ wrong: [], unchecked: [], failed: [name] });
});

test('sizes in a bucket are made anew like those in a folder', async () => {
  const { upload, spoil, restart, expectWhole } = await start(s3Storage(await startS3Server()));
  const photo = await cameraPhoto({ width: 900, height: 64 });
  const { id } = await upload(photo);
  await spoil(id, { widths: [900, 400, 800] });
  await restart();
  await expectWhole(id, photo, [400, 800, 900]);
});
