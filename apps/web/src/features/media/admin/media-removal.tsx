import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { trpc } from '#kit/shared/trpc.ts';

/** Deletes a picture; the server refuses while it is used, and says where. */
export function MediaRemoval({ media, onRemoved }: { media: MediaRecord; onRemoved: () => void }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const remove = trpc.media.remove.useMutation({ onSuccess: () => utils.media.list.invalidate() });
  const removal = useRemoval<MediaRecord>({
    remove: async ({ id }) => {
      await remove.mutateAsync({ id });
      onRemoved();
    },
    question: t('media.confirmRemove'),
    nameOf: ({ originalName }) => originalName,
    removed: t('media.removed'),
    failed: t('media.removeFailed'),
  });
  return (
    <>
      <Button variant="danger-line" size="sm" onClick={() => removal.ask(media)} className="justify-self-start">
        <Trash2 aria-hidden="true" />
        {t('media.details.remove')}
      </Button>
      {removal.dialog}
    </>
  );
}
