import { isPictureRecord, type MediaRecord } from '@pano/api/media/media.schema';
import { FileText, Film } from 'lucide-react';

/** Beyond these proportions of width to height a tile would show too little of a picture. */
const narrowest = 1 / 2;
const widest = 2.1;

/** Whether a picture is shown whole: a logo, which is long or has a transparent ground, instead of a photo. */
export function isShownWhole({ url, width, height }: Pick<MediaRecord, 'url' | 'width' | 'height'>): boolean {
  const ratio = width / height;
  return ratio > widest || ratio < narrowest || /\.(png|gif)$/.test(url);
}

/** The kind of a file as people call it; empty for a picture. */
export const fileKind = ({ contentType }: Pick<MediaRecord, 'contentType'>): string =>
  isPictureRecord({ contentType }) ? '' : (contentType.split('/')[1] ?? '').toUpperCase();

/** A file without a picture of its own: a symbol with its kind below. */
function FileThumb({ media }: { media: MediaRecord }) {
  const Icon = media.contentType.startsWith('video/') ? Film : FileText;
  return (
    <span className="grid size-full place-content-center justify-items-center gap-1.5 bg-surface-3 text-ink-2">
      <Icon aria-hidden="true" strokeWidth={1.25} className="size-12" />
      <span className="text-sm font-[580]">{fileKind(media)}</span>
    </span>
  );
}

/** A small picture: a photo fills its tile on the ground of its own colour, a logo stands whole on a light one, as on the site. */
export function MediaThumb({ media }: { media: MediaRecord }) {
  if (!isPictureRecord(media)) return <FileThumb media={media} />;
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
      className={whole ? 'on-day size-full bg-surface-3 object-contain p-2' : 'size-full object-cover'}
      style={whole ? undefined : { backgroundColor: media.color }}
    />
  );
}

/** What a picture is called for those who manage it: by its file, and a file by the title that it was given. */
export function mediaName(media: MediaRecord, locale: 'tr' | 'en'): string {
  const { originalName, alt } = media;
  const title = alt[locale] || alt.tr || '';
  return isPictureRecord(media) ? originalName || title : title || originalName;
}

const thumbPx = 400;

/** The address of a small version of an uploaded picture; other addresses have only the picture itself. */
export const thumbUrl = <Src extends string | null>(src: Src): Src | string =>
  src?.startsWith('/uploads/') ? `${src}?w=${thumbPx}` : src;
