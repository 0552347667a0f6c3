import type { Db } from '@pano/db';
import { keysIn, withFile } from '#media/file-names';
import type { MediaUse } from '#media/media.schema';
import { usagePlaces } from './usage-places';

/** Where the picture of a key is used, in whatever size and with whatever host in front. */
export async function usesOf(db: Db, key: string): Promise<MediaUse[]> {
  const rows = await rowsWith(db, key);
  return rows.flatMap(({ use, texts }) =>
    Object.entries(texts).flatMap(([field, text]) => (text?.includes(key) ? [{ ...use, field }] : [])),
  );
}

/** The keys of all pictures that are used anywhere. */
export async function usedKeys(db: Db): Promise<Set<string>> {
  const rows = await rowsWith(db, '/uploads/');
  return new Set(rows.flatMap(({ texts }) => Object.values(texts).flatMap((text) => keysIn(text ?? ''))));
}

/** Makes everything that shows the picture of a key show another file. Belongs into the transaction of the change. */
export async function redirectUses(tx: Db, key: string, fileName: string): Promise<void> {
  for (const { texts, save } of await rowsWith(tx, key)) {
    const changed = Object.entries(texts).flatMap(([field, text]) =>
      text?.includes(key) ? [[field, withFile(text, key, fileName)]] : [],
    );
    await save(tx, Object.fromEntries(changed));
  }
}

async function rowsWith(db: Db, text: string) {
  const rows = await Promise.all(usagePlaces.map((place) => place(db, text)));
  return rows.flat();
}
