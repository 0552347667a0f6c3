import type { Database } from '@pano/db';
import { contentTypes, readFileName } from './file-names';
import { readVariants } from './media-record';
import { listTrashedKeys } from './trashed-media';

type Wanted = { width: number; formats: ('avif' | 'webp')[] };
export type PickedFile = {
  fileName: string;
  contentType: string;
  /** Whether the file of this address never changes, so that clients may cache it for ever. */
  final: boolean;
};

/**
 * Picks the file for an address of a picture. With a wanted width it is the smallest version that is wide enough, in the
 * first accepted format that has one; until the versions are made, it is the full-size file. A picture in the trash has none.
 */
export async function pickFile(db: Database, name: string, wanted: Wanted | null): Promise<PickedFile | null> {
  const file = readFileName(name);
  if (!file || (await listTrashedKeys(db)).has(file.key)) return null;
  const asNamed = { fileName: name, contentType: contentTypes[file.extension], final: true };
  if (!wanted) return asNamed;
  const media = await db.media.findUnique({ where: { fileName: name }, select: { variants: true, ready: true } });
  if (!media) return asNamed;
  const variants = readVariants(media.variants);
  for (const format of wanted.formats) {
    const candidates = variants.filter((variant) => variant.format === format);
    const picked = candidates.find(({ width }) => width >= wanted.width) ?? candidates.at(-1);
    const fileName = picked?.url.split('/').at(-1);
    if (fileName) return { fileName, contentType: contentTypes[format], final: true };
  }
  return { ...asNamed, final: media.ready };
}
