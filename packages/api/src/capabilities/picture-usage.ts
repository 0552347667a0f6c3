import type { Db } from '@pano/db';
import { contentEntities } from '#entities/index';
import { keysIn, withFile } from '#media/file-names';
import type { PictureUsage } from '#media/media.operations';
import type { MediaUse } from '#media/media.schema';

const sources = contentEntities.flatMap(({ pictures }) => pictures ?? []).toSorted((a, b) => a.rank - b.rank);

/** The pictures that the texts and records of the site use. */
export const pictureUsage: PictureUsage = { findUses, listUsedKeys, replaceUses };

/** Finds a picture in whatever size and with whatever host in front. */
async function findUses(db: Db, key: string): Promise<MediaUse[]> {
  const rows = await rowsWith(db, key);
  return rows.flatMap(({ use, texts }) =>
    Object.entries(texts).flatMap(([field, text]) => (text?.includes(key) ? [{ ...use, field }] : [])),
  );
}

async function listUsedKeys(db: Db): Promise<Set<string>> {
  const rows = await rowsWith(db, '/uploads/');
  return new Set(rows.flatMap(({ texts }) => Object.values(texts).flatMap((text) => keysIn(text ?? ''))));
}

/** Belongs into the transaction of the change. */
async function replaceUses(tx: Db, key: string, fileName: string): Promise<void> {
  for (const { texts, save } of await rowsWith(tx, key)) {
    const changed = Object.entries(texts).flatMap(([field, text]) =>
      text?.includes(key) ? [[field, withFile(text, key, fileName)]] : [],
    );
    await save(tx, Object.fromEntries(changed));
  }
  // What is in the trash shows the new file when it comes back.
  const where = { NOT: { entity: 'media' }, data: { contains: key } };
  for (const { id, data } of await tx.trash.findMany({ where, select: { id: true, data: true } })) {
    await tx.trash.update({ where: { id }, data: { data: withFile(data, key, fileName) } });
  }
}

async function rowsWith(db: Db, text: string) {
  const rows = await Promise.all(sources.map(({ find }) => find(db, text)));
  return rows.flat();
}
