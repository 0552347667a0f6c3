import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFile, contentFile, photoName } from '@pano/api/server';
import { readMessage } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import type * as z from 'zod';
import { StartError } from '#process/env';
import { unpackArchive } from '../backup/archive-reader';
import { uploadName, uploadPath } from '../backup/manifest';
import { silentProgress } from '../progress';

export const contentPath = 'content.json';

const mediaFolder = 'media/';

/** The path of a media file in an archive of content. */
export const mediaPath = (name: string) => `${mediaFolder}${name}`;

/** The name of the media file at a path of an archive; null for any other path. */
const mediaName = (path: string): string | null =>
  path.startsWith(mediaFolder) ? uploadName(uploadPath(path.slice(mediaFolder.length))) : null;

export type UnpackedContent = { content: ContentFile; media: string; names: string[] };

/**
 * Unpacks an archive of content into an empty folder and validates every record as its form does.
 * @throws StartError naming the first records that are not valid
 */
export async function readContentArchive(
  file: string,
  folder: string,
  progress = silentProgress,
): Promise<UnpackedContent> {
  const media = join(folder, 'media');
  const list = join(folder, contentPath);
  const unpacked = await unpackArchive(file, progress, (path) => {
    if (path === contentPath) return list;
    const name = mediaName(path);
    return name && join(media, name);
  });
  if (!unpacked.has(contentPath)) throw new StartError(`${file} was cut off or holds no content of Pano.`);
  const content = parseContent(file, await readFile(list, 'utf8'));
  const wrong = content.files.filter(({ path, sha256 }) => unpacked.get(path)?.sha256 !== sha256);
  const photos = content.contactForms.flatMap((lead) => lead.photos.map(({ key }) => photoName(key)));
  const named = [...content.media.map(({ fileName }) => fileName), ...photos].map(mediaPath);
  const faults = [...wrong.map(({ path }) => path), ...named.filter((path) => !unpacked.has(path))];
  if (faults.length > 0)
    throw new StartError(`${file} is damaged (${faults.slice(0, 3).join(', ')}); take another one.`);
  return { content, media, names: content.files.flatMap(({ path }) => mediaName(path) ?? []) };
}

function parseContent(file: string, text: string): ContentFile {
  const result = contentFile.safeParse(parseJson(file, text));
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 5).map(describeIssue);
  throw new StartError(`${contentPath} in ${file} cannot be imported:\n  ${faults.join('\n  ')}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${contentPath} in ${file} is no JSON (${error instanceof Error ? error.message : error}).`);
  }
}

/** `projects[3].title: Please enter a title` */
function describeIssue({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const { key, params } = readMessage(message);
  return `${place.slice(1)}: ${isMessageKey(key) ? translate('en', key, params) : message}`;
}
