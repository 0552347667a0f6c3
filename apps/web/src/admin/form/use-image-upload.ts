import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedToken } from '../../lib/session-storage';
import { useSession } from '../session/session-context';
import { sendImage } from './send-image';

/** An upload that failed. Its message is a sentence for the reader; empty where there is nothing to say. */
export class UploadError extends Error {}

/**
 * Uploads pictures. `upload` resolves to the address of the stored picture and rejects with an `UploadError`; leaving
 * the screen ends what is under way.
 * @param path takes the place of the address for new pictures
 */
export function useImageUpload(path = '/api/v1/upload/image') {
  const { t } = useTranslation('admin');
  const session = useSession();
  const [percent, setPercent] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    async (file: File): Promise<string> => {
      const token = storedToken();
      const signal = leaving.current?.signal;
      if (!signal) throw new UploadError('');
      if (!token) throw new UploadError(t('fields.image.noSession'));
      setPercent(0);
      const answer = await sendImage(file, { path, token, signal, onProgress: setPercent }).catch(() => {
        throw new UploadError(signal.aborted ? '' : t('fields.image.noAnswer'));
      });
      if (answer.status === 401) {
        session.refused();
        const asked = session.isAsking();
        if (await session.whenAnswered()) return send(file);
        throw new UploadError(asked ? t('frame.login.notSignedIn') : '');
      }
      if (answer.status >= 400 || !answer.url) throw new UploadError(answer.error || t('fields.image.uploadFailed'));
      return answer.url;
    },
    [path, session, t],
  );
  const upload = useCallback(
    async (file: File): Promise<string> => {
      try {
        return await send(file);
      } finally {
        setPercent(null);
      }
    },
    [send],
  );
  return {
    upload,
    /** How much of the present picture has been sent; null while nothing is being uploaded. */
    percent,
  };
}
