import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { Banner } from '@pano/ui/banner';
import { Button, IconButton } from '@pano/ui/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { thumbUrl } from '#kit/admin/media/media-thumb.tsx';
import { useSession } from '#kit/admin/session.ts';
import { useFailureText } from '#kit/admin/use-failure-toast.ts';
import { errorText, isUnauthorized } from '#kit/shared/client-error.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { type ProjectFormState, projectValues } from '../project-values';

/** Images that the server rejected when the project was created: kept until they are retried or discarded. */
export function WaitingImages({ form, projectId }: { form: ProjectFormState; projectId: number }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const addImages = useAddImages();
  const [busy, setBusy] = useState(false);
  const parsed = projectValues.shape.newImages.safeParse(useWatch({ control: form.control, name: 'newImages' }));
  const waiting = parsed.data ?? [];
  if (waiting.length === 0) return null;
  // No change of the project itself: what is left counts as stored.
  const keep = (rest: typeof waiting) => {
    // The list has no input of its own, and the form resets only fields that it knows.
    form.register('newImages');
    form.resetField('newImages', { defaultValue: rest });
  };
  const retry = async () => {
    setBusy(true);
    const failed = await addImages(projectId, waiting);
    await utils.projects.images.list.invalidate({ projectId });
    setBusy(false);
    keep(failed);
  };
  return (
    <Banner kind="warning">
      <p className="font-[580]">{t('projects.images.waiting')}</p>
      <p>{t('projects.images.waitingText')}</p>
      <ul className="my-3 grid gap-2">
        {waiting.map((image, index) => (
          <li key={`${image.imageUrl} ${image.order}`} className="flex min-w-0 items-center gap-3">
            <SiteImage
              src={thumbUrl(image.imageUrl)}
              alt=""
              className="h-12 w-18 flex-none rounded-[3px] object-cover"
            />
            <span className="min-w-0 flex-1 text-sm break-all">{image.imageUrl}</span>
            <IconButton
              danger
              label={t('fields.gallery.remove', { order: index + 1 })}
              onClick={() => keep(waiting.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="line" size="sm" busy={busy} onClick={() => void retry()}>
        {t('projects.images.retry')}
      </Button>
    </Banner>
  );
}

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
        if (isUnauthorized(error) && (await session.signIn.whenClosed())) return add(image);
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
