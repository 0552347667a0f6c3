import { join } from 'node:path';
import { localStorage } from '@pano/api/server';
import { type Database, migrateOnCopy } from '@pano/db';
import { withDatabase } from '#operations/open-database';
import { temporaryFolder } from './start-api';

export const mediaFileName = (number: number) => `${number.toString(16).padStart(32, '0')}.jpg`;

/** The row of a picture, as an upload would have made it. */
export const mediaRow = (number: number) => ({
  key: mediaFileName(number).slice(0, 32),
  checkedKey: mediaFileName(number).slice(0, 32),
  fileName: mediaFileName(number),
  hash: `hash ${number}`,
  contentType: 'image/jpeg',
  bytes: 9,
  width: 10,
  height: 10,
  animated: false,
  placeholder: '',
  color: '#808080',
  originalName: `${number}.jpg`,
  ready: true,
});

/** A catalogue and the two kinds of videos: they have an address of their own and no size in pixels. */
export const downloads = (['pdf', 'mp4', 'webm'] as const).map((extension, at) => {
  const row = mediaRow(30 + at);
  const fileName = row.fileName.replace('jpg', extension);
  const contentType = extension === 'pdf' ? 'application/pdf' : `video/${extension}`;
  return { ...row, fileName, contentType, width: 0, height: 0, checkedKey: null, originalName: `katalog.${extension}` };
});

/** A data folder with a database and a few pictures, without a server. */
export async function createSmallSite(pictures = 2) {
  const dataDir = await temporaryFolder();
  const databaseUrl = `file:${join(dataDir, 'pano.db')}`;
  await migrateOnCopy(databaseUrl, join(dataDir, 'none.db'));
  const storage = localStorage(join(dataDir, 'uploads'));
  const useDatabase = <T>(work: (db: Database) => Promise<T>): Promise<T> => withDatabase(databaseUrl, work);
  const site = { dataDir, databaseUrl, storage, folder: join(dataDir, 'backups'), withDatabase: useDatabase };
  await useDatabase(async (db) => {
    await db.service.create({ data: { title: 'Pano', description: 'x' } });
    for (let number = 1; number <= pictures; number += 1) {
      await storage.put(mediaFileName(number), Buffer.from(`picture ${number}`), 'image/jpeg');
      await db.media.create({ data: mediaRow(number) });
    }
  });
  return site;
}
