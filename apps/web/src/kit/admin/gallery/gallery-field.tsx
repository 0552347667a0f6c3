import { rectSortingStrategy } from '@dnd-kit/sortable';
import { Field } from '@pano/ui/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { ImageSource, type ImageSourceKind } from '../form/image-source';
import { SortableArea } from '../list/sortable-area';
import type { OrderItem } from '../list/use-reorder';
import { PickButton } from '../media/media-picker';
import { type GalleryEntry, type GalleryImage, GalleryPicture } from './gallery-picture';
import { GalleryUpload } from './gallery-upload';
import { GalleryUrl } from './gallery-url';

interface Props<Picture> {
  /** Left out where there is a picture before these. */
  label?: string | undefined;
  /** The rules of an added picture. */
  schema: z.ZodType<GalleryImage>;
  error?: string | undefined;
  /** By order. */
  pictures: readonly Picture[];
  /** When changes take effect. */
  note: string | undefined;
  /** Resolves to whether the picture was added. */
  onAdd: (image: GalleryImage) => Promise<boolean>;
  /** Absent where pictures have no captions. */
  onCaption?: (picture: Picture) => void;
  onRemove: (picture: Picture) => void;
  onReorder: (items: OrderItem[]) => Promise<unknown> | undefined;
}

/** The pictures of a gallery: those there are, and the ways to add one. */
export function GalleryField<Picture extends GalleryEntry>(props: Props<Picture>) {
  const { schema, pictures, note, onAdd } = props;
  const { t } = useTranslation('admin');
  const [source, setSource] = useState<ImageSourceKind>('file');
  const [error, setError] = useState<string | undefined>();
  const nextOrder = Math.max(0, ...pictures.map(({ order }) => order)) + 1;
  return (
    <Field name="gallery" label={props.label ?? t('fields.gallery.label')} hint={note} error={error ?? props.error}>
      {(control, labelId) => (
        <div className="@container grid gap-3">
          <GalleryGrid {...props} />
          <ImageSource
            label={t('fields.gallery.source')}
            value={source}
            onValueChange={(kind) => {
              setSource(kind);
              setError(undefined);
            }}
          />
          {source === 'url' ? (
            <GalleryUrl schema={schema} control={control} onAdd={onAdd} onError={setError} />
          ) : source === 'library' ? (
            <fieldset id={control.id} aria-labelledby={labelId} className="min-w-0">
              <PickButton
                aria-describedby={control['aria-describedby']}
                text={t('media.picker.open')}
                onPick={({ url }) => void onAdd({ imageUrl: url, order: nextOrder })}
              />
            </fieldset>
          ) : (
            <fieldset id={control.id} aria-labelledby={labelId} className="min-w-0">
              <GalleryUpload describedBy={control['aria-describedby']} nextOrder={nextOrder} onAdd={onAdd} />
            </fieldset>
          )}
        </div>
      )}
    </Field>
  );
}

/** The place of a picture among all, counted from 1. */
export const placeOf = (pictures: readonly { id: number }[], id: number): number =>
  pictures.findIndex((picture) => picture.id === id) + 1;

/** Pictures by order, which move by drag, by keyboard and by buttons. */
function GalleryGrid<Picture extends GalleryEntry>({ pictures, onCaption, onRemove, onReorder }: Props<Picture>) {
  const { t } = useTranslation('admin');
  if (pictures.length === 0) return null;
  return (
    <SortableArea
      rows={pictures}
      getName={({ id }) => t('fields.gallery.name', { order: placeOf(pictures, id) })}
      onReorder={async (items) => onReorder(items)}
      strategy={rectSortingStrategy}
    >
      {(rows, move) => (
        <ol
          aria-label={t('fields.gallery.list')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3"
        >
          {rows.map((picture, index) => (
            <GalleryPicture
              key={picture.id}
              picture={picture}
              place={index + 1}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(step) => move(index, index + step)}
              onCaption={onCaption && (() => onCaption(picture))}
              onRemove={() => onRemove(picture)}
            />
          ))}
        </ol>
      )}
    </SortableArea>
  );
}
