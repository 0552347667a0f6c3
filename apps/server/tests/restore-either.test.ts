import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { copyDatabase, openDatabase } from '@pano/db';
import { expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '#operations/open-database';
import { createBackupSite, titles } from '#testing/backup-site';
import { downloads, mediaFileName } from '#testing/small-site';
import { temporaryDatabase, temporaryFolder } from '#testing/start-api';

test('a backup made while the site is written to holds one moment of it, and is verified', async () => {
  const { databaseUrl, pano, archive } = await createBackupSite();
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.$disconnect());
  let writing = true;
  let written = 0;
  // Each pair belongs together: a copy that reads table after table of a changing site would hold half of one.
  const writer = (async () => {
    while (writing) {
      await db.$transaction([
        db.service.create({ data: { title: `pair ${written}`, description: 'x' } }),
        db.page.create({ data: { title: `pair ${written}`, slug: `pair-${written}` } }),
      ]);
      written += 1;
      // SQLite works without pauses: no timer would fire.
      await setImmediate();
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(5);
  const before = written;
  const made = await pano(['backup']);
  expect(made.code).toBe(0);
  writing = false;
  await writer;
  expect(written).toBeGreaterThan(before);
  const checked = await pano(['restore', archive(made.out), '--check']);
  expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('is sound') });
  const restored = await temporaryDatabase();
  expect(await pano(['restore', archive(made.out)], restored)).toMatchObject({ code: 0 });
  const pairs = (await titles(restored)).filter((title) => title.startsWith('pair'));
  const pages = await withDatabase(restored, (copy) => copy.page.findMany({ orderBy: { id: 'asc' } }));
  expect(pages.map(({ title }) => title)).toEqual(pairs);
  expect(pairs.length).toBeGreaterThanOrEqual(before);
});

test('a restore brings everything back over what is there now, and keeps that aside', async () => {
  const { dataDir, databaseUrl, pano, archive } = await createBackupSite();
  const trashed = { entity: 'service', recordId: 7, batch: 'x', data: '{"row":{"id":7,"version":1},"slugs":[]}' };
  await withDatabase(databaseUrl, (db) => db.trash.create({ data: { ...trashed, label: 'Eski' } }));
  const { out } = await pano(['backup']);
  await withDatabase(databaseUrl, async (db) => {
    await db.trash.deleteMany();
    await db.trash.create({ data: { ...trashed, label: 'Sonraki' } });
    await db.service.deleteMany();
    await db.service.create({ data: { title: 'Sonraki', description: 'x' } });
  });
  await rm(join(dataDir, 'uploads'), { recursive: true });
  const restored = await pano(['restore', archive(out)]);
  expect(restored.err).not.toContain('✗');
  expect(restored.code).toBe(0);
  expect(await titles(databaseUrl)).toEqual(['Şarj istasyonu']);
  const names = [mediaFileName(1), mediaFileName(2), ...downloads.map(({ fileName }) => fileName)];
  expect((await readdir(join(dataDir, 'uploads'))).toSorted()).toEqual(names);
  for (const { fileName } of downloads) {
    expect(await readFile(join(dataDir, 'uploads', fileName), 'utf8')).toBe(`bytes of ${fileName}`);
  }
  await withDatabase(databaseUrl, async (db) => {
    expect(await db.session.count()).toBe(0);
    expect(await db.trash.findMany()).toMatchObject([{ label: 'Eski' }]);
    expect(await db.activity.count({ where: { action: 'restore' } })).toBe(1);
    // The ids go on after the highest one.
    const { id } = await db.service.create({ data: { title: 'Yeni', description: 'x' } });
    expect(id).toBeGreaterThan(1);
  });
  const asides = [...restored.out.matchAll(/\S*before-restore-[\w-]+/g)].map(([folder]) => folder);
  const files = (
    await Promise.all(asides.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))))
  ).flat();
  const database = files.find((file) => !/uploads$|secret\.key$|-(?:wal|shm)$/.test(file));
  expect(await titles(`file:${database}`)).toEqual(['Sonraki']);
});

test('a backup moves a site from one database to the other', async () => {
  const { databaseUrl, pano, archive } = await createBackupSite();
  await withDatabase(databaseUrl, async (db) => {
    const data = JSON.stringify({ row: { id: 7, version: 2, title: 'Çöpte' }, slugs: [] });
    await db.revision.create({
      data: { entity: 'service', record: 7, number: 3, data: '{"title":"Ş"}', origin: 'rest' },
    });
    await db.formerPicture.create({ data: { key: 'a'.repeat(32), mediaId: 1 } });
    await db.trash.create({ data: { entity: 'service', recordId: 7, label: 'Çöpte', batch: 'x', data } });
  });
  const { out } = await pano(['backup']);
  const file = `file:${join(await temporaryFolder(), 'pano.db')}`;
  expect(await pano(['restore', archive(out)], file)).toMatchObject({ code: 0 });
  expect(await titles(file)).toEqual(await titles(databaseUrl));
  const back = await temporaryDatabase();
  await copyDatabase(file, back);
  expect(await titles(back)).toEqual(['Şarj istasyonu']);
  const [library, ...copies] = await Promise.all([databaseUrl, file, back].map(libraryOf));
  expect(library).toEqual(expect.arrayContaining(downloads.map((row) => expect.objectContaining(row))));
  for (const copy of copies) expect(copy).toEqual(library);
  const before = await historyOf(databaseUrl);
  expect(before.map((rows) => rows.length)).toEqual([1, 1, 1]);
  expect(await historyOf(file)).toEqual(before);
  expect(await historyOf(back)).toEqual(before);
});

const libraryOf = (url: string) => withDatabase(url, (db) => db.media.findMany({ orderBy: { id: 'asc' } }));

/** Versions, former pictures and the trash. */
const historyOf = (url: string) =>
  withDatabase(url, (db) => Promise.all([db.revision.findMany(), db.formerPicture.findMany(), db.trash.findMany()]));
