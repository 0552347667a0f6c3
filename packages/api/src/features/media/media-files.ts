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
  const rows = await db.media.findMany({ select: { fileName: true, variants: true } });
  const unsettled = new Set((await db.unsettledFile.findMany()).map(({ key }) => key));
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
