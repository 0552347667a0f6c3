import { startS3Server } from '@pano/api/test-servers';
import { expect, test } from 'vitest';
import { openStorage } from '#process/services';
import { createSmallSite } from '#testing/small-site';
import { temporaryFolder } from '#testing/start-api';
import { compareMediaFiles } from '../doctor/check-data';
import { silentProgress } from '../progress';
import { createBackup } from './create-backup';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';

const keyOf = (letter: string) => `private-${letter.repeat(32)}`;
const [onDesk, inTrash, removed] = ['a', 'b', 'c'].map(keyOf) as [string, string, string];
const nameOf = (key: string) => `${key}.jpg`;

/** A site with a photo of a message, one of a message in the trash, and one that is about to be removed. */
async function start() {
  const site = await createSmallSite(0);
  for (const key of [onDesk, inTrash, removed]) {
    await site.storage.put(nameOf(key), Buffer.from(`photo ${key}`), 'image/jpeg');
  }
  await site.withDatabase(async (db) => {
    const { id } = await db.contactForm.create({ data: { name: 'Selin', email: 'selin@ofis.example', message: 'x' } });
    const size = { bytes: 9, width: 10, height: 10 };
    await db.leadPhoto.create({ data: { contactFormId: id, key: onDesk, ...size } });
    const row = { id: id + 1, version: 1, photos: [{ id: 2, contactFormId: id + 1, key: inTrash, ...size }] };
    const data = JSON.stringify({ row, slugs: [] });
    await db.trash.create({ data: { entity: 'contactForm', recordId: id + 1, data, batch: 'x', format: 1 } });
    await db.unsettledFile.create({ data: { key: removed } });
  });
  return site;
}

test('a backup has the photos of visitors, also of messages in the trash; a restore brings back the same, in a bucket, too', async () => {
  const site = await start();
  const { file, manifest } = await createBackup(site, site);
  expect(manifest.missing).toEqual([]);
  expect((await readBackup(file, await temporaryFolder())).names.toSorted()).toEqual([onDesk, inTrash].map(nameOf));
  const s3 = await startS3Server();
  const bucket = await openStorage({ dataDir: site.dataDir, s3: { ...s3, endpoint: s3.endpoint } });
  const targets = [await createSmallSite(0), await createSmallSite(0)].map((target, at) => ({
    ...target,
    bucket: at === 0 ? null : bucket,
  }));
  for (const target of targets) {
    await restoreBackup(target, file, silentProgress);
    const restored = target.bucket ?? target.storage;
    expect(await target.withDatabase((db) => compareMediaFiles(db, restored))).toEqual({
      count: 2,
      missing: [],
      orphans: [],
    });
    const photo = await restored.read(nameOf(onDesk));
    expect(await new Response(photo).text()).toBe(`photo ${onDesk}`);
  }
});

test('a lost photo is named by the doctor and by the backup, and one that no message has by the doctor', async () => {
  const site = await start();
  await site.storage.remove(nameOf(inTrash));
  await site.storage.put(nameOf(keyOf('d')), Buffer.from('x'), 'image/jpeg');
  const files = await site.withDatabase((db) => compareMediaFiles(db, site.storage));
  expect(files).toEqual({ count: 2, missing: [nameOf(inTrash)], orphans: [nameOf(keyOf('d'))] });
  expect((await createBackup(site, site)).manifest.missing).toEqual([nameOf(inTrash)]);
});
