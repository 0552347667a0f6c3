import type { Db } from '@pano/db';
import { fileNameOf } from './file-names';
import type { ImageInfo } from './media.schema';
import { imageSelect, toImage } from './media-record';

/**
 * What pages need to show the pictures behind addresses, in one query. Remote addresses and those of deleted pictures are
 * skipped.
 */
export async function describeImages(db: Db, urls: (string | null)[]): Promise<Map<string, ImageInfo>> {
  const names = new Set(urls.flatMap((url) => (url && fileNameOf(url)) || []));
  if (names.size === 0) return new Map();
  const rows = await db.media.findMany({ where: { fileName: { in: [...names] } }, select: imageSelect });
  return new Map(rows.map(toImage).map((image) => [image.url, image]));
}
