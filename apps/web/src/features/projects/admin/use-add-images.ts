import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { useTranslation } from 'react-i18next';
import { useSession } from '#kit/admin/session/session-context.ts';
import { useFailureText } from '#kit/admin/use-failure-toast.ts';
import { errorText, isUnauthorized } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Adds collected pictures to a project, each on its own: one that is refused does not cost the others. */
export function useAddImages() {
  const { t } = useTranslation('admin');
  const session = useSession();
  const say = useFailureText();
  const { mutateAsync } = trpc.projects.images.add.useMutation();

  /** Resolves to the pictures that could not be added, after saying so. */
  return async (projectId: number, images: readonly ProjectImageCreate[]): Promise<ProjectImageCreate[]> => {
    const failed: ProjectImageCreate[] = [];
    let reason = '';
    const add = async (image: ProjectImageCreate): Promise<void> => {
      try {
        await mutateAsync({ projectId, ...image });
      } catch (error) {
        if (isUnauthorized(error) && (await session.whenAnswered())) return add(image);
        failed.push(image);
        reason = errorText(error, t('projects.images.addFailed'));
      }
    };
    // One after the other: the server numbers equal positions in the order of arrival.
    for (const image of images) await add(image);
    if (failed.length > 0) say(t('projects.images.someFailed', { count: failed.length, reason }));
    return failed;
  };
}
