import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { Field } from '@pano/ui/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageSource, type ImageSourceKind } from '#kit/admin/form/image-source.tsx';
import { SortableArea } from '#kit/admin/list/sortable-area.tsx';
import type { OrderItem } from '#kit/admin/list/use-reorder.ts';
import { PickButton } from '#kit/admin/media/pick-button.tsx';
import { GalleryPicture } from './gallery-picture';
import { GalleryUpload } from './gallery-upload';
import { GalleryUrl } from './gallery-url';

interface Props<Picture> {
  /** By order. */
  pictures: readonly Picture[];
  /** When changes take effect. */
  note: string;
  /** Resolves to whether the picture was added. */
  onAdd: (image: ProjectImageCreate) => Promise<boolean>;
  onRemove: (picture: Picture) => void;
  onReorder: (items: OrderItem[]) => Promise<unknown> | undefined;
}

/** The further pictures of a project: those there are, and the ways to add one. */
export function GalleryField<Picture extends ProjectImageCreate & { id: number }>(props: Props<Picture>) {
  const { pictures, note, onAdd, onRemove, onReorder } = props;
  const { t } = useTranslation('admin');
  const [source, setSource] = useState<ImageSourceKind>('file');
  const [error, setError] = useState<string | undefined>();
  const nextOrder = Math.max(-1, ...pictures.map(({ order }) => order)) + 1;
  return (
    <Field label={t('projects.fields.images')} hint={note} error={error}>
      {(control, labelId) => (
        <div className="@container grid gap-3">
          <GalleryGrid pictures={pictures} onRemove={onRemove} onReorder={onReorder} />
          <ImageSource
            label={t('projects.images.source')}
            value={source}
            onValueChange={(kind) => {
              setSource(kind);
              setError(undefined);
            }}
          />
          {source === 'url' ? (
            <GalleryUrl control={control} nextOrder={nextOrder} onAdd={onAdd} onError={setError} />
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

interface GalleryGridProps<Picture> {
  pictures: readonly Picture[];
  onRemove: (picture: Picture) => void;
  onReorder: (items: OrderItem[]) => Promise<unknown> | undefined;
}

/** Pictures by order, which move by drag, by keyboard and by buttons. */
function GalleryGrid<Picture extends ProjectImageCreate & { id: number }>(props: GalleryGridProps<Picture>) {
  const { pictures, onRemove, onReorder } = props;
  const { t } = useTranslation('admin');
  if (pictures.length === 0) return null;
  return (
    <SortableArea
      rows={pictures}
      getName={({ order }) => t('projects.images.name', { order: order + 1 })}
      onReorder={async (items) => onReorder(items)}
      failed={t('frame.order.failed')}
      strategy={rectSortingStrategy}
    >
      {(rows, move) => (
        <ol
          aria-label={t('projects.images.list')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,184px),1fr))] gap-3"
        >
          {rows.map((picture, index) => (
            <GalleryPicture
              key={picture.id}
              picture={picture}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(step) => move(index, index + step)}
              onRemove={() => onRemove(picture)}
            />
          ))}
        </ol>
      )}
    </SortableArea>
  );
}
