import type { Db } from '@pano/db';
import type { Page } from '#platform/records/list';
import { contentTypes, fileNameOf } from './file-names';
import type { ImageInfo, Picture } from './media.schema';
import { imageSelect, isPicture, toImage } from './media-record';
import { blurOf } from './picture-blur';

/**
 * What pages need to show the pictures behind addresses, in one query. Remote addresses and those of deleted pictures are
 * skipped.
 */
export async function describeImages(db: Db, urls: (string | null)[]): Promise<Map<string, ImageInfo>> {
  const names = new Set(urls.flatMap((url) => (url && fileNameOf(url)) || []));
  if (names.size === 0) return new Map();
  const rows = await db.media.findMany({ where: { ...isPicture, fileName: { in: [...names] } }, select: imageSelect });
  return new Map(rows.map(toImage).map((image) => [image.url, image]));
}

export type PictureOf = (url: string | null) => Picture | null;

/** The pictures behind addresses, in one query; null for remote addresses and those of deleted pictures. */
export async function picturesOf(db: Db, urls: (string | null)[]): Promise<PictureOf> {
  const images = await describeImages(db, urls);
  return (url) => {
    const image = url === null ? undefined : images.get(url);
    return image ? toPicture(image) : null;
  };
}

/** The rows of a page, each with its picture. */
export async function withPictures<Row extends object>(
  db: Db,
  page: Page<Row>,
  urlOf: (row: Row) => string | null,
): Promise<Page<Row & { picture: Picture | null }>> {
  const pictureOf = await picturesOf(db, page.items.map(urlOf));
  return { ...page, items: page.items.map((row) => ({ ...row, picture: pictureOf(urlOf(row)) })) };
}

/** A record with its picture. */
export async function withPicture<Row extends object>(
  db: Db,
  row: Row,
  urlOf: (row: Row) => string | null,
): Promise<Row & { picture: Picture | null }> {
  const pictureOf = await picturesOf(db, [urlOf(row)]);
  return { ...row, picture: pictureOf(urlOf(row)) };
}

function toPicture({ url, contentType, width, height, alt, placeholder, focal, variants }: ImageInfo): Picture {
  const widths = [...new Set(variants.map((variant) => variant.width))].toSorted((a, b) => a - b);
  const blur = contentType === contentTypes.jpg ? blurOf(placeholder) : null;
  return { url, width, height, alt, focal, widths, blur };
}
