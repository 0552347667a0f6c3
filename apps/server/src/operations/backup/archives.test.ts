import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { startS3Server } from '@pano/api/test-servers';
import { openDatabase } from '@pano/db';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { openStorage } from '#process/services';
import { createSmallSite, mediaFileName, mediaRow } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { silentProgress } from '../progress';
import { writeArchive } from './archive-writer';
import { listBackups, pruneBackups } from './backup-folder';
import { createBackup } from './create-backup';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';

const restoreTo = (site: { dataDir: string; databaseUrl: string }, file: string) =>
  restoreBackup({ ...site, bucket: null }, file, silentProgress);

test('a picture that is deleted while the backup is made leaves no row without its file in it', async () => {
  const site = await createSmallSite(20);
  let deleted = 0;
  const { manifest, file } = await site.withDatabase((db) =>
    createBackup(
      {
        ...site,
        storage: {
          ...site.storage,
          // Deletes another picture behind the back of the backup with every one that it reads, and adds one.
          read: async (name) => {
            const bytes = await site.storage.read(name);
            deleted += 1;
            if (deleted > 8) return bytes;
            await db.media.deleteMany({ where: { fileName: mediaFileName(21 - deleted) } });
            await site.storage.remove(mediaFileName(21 - deleted));
            await site.storage.put(mediaFileName(100 + deleted), Buffer.from('new'), 'image/jpeg');
            await db.media.create({ data: mediaRow(100 + deleted) });
            return bytes;
          },
        },
      },
      site,
    ),
  );
  expect(manifest.missing).toEqual([]);
  const unpacked = await readBackup(file, await temporaryFolder());
  const db = await openDatabase(`file:${unpacked.database}`);
  const rows = await db.media.findMany({ select: { fileName: true } });
  await db.$disconnect();
  expect(unpacked.names.toSorted()).toEqual(rows.map(({ fileName }) => fileName).toSorted());
  expect(rows.length).toBe(20);
});

test('what was deleted or still in the making while the backup was made does not come back with it', async () => {
  const site = await createSmallSite(2);
  const variant = `${mediaFileName(3).slice(0, 32)}-400.avif`;
  await site.storage.put(mediaFileName(3), Buffer.from('picture 3'), 'image/jpeg');
  await site.storage.put(variant, Buffer.from('variant'), 'image/avif');
  const { file } = await site.withDatabase(async (db) => {
    await db.media.create({ data: { ...mediaRow(3), ready: false } });
    return createBackup(
      {
        ...site,
        storage: {
          ...site.storage,
          read: async (name) => {
            const bytes = await site.storage.read(name);
            if (name !== mediaFileName(2)) return bytes;
            await db.media.deleteMany({ where: { fileName: name } });
            await site.storage.remove(name);
            return bytes;
          },
        },
      },
      site,
    );
  });
  await restoreTo(site, file);
  expect((await readdir(join(site.dataDir, 'uploads'))).toSorted()).toEqual([mediaFileName(1), mediaFileName(3)]);
});

test('a file that was missing before is named, and does not stop the backup', async () => {
  const site = await createSmallSite(2);
  await site.storage.remove(mediaFileName(1));
  const { manifest } = await createBackup(site, site);
  expect(manifest.missing).toEqual([mediaFileName(1)]);
});

test('an archive that was cut off, changed or made by somebody else is rejected, and the data stays as it is', async () => {
  const site = await createSmallSite();
  const { file } = await createBackup(site, site);
  const whole = await readFile(file);
  const before = await readFile(join(site.dataDir, 'pano.db'));
  const flipped = Buffer.from(whole);
  flipped[Math.floor(flipped.length / 2)] = (flipped[Math.floor(flipped.length / 2)] ?? 0) ^ 0xff;
  const cases: [string, Buffer, RegExp][] = [
    ['cut', whole.subarray(0, whole.length - 400), /damaged, cut off|was cut off/],
    ['flipped', flipped, /damaged/],
    ['text', Buffer.from('hello'), /no archive of Pano/],
    ['empty', Buffer.alloc(0), /cut off/],
  ];
  for (const [name, bytes, reason] of cases) {
    const path = join(site.folder, `${name}.tar.gz`);
    await writeFile(path, bytes);
    await expect(restoreTo(site, path), name).rejects.toThrow(reason);
  }
  await expect(restoreTo(site, join(site.folder, 'absent.tar.gz'))).rejects.toThrow(/There is no file/);
  expect((await readFile(join(site.dataDir, 'pano.db'))).equals(before)).toBe(true);
  expect((await readdir(site.dataDir)).filter((name) => /restor/.test(name))).toEqual([]);
});

