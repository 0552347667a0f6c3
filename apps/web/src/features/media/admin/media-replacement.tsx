import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadError, useImageUpload } from '#kit/admin/form/use-image-upload.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Puts another file in the place of a picture, wherever that is used. */
export function MediaReplacement({ media }: { media: MediaRecord }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const { upload, percent, shrinking } = useImageUpload(`/api/v1/admin/media/${media.id}/file`);
  const replace = async (file: File) => {
    try {
      await upload(file);
      await utils.media.invalidate();
      toast.success(t('media.details.replaced'));
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
        accept="image/*"
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
        {t('media.details.replace')}
      </Button>
      <p className="text-sm text-ink-3">{t('media.details.replaceHint')}</p>
    </div>
  );
}
