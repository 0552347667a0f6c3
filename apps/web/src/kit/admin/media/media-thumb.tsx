import type { MediaRecord } from '@pano/api/media/media.schema';
import { clsx } from 'clsx';

/** Beyond these proportions of width to height a tile would show too little of a picture. */
const narrowest = 1 / 2;
const widest = 2.1;

/** Whether a picture is shown whole: a logo, which is long or has a transparent ground, instead of a photo. */
export function isShownWhole({ url, width, height }: Pick<MediaRecord, 'url' | 'width' | 'height'>): boolean {
  const ratio = width / height;
  return ratio > widest || ratio < narrowest || /\.(png|gif)$/.test(url);
}

/** A small picture: a photo fills its tile on the ground of its own colour, a logo stands whole on a neutral one. */
export function MediaThumb({ media, className }: { media: MediaRecord; className?: string }) {
  const whole = isShownWhole(media);
  return (
    <img
      src={`${media.url}?w=400`}
      alt=""
      width={media.width}
      height={media.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={clsx('size-full', whole ? 'bg-surface-3 object-contain p-2' : 'object-cover', className)}
      style={whole ? undefined : { backgroundColor: media.color }}
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
