import { randomBytes } from 'node:crypto';

/** A key, from which all file names of a picture are made: 128 random bits, in characters that every file system distinguishes. */
export const newKey = () => randomBytes(16).toString('hex');

export type PictureFile = { key: string; extension: Extension };
export type Extension = (typeof extensions)[number];

const extensions = ['jpg', 'png', 'gif', 'webp', 'avif'] as const;
const pattern = new RegExp(`^([0-9a-f]{32})(?:-[1-9]\\d{0,4})?\\.(${extensions.join('|')})$`);

/** Parses the file name of a picture; null for any other name, so that none of those reaches the storage. */
export function readFileName(name: string): PictureFile | null {
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
};

const folder = '/uploads/';

/** The public address of a file. */
export const urlOf = (fileName: string) => `${folder}${fileName}`;

/** The file behind an address of an uploaded picture; null for any other address. */
export const fileNameOf = (url: string) => (url.startsWith(folder) ? url.slice(folder.length) : null);

/** The keys of all pictures that a text mentions. */
export const keysIn = (text: string) => [...text.matchAll(/\/uploads\/([0-9a-f]{32})\b/g)].map(([, key = '']) => key);

/** The text with every file name of one picture replaced by the full-size file of another. */
export const withFile = (text: string, key: string, fileName: string) =>
  text.replace(new RegExp(`${key}(?:-\\d{1,5})?\\.[a-z]{3,4}`, 'g'), fileName);
