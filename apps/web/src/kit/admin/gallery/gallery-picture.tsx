import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '@pano/ui/button';
import { clsx } from 'clsx';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Captions, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '../../shared/site-image';
import { thumbUrl } from '../media/media-thumb';

/** A picture that is added: its address, and its number in the gallery. */
export type GalleryImage = { imageUrl: string; order: number };

/** A picture that is there, with what stands below it, and what to note of that. */
export type GalleryEntry = GalleryImage & { id: number; caption?: string | null; note?: string | null };

interface Props {
  picture: GalleryEntry;
  /** Its place in the grid, counted from 1: the buttons are named by it. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  /** Absent where pictures have no captions. */
  onCaption?: (() => void) | undefined;
  onRemove: () => void;
}

/** One picture of the grid: it is its own handle for dragging. The arrows follow the grid, which has one column on phones. */
export function GalleryPicture({ picture, place, isFirst, isLast, onMove, onCaption, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const { id, imageUrl } = picture;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        'min-w-0 overflow-hidden rounded-control border border-line-2 bg-surface',
        isDragging && 'relative z-5 opacity-80 shadow-3',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('fields.gallery.drag', { order: place })}
        title={t('frame.order.drag')}
        className="block w-full cursor-grab touch-none focus-visible:-outline-offset-3"
      >
        <SiteImage
          src={thumbUrl(imageUrl)}
          alt=""
          draggable={false}
          className="aspect-3/2 w-full bg-surface-3 object-cover"
        />
      </button>
      {picture.caption ? <p className="px-2.5 pt-1.5 text-sm wrap-break-word text-ink-2">{picture.caption}</p> : null}
      {picture.note ? <p className="px-2.5 text-sm text-ink-3">{picture.note}</p> : null}
      <div className="flex items-center border-t border-line ps-2.5">
        <span className="me-auto text-sm whitespace-nowrap text-ink-3 tabular-nums">
          {t('fields.gallery.position', { order: picture.order })}
        </span>
        <IconButton label={t('fields.gallery.forward', { order: place })} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden="true" className="hidden @min-[380px]:block" />
          <ArrowUp aria-hidden="true" className="@min-[380px]:hidden" />
        </IconButton>
        <IconButton label={t('fields.gallery.back', { order: place })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowRight aria-hidden="true" className="hidden @min-[380px]:block" />
          <ArrowDown aria-hidden="true" className="@min-[380px]:hidden" />
        </IconButton>
        {onCaption ? (
          <IconButton label={t('fields.gallery.caption', { order: place })} onClick={onCaption}>
            <Captions aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton danger label={t('fields.gallery.remove', { order: place })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
