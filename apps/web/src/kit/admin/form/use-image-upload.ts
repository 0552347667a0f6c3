import type { DropZoneTexts } from '@pano/ui/drop-zone';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadError, type UploadTarget, useSendPicture } from '../uploads/send-image';

export { UploadError } from '../uploads/send-image';

/**
 * Uploads pictures. `upload` resolves to the address of the stored picture and rejects with an `UploadError`; leaving
 * the screen ends what is under way.
 * @param target takes the place of that for new pictures; the same object each time
 */
export function useImageUpload(target?: UploadTarget) {
  const send = useSendPicture();
  const { t } = useTranslation('admin');
  const [percent, setPercent] = useState<number | null>(null);
  const [isShrinking, setShrinking] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const upload = useCallback(
    async (file: File): Promise<string> => {
      const signal = leaving.current?.signal;
      if (!signal) throw new UploadError('');
      try {
        const onShrinking = () => setShrinking(true);
        const onProgress = (sent: number) => {
          setShrinking(false);
          setPercent(sent);
        };
        return (await send(file, { target, signal, onShrinking, onProgress })).url;
      } finally {
        setShrinking(false);
        setPercent(null);
      }
    },
    [target, send],
  );
  return {
    upload,
    /** How much of the present picture has been sent; null while nothing is being uploaded. */
    percent,
    /** Said in place of the progress while a photo above the size limit is made smaller. */
    shrinking: isShrinking ? t('fields.image.shrinking') : null,
  };
}

/** What the drop zones of pictures say. */
export function useDropTexts(): Required<Omit<DropZoneTexts, 'dropHint'>> {
  const { t } = useTranslation('admin');
  return {
    choose: t('fields.image.choose'),
    orDrop: t('fields.image.orDrop'),
    hint: t('fields.image.hint'),
    over: t('fields.image.over'),
    overHint: t('fields.image.overHint'),
  };
}
