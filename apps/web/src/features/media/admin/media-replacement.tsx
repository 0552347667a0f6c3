import { isPictureRecord, type MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { RefreshCw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadError, useImageUpload } from '#kit/admin/form/use-image-upload.ts';
import type { UploadTarget } from '#kit/admin/uploads/send-image.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Puts another file in the place of a picture or a file, wherever that is used. */
export function MediaReplacement({ media }: { media: MediaRecord }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const { id, contentType } = media;
  const isPicture = isPictureRecord({ contentType });
  const target = useMemo<UploadTarget>(
    () =>
      isPicture
        ? { path: `/api/v1/admin/media/${id}/file`, field: 'image' }
        : { path: `/api/v1/admin/files/${id}/file`, field: 'file' },
    [id, isPicture],
  );
  const texts = isPicture ? 'media.details' : 'media.file';
  const { upload, percent, shrinking } = useImageUpload(target);
  const replace = async (file: File) => {
    try {
      await upload(file);
      await utils.media.invalidate();
      toast.success(t(`${texts}.replaced`));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      if (error.message) toast.error(error.message);
    }
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <input
        ref={input}
        type="file"
        accept={isPicture ? 'image/*' : contentType}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void replace(file);
          // Choosing the same file again has to count as a change.
          target.value = '';
        }}
      />
      <Button
        variant="line"
        size="sm"
        busy={percent !== null}
        busyText={shrinking ?? t('media.details.replacing', { percent })}
        onClick={() => input.current?.click()}
      >
        <RefreshCw aria-hidden="true" />
        {t(`${texts}.replace`)}
      </Button>
      <p className="text-sm text-ink-3">{t(`${texts}.replaceHint`)}</p>
    </div>
  );
}
