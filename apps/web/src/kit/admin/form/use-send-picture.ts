import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { storedToken } from '../../shared/session-storage';
import { useSession } from '../session/session-context';
import { sendImage } from './send-image';

/** An upload that failed. Its message is a sentence for the reader; empty where there is nothing to say. */
export class UploadError extends Error {}

export type StoredPicture = { url: string; duplicate: boolean };

type Options = { path?: string; signal: AbortSignal; onProgress: (percent: number) => void };
export type SendPicture = (file: File, options: Options) => Promise<StoredPicture>;

/**
 * Sends pictures to the server. Rejects with an `UploadError`; where the session has ended, it asks for a new one and
 * goes on.
 */
export function useSendPicture(): SendPicture {
  const { t } = useTranslation('admin');
  const session = useSession();
  return useCallback(
    async function send(file, options) {
      const { path = '/api/v1/upload/image', signal, onProgress } = options;
      const token = storedToken();
      if (!token) throw new UploadError(t('fields.image.noSession'));
      onProgress(0);
      const answer = await sendImage(file, { path, token, signal, onProgress }).catch(() => {
        throw new UploadError(signal.aborted ? '' : t('fields.image.noAnswer'));
      });
      if (answer.status === 401) {
        session.refused();
        const asked = session.isAsking();
        if (await session.whenAnswered()) return send(file, options);
        throw new UploadError(asked ? t('frame.login.notSignedIn') : '');
      }
      const { url, duplicate } = answer;
      if (answer.status >= 400 || !url) throw new UploadError(answer.error || t('fields.image.uploadFailed'));
      return { url, duplicate };
    },
    [session, t],
  );
}
