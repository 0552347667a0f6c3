import { useState } from 'react';

/** As many as a message may have. */
const maxPhotos = 4;
/** What the server makes of a photo anyway, and the largest file that it takes. */
const longestSide = 1600;
const maxBytes = 10 * 1024 * 1024;

const photosPath = '/api/v1/contact/photos';
const ticketHeader = 'contact-ticket';

export type VisitorPhoto = {
  key: number;
  file: File;
  state: 'sending' | 'sent' | 'failed';
  percent: number;
  /** Why it failed, in the server's words; empty where it said nothing. */
  reason: string;
};

let lastKey = 0;

/** Sends photos one after the other to the message that a ticket belongs to. */
export function useVisitorPhotos(ticket: string) {
  const [photos, setPhotos] = useState<VisitorPhoto[]>([]);

  const send = async ({ key, file }: Pick<VisitorPhoto, 'key' | 'file'>) => {
    const update = (change: Partial<VisitorPhoto>) =>
      setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
    update({ state: 'sending', percent: 0, reason: '' });
    try {
      await sendPhoto(await makeSmaller(file), ticket, (percent) => update({ percent }));
      update({ state: 'sent' });
    } catch (error) {
      console.warn('A photo could not be sent', error);
      update({ state: 'failed', reason: error instanceof Error ? error.message : '' });
    }
  };

  const add = async (files: Iterable<File>) => {
    const added = [...files].slice(0, maxPhotos - photos.length).map((file): VisitorPhoto => {
      lastKey += 1;
      return { key: lastKey, file, state: 'sending', percent: 0, reason: '' };
    });
    setPhotos((before) => [...before, ...added]);
    for (const photo of added) await send(photo);
  };

  return { photos, add, retry: send, isFull: photos.length >= maxPhotos };
}

/** What the browser cannot make smaller is the server's to judge. */
async function makeSmaller(file: File): Promise<File> {
  try {
    const { convertToJpeg } = await import('#kit/shared/convert-to-jpeg.ts');
    return (await convertToJpeg(file, { longestSide, maxBytes })) ?? file;
  } catch (error) {
    console.warn('A photo could not be made smaller', error);
    return file;
  }
}

/** The server's words, if it said any: a proxy in between may respond with a page. */
function readReason(text: string): string {
  const [, reason = ''] = /^\{"error":"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return reason;
}

/**
 * XMLHttpRequest, because fetch does not tell how much has been sent.
 * @throws Error with the server's words
 */
function sendPhoto(file: File, ticket: string, onProgress: (percent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', photosPath);
    request.setRequestHeader(ticketHeader, ticket);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(readReason(request.responseText))));
    request.onerror = () => reject(new Error());
    const form = new FormData();
    form.append('image', file);
    request.send(form);
  });
}
