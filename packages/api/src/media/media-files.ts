import type { Db } from '@pano/db';
import { contentTypes, fileNameOf, readFileName } from './file-names';
import { readVariants } from './media-record';
import { listPhotos, photoName } from './private-photos';
import { listTrashedMedia } from './trashed-media';

export type MediaFiles = {
  /** The files of all pictures in the library and in the trash, and of the photos of visitors. */
  named: Set<string>;
  /** Whether a file is being written or removed. */
  isPending: (name: string) => boolean;
};

/** Lists the files that the database knows. */
export async function listMediaFiles(db: Db): Promise<MediaFiles> {
  // Read before and after the rows: between the queries an upload may be confirmed, or a removal may become pending.
  const before = await db.unsettledFile.findMany();
  const live = await db.media.findMany({ select: { key: true, fileName: true, variants: true, ready: true } });
  const rows = [...live, ...(await listTrashedMedia(db))];
  const photos = await listPhotos(db);
  const after = await db.unsettledFile.findMany();
  // The smaller versions are recorded once all of them are written, so until then the key counts as pending.
  const pending = new Set([...before, ...after, ...rows.filter(({ ready }) => !ready)].map(({ key }) => key));
  const named = rows.flatMap(({ fileName, variants }) => [
    fileName,
    ...readVariants(variants).flatMap(({ url }) => fileNameOf(url) ?? []),
  ]);
  const names = [...named, ...photos.map(({ key }) => photoName(key))];
  return { named: new Set(names), isPending: (name) => pending.has(readFileName(name)?.key ?? '') };
}

/** The content type of a stored file. */
export const contentTypeOf = (name: string): string => {
  const file = readFileName(name);
  return file ? contentTypes[file.extension] : 'application/octet-stream';
};
