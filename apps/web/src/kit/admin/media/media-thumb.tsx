import type { MediaRecord } from '@pano/api/media/media.schema';
import { clsx } from 'clsx';

/** A small picture on the ground of its own colour. */
export function MediaThumb({ media, className }: { media: MediaRecord; className?: string }) {
  return (
    <img
      src={`${media.url}?w=400`}
      alt=""
      width={media.width}
      height={media.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={clsx('size-full object-cover', className)}
      style={{ backgroundColor: media.color }}
    />
  );
}

/** What a picture is called for those who manage it. */
export const mediaName = ({ originalName, alt }: MediaRecord, locale: 'tr' | 'en'): string =>
  originalName || alt[locale] || alt.tr || '';

const thumbPx = 400;

/** The address of a small version of an uploaded picture; other addresses have only the picture itself. */
export const thumbUrl = <Src extends string | null>(src: Src): Src | string =>
  src?.startsWith('/uploads/') ? `${src}?w=${thumbPx}` : src;
