import type { Db } from '@pano/db';
import { contentTypes, fileNameOf, readFileName } from './file-names';
import { readVariants } from './media-record';

export type MediaFiles = {
  /** Every file that a picture of the library has. */
  named: Set<string>;
  /** Whether a file is just being written or removed. */
  isUnsettled: (name: string) => boolean;
};

/** Which files the database knows of. */
export async function listMediaFiles(db: Db): Promise<MediaFiles> {
  // Between the questions an upload may end, whose note is gone then, or a removal begin, which had none before.
  const before = await db.unsettledFile.findMany();
  const rows = await db.media.findMany({ select: { key: true, fileName: true, variants: true, ready: true } });
  const after = await db.unsettledFile.findMany();
  // The smaller versions of a picture are named once all of them are there.
  const unsettled = new Set([...before, ...after, ...rows.filter(({ ready }) => !ready)].map(({ key }) => key));
  const named = rows.flatMap(({ fileName, variants }) => [
    fileName,
    ...readVariants(variants).flatMap(({ url }) => fileNameOf(url) ?? []),
  ]);
  return { named: new Set(named), isUnsettled: (name) => unsettled.has(readFileName(name)?.key ?? '') };
}

/** The type by which a stored file is sent. */
export const contentTypeOf = (name: string): string => {
  const file = readFileName(name);
  return file ? contentTypes[file.extension] : 'application/octet-stream';
};