test('wherever an archive is cut or changed, it is rejected', async () => {
  const site = await createSmallSite(3);
  const { file } = await createBackup(site, site);
  const whole = await readFile(file);
  const path = join(site.folder, 'broken.tar.gz');
  for (let step = 0; step < 20; step += 1) {
    const at = Math.floor((whole.length * step) / 20);
    const changed = Buffer.from(whole);
    changed[at + 5] = (changed[at + 5] ?? 0) ^ 0xff;
    for (const bytes of [whole.subarray(0, at), changed]) {
      if (bytes === changed && step === 0) continue; // The time in the head of gzip means nothing.
      await writeFile(path, bytes);
      await expect(readBackup(path, await temporaryFolder()), `${step}`).rejects.toThrow(/damaged, cut off/);
    }
  }
});

test('a manifest that promises other contents is rejected', async () => {
  const site = await createSmallSite();
  const { manifest } = await createBackup(site, site);
  const forged = join(site.folder, 'forged.tar.gz');
  const archive = writeArchive(forged);
  for (const { path } of manifest.files) await archive.addText(path, 'something else');
  await archive.addText('manifest.json', JSON.stringify(manifest));
  await archive.finish();
  await expect(restoreTo(site, forged)).rejects.toThrow(/is damaged \(database\/pano.db/);
});

test.each([
  '../outside.txt',
  'uploads/../../outside.txt',
  '/tmp/pano-outside.txt',
  'uploads/.hidden',
  'uploads/a/b.jpg',
  'uploads\\..\\outside.txt',
  'database/pano.db-wal',
])('nothing in an archive reaches a place outside: %s', async (path) => {
  const site = await createSmallSite(0);
  await mkdir(site.folder);
  const file = join(site.folder, 'evil.tar.gz');
  const archive = writeArchive(file);
  await archive.addText(path, 'gotcha');
  await archive.finish();
  await expect(restoreTo(site, file)).rejects.toThrow(/belongs in no archive of Pano/);
  expect(existsSync(join(dirname(site.dataDir), 'outside.txt'))).toBe(false);
  expect(existsSync('/tmp/pano-outside.txt')).toBe(false);
});

test('whatever follows it in an archive, the error names the file that does not belong there', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'x.tar.gz');
  const archive = writeArchive(file);
  await archive.addText('uploads/.hidden', 'gotcha');
  for (const number of [1, 2, 3]) {
    const bytes = randomBytes(200_000);
    await archive.add(`uploads/${mediaFileName(number)}`, bytes.length, Readable.from([bytes]));
  }
  await archive.finish();
  await expect(readBackup(file, await temporaryFolder())).rejects.toThrow(/.hidden", which belongs in no archive/);
});

test('links in an archive are rejected', async () => {
  const site = await createSmallSite(0);
  const folder = await temporaryFolder();
  const archive = pack();
  archive.entry({ name: 'uploads/link.jpg', type: 'symlink', linkname: '/etc/passwd' });
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(join(folder, 'x.tar.gz')));
  await expect(restoreTo(site, join(folder, 'x.tar.gz'))).rejects.toThrow(/link.jpg.*belongs in no archive/);
});

