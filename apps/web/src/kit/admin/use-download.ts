import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedToken } from '../shared/session-storage';
import { useSession } from './session';
import { useFailureText } from './use-failure-toast';

/** Downloads a file of the REST API with the session's token and saves it; an error is shown in a toast. */
export function useDownload() {
  const { t } = useTranslation('admin');
  const session = useSession();
  const tell = useFailureText();
  const [busy, setBusy] = useState(false);

  const download = async (path: string): Promise<void> => {
    setBusy(true);
    try {
      let response = await load(path);
      if (response.status === 403 && (await wantsProof(response))) {
        if (!(await session.proof.request())) return;
        response = await load(path);
      }
      if (response.status === 401) session.handleUnauthorized();
      else if (response.ok) saveFile(readFileName(response.headers), await response.blob());
      else tell(t('frame.download.failed'));
    } catch (error) {
      // The connection broke, at once or in the middle of the file.
      if (!(error instanceof TypeError)) throw error;
      tell(t('frame.download.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { download, busy };
}

const load = (path: string) =>
  fetch(path, {
    headers: { authorization: `Bearer ${storedToken()}`, 'accept-language': document.documentElement.lang },
  });

/** Whether the password has to be typed first; a program in between may respond with 403, too. */
async function wantsProof(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'proofWanted' in body;
}

const readFileName = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/** Puts a file into the visitor's download folder. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold of the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
