import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withDatabase } from '#operations/open-database';
import { createBackupSite, titles } from '#testing/backup-site';

test('where the server cannot take the backup, nothing has changed', async () => {
  const { dataDir, databaseUrl, pano, archive } = await createBackupSite();
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
});
