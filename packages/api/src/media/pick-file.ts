import type { Database } from '@pano/db';
import { contentTypes, fileNameOf, isPrivateKey, readFileName, urlOf } from './file-names';
import { readVariants } from './media-record';
import { listTrashedKeys } from './trashed-media';

type Wanted = { width: number; formats: ('avif' | 'webp')[] };
export type PickedFile = {
  fileName: string;
  contentType: string;
  /** Whether the response of this address never changes, so that clients may cache it for ever. */
  final: boolean;
  /** Of a document: the name under which it is saved. */
  saveAs: string | null;
};

/**
 * Picks the file for an address of the library. With a wanted width it is the smallest version of a picture that is wide
 * enough, in the first accepted format that has one; until the versions are made, it is the full-size file. What is in the
 * trash has none, nor has a photo of a visitor.
 */
export async function pickFile(db: Database, url: string, wanted: Wanted | null): Promise<PickedFile | null> {
  const name = fileNameOf(url) ?? '';
  const file = readFileName(name);
  if (!file || isPrivateKey(file.key) || urlOf(name) !== url) return null;
  if ((await listTrashedKeys(db)).has(file.key)) return null;
  const asNamed = { fileName: name, contentType: contentTypes[file.extension], final: true, saveAs: null };
  if (file.extension === 'pdf') return pickDocument(db, asNamed);
  if (!wanted) return asNamed;
  const media = await db.media.findUnique({ where: { fileName: name }, select: { variants: true, ready: true } });
  if (!media) return asNamed;
  const variants = readVariants(media.variants);
  for (const format of wanted.formats) {
    const candidates = variants.filter((variant) => variant.format === format);
    const picked = candidates.find(({ width }) => width >= wanted.width) ?? candidates.at(-1);
    const fileName = picked?.url.split('/').at(-1);
    if (fileName) return { ...asNamed, fileName, contentType: contentTypes[format] };
  }
  return { ...asNamed, final: media.ready };
}

/** A document is saved under its title, which may change, so it is not cached for ever. */
async function pickDocument(db: Database, file: PickedFile): Promise<PickedFile | null> {
  const select = { altTr: true, altEn: true, originalName: true };
  const media = await db.media.findUnique({ where: { fileName: file.fileName }, select });
  if (!media) return null;
  const title = media.altTr ?? media.altEn ?? media.originalName;
  const name = title
    .replace(/[\p{Cc}\p{Cf}\s/\\:*?"<>|]+/gu, ' ')
    .trim()
    .replace(/\.pdf$/i, '');
  return { ...file, final: false, saveAs: `${name || 'belge'}.pdf` };
}
