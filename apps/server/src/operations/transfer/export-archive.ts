import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportContent, photoName, type Storage } from '@pano/api/server';
import type { Database } from '@pano/db';
import { type ArchivedFile, type ArchiveWriter, writeArchive } from '../backup/archive-writer';
import { contentPath, mediaPath } from './content-archive';

type Options = { messages: boolean; progress?: (done: number, of: number) => void };
type Content = Awaited<ReturnType<typeof exportContent>>;
type Media = Content['media'][number];
type Lead = Content['contactForms'][number];

/** `drafts` is how many stay behind. */
export type Exported = { content: Content; missing: string[]; drafts: number };

/**
 * Writes the content of a site with its media files into one archive. Media and photos whose file is missing are left out and named;
 * those whose smaller versions are not all there get new ones where they arrive.
 */
export async function exportArchive(db: Database, storage: Storage, file: string, options: Options): Promise<Exported> {
  const { messages, progress = () => {} } = options;
  await mkdir(dirname(file), { recursive: true });
  const archive = writeArchive(file);
  try {
    const content = await exportContent(db, { messages });
    const media: Media[] = [];
    const files: ArchivedFile[] = [];
    for (const [index, item] of content.media.entries()) {
      const copied = await copyMedia(archive, storage, item);
      if (copied) {
        media.push(copied.item);
        files.push(...copied.files);
      }
      progress(index + 1, content.media.length);
    }
    const exported = new Set(media.map(({ key }) => key));
    const missing = content.media.flatMap(({ key, fileName }) => (exported.has(key) ? [] : fileName));
    const contactForms: Lead[] = [];
    for (const lead of content.contactForms) {
      const photos: Lead['photos'] = [];
      for (const photo of lead.photos) {
        const name = photoName(photo.key);
        const copied = await copyFile(archive, storage, name);
        if (copied) {
          photos.push(photo);
          files.push(copied);
        } else missing.push(name);
      }
      contactForms.push({ ...lead, photos });
    }
    const written = { ...content, media, contactForms };
    await archive.addText(contentPath, JSON.stringify({ ...written, files }, null, 2));
    await archive.finish();
    const drafts = await db.draft.count();
    return { content: written, missing, drafts };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function copyMedia(archive: ArchiveWriter, storage: Storage, item: Media) {
  const full = await copyFile(archive, storage, item.fileName);
  if (!full) return null;
  const smaller: ArchivedFile[] = [];
  for (const { url } of item.variants) {
    const file = await copyFile(archive, storage, url.slice(url.lastIndexOf('/') + 1));
    if (!file) return { item: { ...item, variants: [], ready: false }, files: [full] };
    smaller.push(file);
  }
  return { item, files: [full, ...smaller] };
}

async function copyFile(archive: ArchiveWriter, storage: Storage, name: string): Promise<ArchivedFile | null> {
  const stored = await storage.stat(name);
  const bytes = stored && (await storage.read(name));
  return bytes && archive.add(mediaPath(name), stored.size, bytes);
}
