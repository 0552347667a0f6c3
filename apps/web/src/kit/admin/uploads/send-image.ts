import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { storedToken } from '../../shared/session-storage';
import { useSession } from '../session';
import { preparePhoto } from './prepare-photo';

/** An upload that failed. Its message is a sentence for the reader; empty where there is nothing to say. */
export class UploadError extends Error {}

export type StoredPicture = { url: string; duplicate: boolean };

/** Where files of a kind are sent, and in which field of the form. */
export type UploadTarget = { path: string; field: 'image' | 'file' };

const pictureTarget: UploadTarget = { path: '/api/v1/upload/image', field: 'image' };
const fileTarget: UploadTarget = { path: '/api/v1/upload/file', field: 'file' };

/** Where the library takes a file: what is no picture goes to the files, which say what they take and what to do. */
export const libraryTarget = ({ name, type }: Pick<File, 'name' | 'type'>): UploadTarget =>
  /\.(?:pdf|mp4|m4v|mov|webm|docx?|xlsx?|pptx?|zip)$/i.test(name) || !/^(?:image\/|$)/.test(type)
    ? fileTarget
    : pictureTarget;

type Options = {
  target?: UploadTarget;
  signal: AbortSignal;
  /** Called before a photo above the size limit is made smaller; `onProgress` follows. */
  onShrinking: () => void;
  onProgress: (percent: number) => void;
};
export type SendPicture = (file: File, options: Options) => Promise<StoredPicture>;

/**
 * Sends pictures and other files to the server, photos that it would reject as JPEG files that it accepts. Rejects with an `UploadError`; where the session has ended, it asks for a new one and
 * goes on.
 */
export function useSendPicture(): SendPicture {
  const { t } = useTranslation('admin');
  const session = useSession();
  const sendPrepared = useCallback(
    async function send(file: File, options: Options): Promise<StoredPicture> {
      const { target = pictureTarget, signal, onProgress } = options;
      const token = storedToken();
      if (!token) throw new UploadError(t('fields.image.noSession'));
      onProgress(0);
      const response = await sendImage(file, { target, token, signal, onProgress }).catch(() => {
        const noAnswer = target.field === 'file' ? 'media.queue.file.noAnswer' : 'fields.image.noAnswer';
        throw new UploadError(signal.aborted ? '' : t(noAnswer));
      });
      if (response.status === 401) {
        session.handleUnauthorized();
        const asked = session.signIn.isOpen();
        if (await session.signIn.whenClosed()) return send(file, options);
        throw new UploadError(asked ? t('frame.login.notSignedIn') : '');
      }
      const { url, duplicate } = response;
      if (response.status >= 400 || !url) throw new UploadError(response.error || t('fields.image.uploadFailed'));
      return { url, duplicate };
    },
    [session, t],
  );
  return useCallback(
    async (file, options) => {
      options.onProgress(0);
      const prepared = await preparePhoto(file, options.onShrinking).catch((error: unknown) => {
        console.warn('A photo could not be prepared', error);
        throw new UploadError(t('fields.image.noAnswer'));
      });
      if (options.signal.aborted) throw new UploadError('');
      if (!prepared) throw new UploadError(t('fields.image.heic'));
      return sendPrepared(prepared, options);
    },
    [sendPrepared, t],
  );
}

type ImageResponse = {
  status: number;
  /** The address of the stored picture; null for a refusal. */
  url: string | null;
  /** Whether it had been stored before. */
  duplicate: boolean;
  /** Why it was refused, in the server's words, if it said. */
  error: string | null;
};

type ImageResponseOptions = {
  target: UploadTarget;
  token: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
};

/**
 * Sends a picture and resolves with whatever the server responds; rejects when no response arrives.
 * XMLHttpRequest, because fetch does not tell how much has been sent.
 */
function sendImage(file: File, { target, token, signal, onProgress }: ImageResponseOptions): Promise<ImageResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', target.path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => resolve({ status: request.status, ...readResponse(request.responseText) });
    request.onerror = () => reject(new Error('The connection broke during an upload'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(target.field, file);
    request.send(form);
  });
}

function readResponse(text: string): Omit<ImageResponse, 'status'> {
  const body = new Map(Object.entries(parse(text)));
  const data: unknown = body.get('data');
  const error: unknown = body.get('error');
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  const duplicate = typeof data === 'object' && data !== null && 'duplicate' in data && data.duplicate === true;
  return { url: typeof url === 'string' ? url : null, duplicate, error: typeof error === 'string' ? error : null };
}

/** A proxy in between may respond with a page instead of JSON. */
function parse(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
