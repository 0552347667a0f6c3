import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFile, contentFile } from '@pano/api/server';
import { readMessage } from '@pano/i18n/message';
import { isMessageKey, translate } from '@pano/i18n/translate';
import type * as z from 'zod';
import { StartError } from '#process/env';
import { unpackArchive } from '../backup/archive-reader';
import { silent } from '../progress';
import { contentPath, mediaName, mediaPath } from './content-paths';

export type UnpackedContent = { content: ContentFile; media: string; names: string[] };

/**
 * Unpacks an archive of content into an empty folder and holds every record to the rules of its form.
 * @throws StartError naming the first records that break one
 */
export async function readContent(file: string, folder: string, progress = silent): Promise<UnpackedContent> {
  const media = join(folder, 'media');
  const list = join(folder, contentPath);
  const found = await unpackArchive(file, progress, (path) => {
    if (path === contentPath) return list;
    const name = mediaName(path);
    return name && join(media, name);
  });
  if (!found.has(contentPath)) throw new StartError(`${file} was cut off or holds no content of Pano.`);
  const content = parse(file, await readFile(list, 'utf8'));
  const wrong = content.files.filter(({ path, sha256 }) => found.get(path)?.sha256 !== sha256);
  const absent = content.media.filter(({ fileName }) => !found.has(mediaPath(fileName)));
  const faults = [...wrong.map(({ path }) => path), ...absent.map(({ fileName }) => mediaPath(fileName))];
  if (faults.length > 0)
    throw new StartError(`${file} is damaged (${faults.slice(0, 3).join(', ')}); take another one.`);
  return { content, media, names: content.files.flatMap(({ path }) => mediaName(path) ?? []) };
}

function parse(file: string, text: string): ContentFile {
  const result = contentFile.safeParse(jsonOf(file, text));
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 5).map(describe);
  throw new StartError(`${contentPath} in ${file} cannot be imported:\n  ${faults.join('\n  ')}`);
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${contentPath} in ${file} is no JSON (${error instanceof Error ? error.message : error}).`);
  }
}

/** `projects[3].title: Please enter a title` */
function describe({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const { key, params } = readMessage(message);
  return `${place.slice(1)}: ${isMessageKey(key) ? translate('en', key, params) : message}`;
}
