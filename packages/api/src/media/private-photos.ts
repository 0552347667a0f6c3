import type { Db } from '@pano/db';
import * as z from 'zod';
import { readTrashData } from '#platform/records/trash';
import type { Storage } from '#platform/services/storage/storage';
import { baseName, contentTypes, privateMark } from './file-names';

/** How the files of photos without a public address are called. */
export const photoName = (key: string) => baseName(key, 'jpg');
export const photoType = contentTypes.jpg;

export async function readPhotoFile(storage: Storage, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await storage.read(photoName(key));
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}

type StoredPhoto = { key: string; bytes: number };

const trashedRow = z.looseObject({ photos: z.array(z.looseObject({ key: z.string(), bytes: z.int() })).default([]) });

/** The photos of the messages in the trash, whose files stay where they are. */
export async function listTrashedPhotos(db: Db): Promise<(StoredPhoto & { trashId: number })[]> {
  const where = { data: { contains: `"key":"${privateMark}` } };
  const entries = await db.trash.findMany({ where, select: { id: true, data: true } });
  return entries.flatMap(({ id: trashId, data }) =>
    trashedRow.parse(readTrashData(data).row).photos.map(({ key, bytes }) => ({ key, bytes, trashId })),
  );
}

/** All photos without a public address, in the trash, too. */
export const listPhotos = async (db: Db): Promise<StoredPhoto[]> => [
  ...(await db.leadPhoto.findMany({ select: { key: true, bytes: true } })),
  ...(await listTrashedPhotos(db)),
];
