import { randomBytes } from 'node:crypto';

/** What every file of a picture is named after: 128 random bits, in letters that no file system mixes up. */
export const newKey = () => randomBytes(16).toString('hex');

export type PictureFile = { key: string; extension: Extension };
export type Extension = (typeof extensions)[number];

const extensions = ['jpg', 'png', 'gif', 'webp', 'avif'] as const;
const pattern = new RegExp(`^([0-9a-f]{32})(?:-[1-9]\\d{0,4})?\\.(${extensions.join('|')})$`);

/** Takes the name of a picture's file apart; null for any other name, which therefore reaches no storage. */
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

/** Where visitors get a file of a picture. */
export const urlOf = (fileName: string) => `${folder}${fileName}`;

/** The file that an address of this site's pictures stands for; null for any other address. */
export const fileNameOf = (url: string) => (url.startsWith(folder) ? url.slice(folder.length) : null);

/** The keys of all pictures that a text mentions. */
export const keysIn = (text: string) => [...text.matchAll(/\/uploads\/([0-9a-f]{32})\b/g)].map(([, key = '']) => key);

/** The text with every file of one picture turned into the full-size file of another. */
export const withFile = (text: string, key: string, fileName: string) =>
  text.replace(new RegExp(`${key}(?:-\\d{1,5})?\\.[a-z]{3,4}`, 'g'), fileName);
