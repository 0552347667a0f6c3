import { toVersion } from '@pano/api/projects/project.schema';
import { type GalleryImage, projectImageCreate } from '@pano/api/projects/project-image.schema';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDraftContext } from '#kit/admin/form/draft/use-form-draft.ts';
import { GalleryField, placeOf } from '#kit/admin/gallery/gallery-field.tsx';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useQueryErrorToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { ProjectFormState } from '../project-values';
import { useCaptioned, useCaptions } from './caption-dialog';
import { FormGallery } from './form-gallery';
import { WaitingImages } from './waiting-images';

/**
 * The further pictures: a part of the form until the project exists, and while there is a draft of it; otherwise added and
 * deleted at once.
 */
export function ProjectGallery({ form, projectId }: { form: ProjectFormState; projectId: number | undefined }) {
  const { t } = useTranslation('admin');
  const { isOpen } = use(FormDraftContext);
  const waiting = projectId === undefined ? null : <WaitingImages form={form} projectId={projectId} />;
  if (isOpen)
    return (
      <>
        <p className="text-sm text-ink-3">{t('projects.images.inDraft')}</p>
        <FormGallery form={form} />
        {waiting}
      </>
    );
  if (projectId === undefined) return <FormGallery form={form} note={t('projects.images.collected')} />;
  return (
    <>
      <div inert={isOpen === null} className="min-w-0">
        <StoredGallery form={form} projectId={projectId} />
      </div>
      {waiting}
    </>
  );
}

/** The pictures of a project that exists. What is done here takes effect at once. */
function StoredGallery({ form, projectId }: { form: ProjectFormState; projectId: number }) {
  const { t } = useTranslation('admin');
  const withCaption = useCaptioned();
  const { run } = useAction();
  const utils = trpc.useUtils();
  const images = trpc.projects.images.list.useQuery({ projectId });
  useQueryErrorToast(images.error, t('projects.images.loadFailed'));
  useLiveGallery(form, images.data?.items);
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

/** What is done at once is no change of the form: it has the pictures that are live. */
function useLiveGallery(
  { control, register, resetField }: ProjectFormState,
  items: readonly GalleryImage[] | undefined,
): void {
  const { noteLive } = use(FormDraftContext);
  const { isSubmitting } = useFormState({ control });
  const live = useMemo(() => items && toVersion({ images: items }), [items]);
  const [images, captions] = useWatch({ control, name: ['images', 'captions'] });
  const isBehind = live !== undefined && JSON.stringify(live) !== JSON.stringify({ images, captions });
  const follow = useEffectEvent(() => {
    if (!live) return;
    // Here they have no input of their own, and the form resets only fields that it knows.
    register('images');
    register('captions');
    resetField('images', { defaultValue: live.images });
    resetField('captions', { defaultValue: live.captions });
    noteLive(live);
  });
  useEffect(() => {
    if (isBehind && !isSubmitting) follow();
  }, [isBehind, isSubmitting]);
}
