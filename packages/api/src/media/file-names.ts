import { randomBytes } from 'node:crypto';

/** A key, from which all file names of a picture or of another file are made: 128 random bits, in characters that every file system distinguishes. */
export const newKey = () => randomBytes(16).toString('hex');

/** What the keys of files without a public address begin with. */
export const privateMark = 'private-';

export const newPrivateKey = () => `${privateMark}${newKey()}`;
export const isPrivateKey = (key: string) => privateKey.test(key);
const privateKey = new RegExp(`^${privateMark}[0-9a-f]{32}$`);

export type MediaFile = { key: string; extension: Extension };
export type Extension = (typeof extensions)[number];

const extensions = ['jpg', 'png', 'gif', 'webp', 'avif', 'pdf', 'mp4', 'webm'] as const;
const pattern = new RegExp(`^((?:${privateMark})?[0-9a-f]{32})(?:-[1-9]\\d{0,4})?\\.(${extensions.join('|')})$`);

/** Parses the name of a file of the library, or of a private one; null for any other name, so that none of those reaches the storage. */
export function readFileName(name: string): MediaFile | null {
  const [, key, ending] = pattern.exec(name) ?? [];
  const extension = extensions.find((candidate) => candidate === ending);
  return key && extension ? { key, extension } : null;
}

export const baseName = (key: string, extension: Extension) => `${key}.${extension}`;
export const variantName = (key: string, width: number, extension: Extension) => `${key}-${width}.${extension}`;

export const contentTypes: Record<Extension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

const folder = '/uploads/';
/** The files that are no pictures have addresses of their own, whose responses no browser shows as a page. */
export const downloadFolder = '/uploads/files/';

const isPictureName = (fileName: string) => !/\.(?:pdf|mp4|webm)$/.test(fileName);

/** The public address of a file. */
export const urlOf = (fileName: string) => `${isPictureName(fileName) ? folder : downloadFolder}${fileName}`;

/** The name of the uploaded file behind an address; null for any other address. */
export function fileNameOf(url: string): string | null {
  if (url.startsWith(downloadFolder)) return url.slice(downloadFolder.length);
  return url.startsWith(folder) ? url.slice(folder.length) : null;
}

/** The keys of all files of the library that a text mentions. */
export const keysIn = (text: string) =>
  [...text.matchAll(/\/uploads\/(?:files\/)?([0-9a-f]{32})\b/g)].map(([, key = '']) => key);

/** The text with every file name of one picture replaced by the full-size file of another. */
export const withFile = (text: string, key: string, fileName: string) =>
  text.replace(new RegExp(`${key}(?:-\\d{1,5})?\\.[a-z0-9]{3,4}`, 'g'), fileName);
