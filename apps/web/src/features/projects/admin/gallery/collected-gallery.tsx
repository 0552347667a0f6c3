import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProjectFormState, ProjectOutput } from '../project-values';
import { GalleryField } from './gallery-field';

type Images = NonNullable<ProjectOutput['newImages']>;

/** Pictures of a project that does not exist yet: part of the form, and so of its draft. */
export function CollectedGallery({ form }: { form: ProjectFormState }) {
  const { t } = useTranslation('admin');
  const collected = projectImages(useWatch({ control: form.control, name: 'newImages' }));
  // Read anew at each change: several uploads end before the next drawing.
  const change = (edit: (images: Images) => Images) => {
    const next = edit(projectImages(form.getValues('newImages')));
    form.setValue('newImages', next.length > 0 ? next : undefined, { shouldDirty: true, shouldTouch: true });
  };
  const pictures = collected.map((image, index) => ({ ...image, id: index + 1 }));
  return (
    <GalleryField
      pictures={pictures.toSorted((one, other) => one.order - other.order)}
      note={t('projects.images.collected')}
      onAdd={async (image) => {
        change((images) => [...images, image]);
        return true;
      }}
      onRemove={({ id }) => change((images) => images.filter((_, index) => index !== id - 1))}
      onReorder={async (items) =>
        change((images) => {
          const orders = new Map(items.map(({ id, order }) => [id, order]));
          return images.map((image, index) => ({ ...image, order: orders.get(index + 1) ?? image.order }));
        })
      }
    />
  );
}

/** Positions may stand in a form as text; here they are numbers. */
const projectImages = (images: readonly { imageUrl: string; order?: number | string | undefined }[] | undefined) =>
  (images ?? []).map(({ imageUrl, order }) => ({ imageUrl, order: Number(order ?? 0) }));
