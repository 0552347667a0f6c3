import type { Prisma } from '@pano/db';
import { fold } from '@pano/i18n/text/fold';
import * as z from 'zod';
import type { Subject } from '#platform/records/activity/log-changes';
import { urlOf } from './file-names';
import { type ImageInfo, type MediaRecord, mediaVariant } from './media.schema';

/** The columns that a page needs to show a picture. */
export const imageSelect = {
  fileName: true,
  contentType: true,
  width: true,
  height: true,
  animated: true,
  altTr: true,
  altEn: true,
  placeholder: true,
  color: true,
  focalX: true,
  focalY: true,
  variants: true,
} satisfies Prisma.MediaSelect;

export const mediaSelect = {
  ...imageSelect,
  id: true,
  originalName: true,
  bytes: true,
  ready: true,
  altSource: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.MediaSelect;

type ImageRow = Prisma.MediaGetPayload<{ select: typeof imageSelect }>;
type MediaRow = Prisma.MediaGetPayload<{ select: typeof mediaSelect }>;

const variantList = z.array(mediaVariant);

export function toImage(row: ImageRow): ImageInfo {
  const { fileName, contentType, width, height, animated, placeholder, color } = row;
  return {
    url: urlOf(fileName),
    contentType,
    width,
    height,
    animated,
    alt: { tr: row.altTr, en: row.altEn },
    placeholder,
    color,
    focal: { x: row.focalX, y: row.focalY },
    variants: readVariants(row.variants),
  };
}

export function toMedia(row: MediaRow): MediaRecord {
  const { id, originalName, bytes, ready, altSource, version, createdAt, updatedAt } = row;
  const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { ...toImage(row), id, originalName, bytes, ready, altSource, version, ...dates };
}

/** How pictures are recorded in the activity log: their description and their file. */
export const mediaSubject: Subject<MediaRecord> = {
  entity: 'media',
  label: ({ originalName }) => originalName,
  fields: ({ alt, focal, width, height, bytes }) => ({ alt, focal, width, height, bytes }),
};

/** Parses the column with the smaller versions. */
export const readVariants = (json: string) => variantList.parse(JSON.parse(json));

type Described = { altTr: string | null; altEn: string | null; originalName: string };

export const searchText = ({ altTr, altEn, originalName }: Described) =>
  fold(`${altTr ?? ''} ${altEn ?? ''} ${originalName}`);

export const isPicture = { contentType: { startsWith: 'image/' } } satisfies Prisma.MediaWhereInput;

/** Pictures without an alternative text in both languages. */
export const missesAlt = {
  ...isPicture,
  OR: [{ altTr: null }, { altEn: null }],
} satisfies Prisma.MediaWhereInput;
