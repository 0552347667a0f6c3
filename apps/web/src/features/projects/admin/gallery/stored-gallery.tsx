import type { ProjectImageRecord } from '@pano/api/projects/project-image.schema';
import { useToast } from '@pano/ui/toast';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSayFailure } from '../use-say-failure';
import { GalleryField } from './gallery-field';
import { useStoredImages } from './use-stored-images';

/** The pictures of a project that exists. What is done here takes effect at once. */
export function StoredGallery({ projectId }: { projectId: number }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const failure = useFailureToast();
  const utils = trpc.useUtils();
  const images = useStoredImages(projectId);
  useSayFailure(images.error, t('projects.images.loadFailed'));
  const changed = {
    onSuccess: () => {
      void utils.projects.list.invalidate();
      return utils.projects.images.list.invalidate({ projectId });
    },
  };
  const add = trpc.projects.images.add.useMutation(changed);
  const remove = trpc.projects.images.remove.useMutation(changed);
  const reorder = trpc.projects.images.reorder.useMutation(changed);
  const removal = useRemoval<ProjectImageRecord>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('projects.images.confirmRemove'),
    removed: t('projects.images.removed'),
    failed: t('projects.images.removeFailed'),
  });
  return (
    <>
      <GalleryField
        pictures={images.data?.items ?? []}
        note={t('projects.images.direct')}
        onAdd={async (image) => {
          try {
            await add.mutateAsync({ projectId, ...image });
            toast.success(t('projects.images.added'));
            return true;
          } catch (error) {
            failure(error, t('projects.images.addFailed'));
            return false;
          }
        }}
        onRemove={removal.ask}
        onReorder={(items) => reorder.mutateAsync({ projectId, items })}
      />
      {removal.dialog}
    </>
  );
}
