import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startS3Server } from '@pano/api/test-servers';
import { inspectDatabase, snapshotDatabase } from '@pano/db';
import { expect, test } from 'vitest';
import { openStorage } from '#process/services';
import { callPano } from '#testing/run-pano';
import { createSmallSite, mediaFileName } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { writeArchive } from './archive-writer';
import { unfinishedName } from './backup-folder';
import { createBackup } from './create-backup';
import { databasePath, manifestPath } from './manifest';
import { readBackup } from './read-backup';

const packedIn = async (file: string) => (await readBackup(file, await temporaryFolder())).names.toSorted();

test('files that other programs left beside the pictures do not stand in the way of a restore, and are named', async () => {
  const site = await createSmallSite();
  const strays = ['.DS_Store', 'foto (1).jpg', 'çatı.jpg', `${'a'.repeat(120)}.jpg`];
  const packed = ['Thumbs.db', `${'a'.repeat(96)}.jpg`];
  for (const name of [...strays, ...packed]) await writeFile(join(site.dataDir, 'uploads', name), 'x');
  const { file, leftOut } = await createBackup(site, site);
  expect(leftOut.toSorted()).toEqual(strays.toSorted());
  expect(await packedIn(file)).toEqual([mediaFileName(1), mediaFileName(2), ...packed].toSorted());
});

test('a bucket that also holds files of others is saved without them', async () => {
  const s3 = await startS3Server();
  const site = await createSmallSite(0);
  const bucket = await openStorage({ dataDir: site.dataDir, s3: { ...s3, endpoint: s3.endpoint } });
  await bucket.put('logolar/firma.png', Buffer.from('x'), 'image/png');
  await bucket.put(mediaFileName(1), Buffer.from('x'), 'image/jpeg');
  const { file, leftOut } = await createBackup({ ...site, storage: bucket }, site);
  expect(leftOut).toEqual(['logolar/firma.png']);
  expect(await packedIn(file)).toEqual([mediaFileName(1)]);
});

test('the command and the doctor name the files that no backup holds', async () => {
  const site = await createSmallSite(1);
  await writeFile(join(site.dataDir, 'uploads', '.DS_Store'), 'x');
  const { code, err } = await callPano(site.dataDir, ['backup']);
  expect([code, err]).toEqual([0, expect.stringContaining('! Left out, because no picture is named so: .DS_Store')]);
  const { out } = await callPano(site.dataDir, ['doctor']);
  expect(out).toContain(
    '! pictures: Nothing shows them; remove them if nobody needs them; no backup holds .DS_Store\n',
  );
});

test('rows that refer to missing ones stand in the manifest and come back as they were', async () => {
  const site = await createSmallSite(0);
  await site.withDatabase(async (db) => {
    await db.$executeRaw`PRAGMA foreign_keys = OFF`;
    for (const id of ['x', 'y'])
      await db.$executeRaw`INSERT INTO "Session" (id, "userId", "expiresAt") VALUES (${id}, 4711, '2030-01-01')`;
  });
  const { code, out, err } = await callPano(site.dataDir, ['backup']);
  expect([code, err]).toEqual([0, expect.stringContaining('! Rows refer to missing ones: Session -> User;')]);
  const file = /\S+\.tar\.gz/.exec(out)?.[0] ?? '';
  const { manifest, database } = await readBackup(file, await temporaryFolder());
  expect(manifest.brokenReferences).toEqual(['Session -> User']);
  expect((await inspectDatabase(`file:${database}`)).brokenReferences).toEqual(['Session -> User', 'Session -> User']);
  expect(await callPano(site.dataDir, ['restore', file])).toMatchObject({ code: 0 });
});

test('broken references that the manifest does not tell of are rejected', async () => {
  const site = await createSmallSite(0);
  await site.withDatabase(async (db) => {
    await db.$executeRaw`PRAGMA foreign_keys = OFF`;
    await db.$executeRaw`INSERT INTO "Session" (id, "userId", "expiresAt") VALUES ('x', 4711, '2030-01-01')`;
  });
  const { manifest } = await createBackup(site, site);
  const { brokenReferences: _, ...older } = manifest;
  const file = join(site.folder, 'older.tar.gz');
  const database = join(site.folder, 'older.db');
  snapshotDatabase(site.databaseUrl, database);
  const archive = writeArchive(file);
  const packed = await archive.add(databasePath, (await stat(database)).size, createReadStream(database));
  await archive.addText(manifestPath, JSON.stringify({ ...older, files: [packed] }));
  await archive.finish();
  await expect(readBackup(file, await temporaryFolder())).rejects.toThrow(/damaged \(Session -> User\)/);
});

test('what interrupted backups left behind makes room for the next one, also where that one fails', async () => {
  const site = await createSmallSite(0);
  await mkdir(site.folder);
  const [old, databaseOfOld, running] = ['pano-1.tar.gz', 'pano-1.tar.gz.db', 'pano-2.tar.gz'].map(unfinishedName);
  for (const name of [old, databaseOfOld, running]) await writeFile(join(site.folder, name ?? ''), 'x');
  for (const name of [old, databaseOfOld]) await utimes(join(site.folder, name ?? ''), 0, 0);
  const storage = { ...site.storage, list: () => Promise.reject(new Error('The disk is full')) };
  await expect(createBackup({ ...site, storage }, site)).rejects.toThrow('The disk is full');
  expect(await readdir(site.folder)).toEqual([running]);
});
