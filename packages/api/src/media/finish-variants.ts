import type { Db } from '@pano/db';
import type { Logger } from 'pino';
import type { FileTurns } from '#platform/services/media-service';
import type { Storage } from '#platform/services/storage/storage';
import { contentTypes, urlOf, variantName } from './file-names';
import type { MediaVariant } from './media.schema';

/** A picture that failed so often, perhaps by ending the process, is shown in its full size only. */
const maxAttempts = 5;

const unfinished = { ready: false, attempts: { lt: maxAttempts } };

/** The pictures whose smaller versions are still to be made. */
export async function unfinishedIds(db: Db): Promise<number[]> {
  const rows = await db.media.findMany({ where: unfinished, select: { id: true }, orderBy: { id: 'asc' } });
  return rows.map(({ id }) => id);
}

type Surroundings = {
  db: Db;
  storage: Storage;
  log: Logger;
  turns: FileTurns;
  isClosing: () => boolean;
};

/** Makes the smaller versions of a picture, unless it is gone or has them. */
export async function finishVariants(surroundings: Surroundings, id: number): Promise<void> {
  const { db, turns, isClosing } = surroundings;
  const media = await db.media.findFirst({ where: { id, ...unfinished } });
  if (!media || isClosing()) return;
  await turns.take(media.key, () => writeVariants(surroundings, media));
}

type Row = { id: number; key: string; fileName: string; contentType: string; width: number; animated: boolean };

async function writeVariants({ db, storage, log, isClosing }: Surroundings, media: Row): Promise<void> {
  const { id, key, fileName, width, animated } = media;
  const countAttempt = (change: number) =>
    db.media.updateMany({ where: { id, key }, data: { attempts: { increment: change } } });
  const base = await storage.read(fileName);
  const bytes = base && Buffer.from(await new Response(base).arrayBuffer());
  // From here on it is the picture that may fail, or end the process; of a storage that fails it is not to blame.
  if ((await countAttempt(1)).count === 0) return;
  if (!bytes) return log.error({ fileName }, 'no file to make smaller versions of');
  const variants: MediaVariant[] = [];
  const photo = media.contentType === contentTypes.jpg;
  // Loaded with the first picture: the library takes memory that a process without pictures does not need.
  const { encodeVariants } = await import('./encode-variants');
  for await (const { format, bytes: encoded, ...size } of encodeVariants(bytes, { width, animated, photo })) {
    if (isClosing()) return;
    const name = variantName(key, size.width, format);
    await storage.put(name, encoded, contentTypes[format]).catch(async (error: unknown) => {
      await countAttempt(-1);
      throw error;
    });
    variants.unshift({ ...size, format, bytes: encoded.length, url: urlOf(name) });
  }
  const data = { variants: JSON.stringify(variants), ready: true };
  await db.media.updateMany({ where: { id, key }, data });
}

/** An orderly end says nothing against the pictures that were being worked on. */
export async function forgetAttempts(db: Db): Promise<void> {
  await db.media.updateMany({ where: unfinished, data: { attempts: 0 } });
}