test('a backup of a newer version is rejected with the advice to upgrade', async () => {
  const site = await createSmallSite(0);
  await site.withDatabase(
    (
      db,
    ) => db.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      VALUES ('x', 'x', '29991231235959_tomorrow', '2999-12-31T23:59:59+00:00', 1)`,
  );
  const { file } = await createBackup(site, site);
  await expect(restoreTo(site, file)).rejects.toThrow(/made by a newer version of Pano; upgrade this one first/);
});

test('pictures of a bucket are saved and brought back, and what a bucket holds otherwise stays', async () => {
  const s3 = await startS3Server();
  const site = await createSmallSite(0);
  const bucket = await openStorage({ dataDir: site.dataDir, s3: { ...s3, endpoint: s3.endpoint } });
  await bucket.put(mediaFileName(1), Buffer.from('picture 1'), 'image/jpeg');
  await bucket.put(mediaFileName(2), Buffer.from('picture 2'), 'image/jpeg');
  await site.withDatabase(async (db) => {
    for (const number of [1, 2]) await db.media.create({ data: mediaRow(number) });
  });
  const { file, manifest } = await createBackup({ ...site, storage: bucket }, site);
  expect(manifest.missing).toEqual([]);
  await bucket.remove(mediaFileName(1));
  await bucket.put(mediaFileName(2), Buffer.from('overwritten'), 'image/jpeg');
  await bucket.put(mediaFileName(3), Buffer.from('another'), 'image/jpeg');
  const { asides } = await restoreBackup({ ...site, bucket }, file, silentProgress);
  const text = async (number: number) => new Response(await bucket.read(mediaFileName(number))).text();
  expect([await text(1), await text(2), await text(3)]).toEqual(['picture 1', 'picture 2', 'another']);
  expect(await readFile(join(asides[0] ?? '', 'uploads', mediaFileName(2)), 'utf8')).toBe('overwritten');
});

test('the key of sealed secrets travels with the backup, and sign-ins of the past do not', async () => {
  const site = await createSmallSite(0);
  await writeFile(join(site.dataDir, 'secret.key'), 'the key\n');
  await site.withDatabase(async (db) => {
    const user = await db.user.create({ data: { email: 'a@b.example', emailKey: 'a@b.example', passwordHash: 'x' } });
    const expiresAt = new Date('2099-01-01');
    await db.session.create({ data: { id: 'x', userId: user.id, expiresAt } });
    await db.apiToken.create({ data: { userId: user.id, name: 'x', hash: 'x', scopes: 'read', expiresAt } });
  });
  const { file } = await createBackup(site, site);
  await writeFile(join(site.dataDir, 'secret.key'), 'another key\n');
  const { asides } = await restoreTo(site, file);
  expect(await readFile(join(site.dataDir, 'secret.key'), 'utf8')).toBe('the key\n');
  expect(await readFile(join(asides[0] ?? '', 'secret.key'), 'utf8')).toBe('another key\n');
  const counts = await site.withDatabase(async (db) => [
    await db.user.count(),
    await db.session.count(),
    await db.apiToken.count(),
  ]);
  expect(counts).toEqual([1, 0, 0]);
});

test('of the backups that the site made by itself only the newest are kept; those by hand and other files stay', async () => {
  const folder = await temporaryFolder();
  const names = [1, 2, 3, 4].map((day) => `pano-auto-2026-11-0${day}T10-00-00-000Z.tar.gz`);
  const byHand = 'pano-2026-11-01T09-00-00-000Z.tar.gz';
  for (const name of [...names, byHand, 'holiday.tar.gz', 'pano-before-import.tar.gz'])
    await writeFile(join(folder, name), 'x');
  expect((await listBackups(folder)).map(({ at }) => at.toISOString())[0]).toBe('2026-11-04T10:00:00.000Z');
  await pruneBackups(folder, 2);
  expect((await readdir(folder)).toSorted()).toEqual([
    'holiday.tar.gz',
    byHand,
    'pano-auto-2026-11-03T10-00-00-000Z.tar.gz',
    'pano-auto-2026-11-04T10-00-00-000Z.tar.gz',
    'pano-before-import.tar.gz',
  ]);
});
