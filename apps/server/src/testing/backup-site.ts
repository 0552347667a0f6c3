import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localStorage } from '@pano/api/server';
import { withDatabase } from '#operations/open-database';
import { callPano } from './run-pano';
import { downloads, mediaFileName, mediaRow } from './small-site';
import { migratedDatabase, temporaryFolder } from './start-api';

/** A site with a service, two pictures and three other files, on the database that the tests run on. */
export async function createBackupSite() {
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
    for (const row of downloads) {
      await storage.put(row.fileName, Buffer.from(`bytes of ${row.fileName}`), row.contentType);
      await db.media.create({ data: row });
    }
  });
  await writeFile(join(dataDir, 'secret.key'), 'gizli anahtar');
  const pano = (args: string[], DATABASE_URL = databaseUrl) =>
    callPano(dataDir, args, { DATABASE_URL, PUBLIC_URL: 'https://ornek.example' });
  const archive = (out: string) => /✓ (\S+\.tar\.gz)/.exec(out)?.[1] ?? '';
  return { dataDir, databaseUrl, pano, archive };
}

/** The titles of the services, in the order in which they were made. */
export const titles = async (url: string) =>
  withDatabase(url, async (db) => (await db.service.findMany({ orderBy: { id: 'asc' } })).map(({ title }) => title));
