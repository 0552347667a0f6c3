import type { Locale } from '@pano/i18n/locales';
import { message } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import * as z from 'zod';
import type { RecordKind } from '#addresses';
import { optionalText } from '#platform/input/fields';
import { listQuery } from '#platform/records/list';
import type { Stored } from '#platform/records/stored-record';

const focus = z
  .number({ error: message('media.focal') })
  .min(0, { error: message('media.focal') })
  .max(1, { error: message('media.focal') });

export const mediaUpdate = z
  .object({
    altTr: optionalText(),
    altEn: optionalText(),
    focalX: focus,
    focalY: focus,
    /** The English text still says what the Turkish one says. */
    current: z.boolean(),
  })
  .partial();

/** What is to be listed; nothing but pictures unless files are asked for, so that no picture field offers a file. */
export const mediaQuery = listQuery(['-createdAt', 'createdAt', 'name', '-name', '-bytes']).extend({
  filter: z.enum(['pictures', 'all', 'files', 'documents', 'videos', 'missingAlt', 'unused']).default('pictures'),
});

/** At most the addresses of one page; others than those of uploaded pictures are skipped. */
export const describeInput = z.object({ urls: z.array(z.string().max(2000)).max(200) });

/** A smaller version of a picture. */
export const mediaVariant = z.object({
  width: z.int(),
  height: z.int(),
  format: z.enum(['avif', 'webp']),
  bytes: z.int(),
  url: z.string(),
});

export type MediaUpdate = z.output<typeof mediaUpdate>;
export type MediaQuery = z.output<typeof mediaQuery>;
export type MediaVariant = z.output<typeof mediaVariant>;

/** What a page needs to show a picture. */
export type ImageInfo = {
  url: string;
  contentType: string;
  width: number;
  height: number;
  animated: boolean;
  /** Alternative text in both languages; null where none is written. */
  alt: { tr: string | null; en: string | null };
  /** Thumbhash in base64. */
  placeholder: string;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** The point that crops keep in view, from 0 (left, top) to 1 (right, bottom). */
  focal: { x: number; y: number };
  /** Narrowest first; empty until they are made. */
  variants: MediaVariant[];
};

/** Sent with a record whose picture was uploaded, so that the page needs no second request. */
export type Picture = Pick<ImageInfo, 'url' | 'width' | 'height' | 'alt' | 'focal'> & {
  /** The widths of the smaller versions, for `?w=`, narrowest first. */
  widths: number[];
  /** A few blurred pixels as a data URL; null where the picture may be transparent, because they would stay visible behind it. */
  blur: string | null;
};

/** A picture of the library, as the back office sees it. */
export type MediaRecord = Stored<
  ImageInfo & {
    originalName: string;
    bytes: number;
    ready: boolean;
    /** The Turkish alternative text that the English one still says, where it has changed since. */
    altSource: string | null;
  }
>;

/** With `duplicate` the library had the picture already. */
export type UploadedPicture = MediaRecord & { duplicate: boolean };

/** Whether it is a picture of the library; the rest are files: documents to download, and videos. */
export const isPictureRecord = ({ contentType }: Pick<MediaRecord, 'contentType'>): boolean =>
  contentType.startsWith('image/');

/** The size of a file in the unit that people use for it. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const number = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  return `${number.toLocaleString(locale, { maximumFractionDigits: isLarge ? 1 : 0 })} ${isLarge ? 'MB' : 'kB'}`;
}

/** One place where a picture is used. */
export type MediaUse = {
  kind: RecordKind | 'setting';
  /** Of the record; null where there is only one of its kind. */
  id: number | null;
  title: string;
  field: string;
};

/** The name of the kind of place where a picture is used. */
export function nameUseKind(locale: Locale, kind: MediaUse['kind']): string {
  const key = `media.kind.${kind}`;
  return translate(locale, isMessageKey(key) ? key : 'media.kind.other');
}
