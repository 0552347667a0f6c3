import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  media: MediaRecord;
  /** Whether the form has unsaved texts, which the rotated picture would replace. */
  dirty: boolean;
}

/** Rotates a picture clockwise by 90°, wherever it is used. */
export function MediaRotation({ media, dirty }: Props) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const utils = trpc.useUtils();
  const rotate = trpc.media.rotate.useMutation();
  const rotateOnce = async () => {
    await rotate.mutateAsync({ id: media.id });
    await utils.media.invalidate();
  };
  const texts = { done: t('media.details.rotated'), failed: t('media.details.rotateFailed') };
  if (media.animated) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        variant="line"
        size="sm"
        disabled={dirty}
        busy={rotate.isPending}
        busyText={t('media.details.rotating')}
        onClick={() => void run(rotateOnce, texts)}
      >
        <RotateCw aria-hidden="true" />
        {t('media.details.rotate')}
      </Button>
      {dirty ? <p className="text-sm text-ink-3">{t('media.details.saveFirst')}</p> : null}
    </div>
  );
}
