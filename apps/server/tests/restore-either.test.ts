import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { localStorage } from '@pano/api/server';
import { copyDatabase, isPostgres, openDatabase } from '@pano/db';
import { expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '#operations/open-database';
import { callPano } from '#testing/run-pano';
import { mediaFileName, mediaRow } from '#testing/small-site';
import { migratedDatabase, temporaryDatabase, temporaryFolder } from '#testing/start-api';

/** A site with a service and two pictures, on the database that the tests run on. */
async function createSite() {
  const dataDir = await temporaryFolder();
  const databaseUrl = await migratedDatabase();
  const storage = localStorage(join(dataDir, 'uploads'));
  await withDatabase(databaseUrl, async (db) => {
    await db.service.create({ data: { title: 'Şarj istasyonu', description: 'Ğ\'"\\\n' } });
    const user = await db.user.create({ data: { email: 'a@b.example', emailKey: 'a@b.example', passwordHash: 'x' } });
    await db.session.create({ data: { id: 's', userId: user.id, expiresAt: new Date('2030-01-02T03:04:05.678Z') } });
    for (const number of [1, 2]) {
      await storage.put(mediaFileName(number), Buffer.from(`picture ${number}`), 'image/jpeg');
      await db.media.create({ data: mediaRow(number) });
    }
  });
  await writeFile(join(dataDir, 'secret.key'), 'gizli anahtar');
  const pano = (args: string[], DATABASE_URL = databaseUrl) =>
    callPano(dataDir, args, { DATABASE_URL, PUBLIC_URL: 'https://ornek.example' });
  const archive = (out: string) => /✓ (\S+\.tar\.gz)/.exec(out)?.[1] ?? '';
  return { dataDir, databaseUrl, pano, archive };
}

const titles = async (url: string) =>
  withDatabase(url, async (db) => (await db.service.findMany({ orderBy: { id: 'asc' } })).map(({ title }) => title));

test('a backup made while the site is written to holds one moment of it, and is verified', async () => {
  const { databaseUrl, pano, archive } = await createSite();
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
  const { dataDir, databaseUrl, pano, archive } = await createSite();
  const { out } = await pano(['backup']);
  await withDatabase(databaseUrl, async (db) => {
    await db.service.deleteMany();
    await db.service.create({ data: { title: 'Sonraki', description: 'x' } });
  });
  await rm(join(dataDir, 'uploads'), { recursive: true });
  const restored = await pano(['restore', archive(out)]);
  expect(restored.err).not.toContain('✗');
  expect(restored.code).toBe(0);
  expect(await titles(databaseUrl)).toEqual(['Şarj istasyonu']);
  expect((await readdir(join(dataDir, 'uploads'))).toSorted()).toEqual([mediaFileName(1), mediaFileName(2)]);
  await withDatabase(databaseUrl, async (db) => {
    expect(await db.session.count()).toBe(0);
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

test.runIf(isPostgres(process.env.TEST_DATABASE ?? ''))(
  'where the server cannot take the backup, nothing has changed',
  async () => {
    const { dataDir, databaseUrl, pano, archive } = await createSite();
    const { out } = await pano(['backup']);
    await withDatabase(databaseUrl, async (db) => {
      await db.service.create({ data: { title: 'Sonraki', description: 'x' } });
      await db.$executeRaw`ALTER TABLE "Media" ADD CONSTRAINT no_media CHECK (false) NOT VALID`;
    });
    await writeFile(join(dataDir, 'uploads', 'sonraki.jpg'), 'x');
    expect((await pano(['restore', archive(out)])).code).toBe(1);
    expect(await titles(databaseUrl)).toEqual(['Şarj istasyonu', 'Sonraki']);
    expect(await readdir(join(dataDir, 'uploads'))).toContain('sonraki.jpg');
    expect((await readdir(dataDir)).filter((name) => /restoring|half/.test(name))).toEqual([]);
    await withDatabase(databaseUrl, (db) => db.$executeRaw`ALTER TABLE "Media" DROP CONSTRAINT no_media`);
  },
);

test('a backup moves a site from one database to the other', async () => {
  const { databaseUrl, pano, archive } = await createSite();
  const { out } = await pano(['backup']);
  const file = `file:${join(await temporaryFolder(), 'pano.db')}`;
  expect(await pano(['restore', archive(out)], file)).toMatchObject({ code: 0 });
  expect(await titles(file)).toEqual(await titles(databaseUrl));
  const back = await temporaryDatabase();
  await copyDatabase(file, back);
  expect(await titles(back)).toEqual(['Şarj istasyonu']);
});
