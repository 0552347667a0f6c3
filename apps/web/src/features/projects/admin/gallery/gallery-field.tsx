import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { Field } from '@pano/ui/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageSource, type ImageSourceKind } from '#kit/admin/form/image-source.tsx';
import type { OrderItem } from '#kit/admin/list/use-reorder.ts';
import { PickButton } from '#kit/admin/media/pick-button.tsx';
import { GalleryGrid } from './gallery-grid';
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
  const [source, setSource] = useState<ImageSourceKind>('url');
  const [error, setError] = useState<string | undefined>();
  const nextOrder = Math.max(-1, ...pictures.map(({ order }) => order)) + 1;
  return (
    <Field label={t('projects.fields.images')} hint={note} error={error}>
      {(control, labelId) => (
        <div className="grid gap-3">
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
