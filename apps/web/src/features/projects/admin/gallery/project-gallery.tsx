import { type GalleryImage, projectImageCreate } from '@pano/api/projects/project-image.schema';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GalleryField, placeOf } from '#kit/admin/gallery/gallery-field.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useQueryErrorToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { ProjectFormState, ProjectOutput } from '../project-values';
import { type Captions, useCaptions } from './caption-dialog';
import { WaitingImages } from './waiting-images';

/** The further pictures: collected until the project exists, then added and deleted at once. */
export function ProjectGallery({ form, projectId }: { form: ProjectFormState; projectId: number | undefined }) {
  if (projectId === undefined) return <CollectedGallery form={form} />;
  return (
    <>
      <StoredGallery projectId={projectId} />
      <WaitingImages form={form} projectId={projectId} />
    </>
  );
}

/** The pictures of a project that exists. What is done here takes effect at once. */
function StoredGallery({ projectId }: { projectId: number }) {
  const { t } = useTranslation('admin');
  const withCaption = useCaptioned();
  const { run } = useAction();
  const utils = trpc.useUtils();
  const images = useStoredImages(projectId);
  useQueryErrorToast(images.error, t('projects.images.loadFailed'));
  const changed = {
    onSuccess: () => {
      void utils.projects.list.invalidate();
      void utils.lifecycle.invalidate();
      void utils.translations.invalidate();
      return utils.projects.images.list.invalidate({ projectId });
    },
  };
  const add = trpc.projects.images.add.useMutation(changed);
  const update = trpc.projects.images.update.useMutation(changed);
  const remove = trpc.projects.images.remove.useMutation(changed);
  const reorder = trpc.projects.images.reorder.useMutation(changed);
  const removal = useRemoval<GalleryImage>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('projects.images.confirmRemove'),
    getName: ({ id }) => t('fields.gallery.name', { order: placeOf(images.data?.items ?? [], id) }),
    removed: t('projects.images.removed'),
    failed: t('projects.images.removeFailed'),
  });
  const captions = useCaptions<GalleryImage>(({ id }, data) =>
    run(() => update.mutateAsync({ id, data }), {
      done: t('projects.images.captionSaved'),
      failed: t('projects.images.captionFailed'),
    }),
  );
  return (
    <>
      <GalleryField
        schema={projectImageCreate}
        pictures={(images.data?.items ?? []).map(withCaption)}
        note={t('projects.images.direct')}
        onAdd={(image) =>
          run(() => add.mutateAsync({ projectId, ...image }), {
            done: t('projects.images.added'),
            failed: t('projects.images.addFailed'),
          })
        }
        onCaption={captions.open}
        onRemove={removal.confirm}
        onReorder={(items) => reorder.mutateAsync({ projectId, items })}
      />
      {removal.dialog}
      {captions.dialog}
    </>
  );
}

type Images = NonNullable<ProjectOutput['newImages']>;

/** Pictures of a project that does not exist yet: part of the form, and so of its draft. */
function CollectedGallery({ form }: { form: ProjectFormState }) {
  const { t } = useTranslation('admin');
  const withCaption = useCaptioned();
  const collected = projectImages(useWatch({ control: form.control, name: 'newImages' }));
  // Read anew at each change: several uploads end before the next drawing.
  const change = (edit: (images: Images) => Images) => {
    const next = edit(projectImages(form.getValues('newImages')));
    form.setValue('newImages', next.length > 0 ? next : undefined, { shouldDirty: true, shouldTouch: true });
  };
  const pictures = collected.map((image, index) => withCaption({ ...image, id: index + 1 }));
  const captions = useCaptions<(typeof pictures)[number]>(async ({ id }, data) => {
    change((images) => images.map((image, index) => (index === id - 1 ? { ...image, ...data } : image)));
    return true;
  });
  return (
    <>
      <GalleryField
        schema={projectImageCreate}
        pictures={pictures.toSorted((one, other) => one.order - other.order)}
        note={t('projects.images.collected')}
        onAdd={async (image) => {
          change((images) => [...images, { ...image, captionTr: null, captionEn: null }]);
          return true;
        }}
        onCaption={captions.open}
        onRemove={({ id }) => change((images) => images.filter((_, index) => index !== id - 1))}
        onReorder={async (items) =>
          change((images) => {
            const orders = new Map(items.map(({ id, order }) => [id, order]));
            return images.map((image, index) => ({ ...image, order: orders.get(index + 1) ?? image.order }));
          })
        }
      />
      {captions.dialog}
    </>
  );
}

/** Pictures with what stands below them, and a note where that has no English yet, or one that is out of date. */
function useCaptioned() {
  const { t } = useTranslation('admin');
  const english = useEnglishSite();
  const noteOf = ({ captionTr, captionEn, captionSource }: Captions & { captionSource?: string | null }) => {
    if (captionTr && !captionEn) return t('english.states.missing');
    return typeof captionSource === 'string' ? t('english.field.outdated') : null;
  };
  return <Picture extends Captions>(picture: Picture) => ({
    ...picture,
    caption: picture.captionTr ?? picture.captionEn,
    note: english ? noteOf(picture) : null,
  });
}

/** Positions may stand in a form as text; here they are numbers. */
export const projectImages = (
  images:
    | readonly {
        imageUrl: string;
        order?: number | string | undefined;
        captionTr?: string | null | undefined;
        captionEn?: string | null | undefined;
      }[]
    | undefined,
) =>
  (images ?? []).map(({ imageUrl, order, captionTr = null, captionEn = null }) => ({
    imageUrl,
    order: Number(order ?? 0),
    captionTr,
    captionEn,
  }));

/** The further pictures of a project by order; none are asked for while it does not exist yet. */
export const useStoredImages = (projectId: number | undefined) =>
  trpc.projects.images.list.useQuery({ projectId: projectId ?? 0 }, { enabled: projectId !== undefined });
