import type { Database, Db, Prisma } from '@pano/db';
import type { Logger } from 'pino';
import { commandLine } from '#platform/records/activity/record-activity';
import type { FileLocks } from '#platform/services/media-service';
import type { Storage } from '#platform/services/storage/storage';
import { markPending, reconcileFiles } from './file-journal';
import { baseName, contentTypes, fileNameOf, newKey, readFileName, urlOf, variantName } from './file-names';
import type { PictureUsage } from './media.operations';
import type { MediaVariant } from './media.schema';
import { isPicture, readVariants } from './media-record';
import { switchFiles, switchTimeoutMs } from './switch-files';

/** A picture that failed this often, perhaps by killing the process, is shown in its full size only. */
const maxAttempts = 5;
/** The attempts of checks are added to those that making the versions took. */
const maxChecks = 2 * maxAttempts;

const unmade = { ...isPicture, ready: false, attempts: { lt: maxAttempts } } satisfies Prisma.MediaWhereInput;

/** Pictures whose smaller versions were not compared with the full-size picture since they got their present key. */
const unchecked = (db: Db) =>
  ({
    ...isPicture,
    ready: true,
    OR: [{ checkedKey: null }, { NOT: { checkedKey: { equals: db.media.fields.key } } }],
  }) satisfies Prisma.MediaWhereInput;

const toCheck = (db: Db) => ({ ...unchecked(db), attempts: { lt: maxChecks } }) satisfies Prisma.MediaWhereInput;

/** The pictures whose smaller versions have to be made, and those whose versions have to be checked. */
export async function unfinishedIds(db: Db): Promise<{ unmade: number[]; toCheck: number[] }> {
  const idsWhere = async (where: Prisma.MediaWhereInput) => {
    const rows = await db.media.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
    return rows.map(({ id }) => id);
  };
  return { unmade: await idsWhere(unmade), toCheck: await idsWhere(toCheck(db)) };
}

/** Lists the pictures whose smaller versions are wrong, are not checked yet, or could not be checked. */
export async function listUncheckedPictures(db: Db) {
  const select = { originalName: true, fileName: true, variants: true, attempts: true };
  const rows = await db.media.findMany({ where: unchecked(db), select, orderBy: { id: 'asc' } });
  const named = rows.map(({ originalName, fileName, variants, attempts }) => ({
    name: originalName ? `${originalName} (${fileName})` : fileName,
    state: attempts >= maxChecks ? 'failed' : areAscending(readVariants(variants)) ? 'unchecked' : 'wrong',
  }));
  const inState = (wanted: string) => named.filter(({ state }) => state === wanted).map(({ name }) => name);
  return { wrong: inState('wrong'), unchecked: inState('unchecked'), failed: inState('failed') };
}

type WorkContext = {
  db: Database;
  storage: Storage;
  log: Logger;
  locks: FileLocks;
  usage: PictureUsage;
  isClosing: () => boolean;
};

/** Makes the smaller versions of a picture, unless it was deleted or has them. */
export async function finishVariants(context: WorkContext, id: number): Promise<void> {
  const { db, locks, isClosing } = context;
  const media = await db.media.findFirst({ where: { id, ...unmade } });
  if (!media || isClosing()) return;
  await locks.withLock(media.key, () => makeVariants(context, media));
}

/**
 * Compares the smaller versions of a picture with the full-size one, once for each picture. Wrong ones are replaced under
 * a new key, because browsers may cache the files of the old addresses for ever.
 */
export async function checkVariants(context: WorkContext, id: number): Promise<void> {
  const { db, locks, isClosing } = context;
  const candidate = await db.media.findFirst({ where: { id, ...toCheck(db) } });
  if (!candidate || isClosing()) return;
  const renewed = await locks.withLock(candidate.key, async () => {
    // Another instance may have checked it before this one got the lock.
    const media = await db.media.findFirst({ where: { id, key: candidate.key, ...toCheck(db) } });
    return media ? checkFiles(context, media) : false;
  });
  if (renewed?.result) await reconcileFiles(context, candidate.key);
}

type Row = Prisma.MediaGetPayload<object>;

async function makeVariants(context: WorkContext, media: Row): Promise<void> {
  const { db, storage } = context;
  const { id, key } = media;
  const original = await read(storage, media.fileName);
  const attempt = await beginAttempt(context, media, original);
  if (!attempt) return;
  const variants = await writeVariants(context, media, { key, ...attempt });
  if (!variants) return;
  const data = { variants: JSON.stringify(variants), ready: true, checkedKey: key };
  await db.media.updateMany({ where: { id, key }, data });
}

/** @returns whether the picture has new files, and those of its old key have to be removed */
async function checkFiles(context: WorkContext, media: Row): Promise<boolean> {
  const { db, storage, log } = context;
  const { id, key, fileName } = media;
  const original = await read(storage, fileName);
  const recorded = readVariants(media.variants);
  const files = await Promise.all(recorded.map(({ url }) => read(storage, fileNameOf(url) ?? '')));
  const attempt = await beginAttempt(context, media, original);
  if (!attempt) return false;
  const stored = recorded.flatMap((variant, index) => {
    const bytes = files[index];
    return bytes ? [{ ...variant, bytes }] : [];
  });
  const wrong = await findFault(attempt.original, recorded, stored);
  if (!wrong) {
    await db.media.updateMany({ where: { id, key }, data: { checkedKey: key } });
    return false;
  }
  log.warn({ fileName, wrong }, 'smaller versions of a picture are wrong and made anew');
  return renewFiles(context, media, attempt);
}

async function findFault(
  original: Buffer,
  recorded: MediaVariant[],
  stored: (Omit<MediaVariant, 'bytes'> & { bytes: Buffer })[],
): Promise<string | null> {
  if (recorded.length === 0) return 'none recorded';
  if (!areAscending(recorded)) return 'recorded widths do not ascend';
  if (stored.length < recorded.length) return 'files are missing';
  // Loaded with the first picture, because the library takes memory that a process without pictures does not need.
  const { findWrongVariant } = await import('./compare-variants');
  return findWrongVariant(original, stored);
}

/** Whether the versions of each format are recorded narrowest first, as `pickFile` expects. */
const areAscending = (variants: MediaVariant[]) =>
  variants.every(({ width, format }, index) => {
    const next = variants.slice(index + 1).find((variant) => variant.format === format);
    return !next || next.width > width;
  });

/** Writes the full-size file and correct smaller versions under a new key, and switches the picture to them in one transaction. */
async function renewFiles(context: WorkContext, media: Row, attempt: Attempt): Promise<boolean> {
  const { db, storage, locks, usage } = context;
  const key = newKey();
  const fileName = baseName(key, readFileName(media.fileName)?.extension ?? 'jpg');
  let renewed = false;
  try {
    await locks.withLock(key, async () => {
      await attempt.uncounted(() => markPending(db, key));
      const variants = await writeVariants(context, media, { key, ...attempt });
      if (!variants) return;
      await attempt.uncounted(() => storage.put(fileName, attempt.original, media.contentType));
      const data = { key, fileName, variants: JSON.stringify(variants), checkedKey: key };
      renewed = await attempt.uncounted(() =>
        db.$transaction((tx) => switchFiles(tx, { origin: commandLine, usage }, media, data), {
          timeout: switchTimeoutMs,
        }),
      );
    });
  } finally {
    if (!renewed) await reconcileFiles(context, key);
  }
  return renewed;
}

type Attempt = {
  original: Buffer;
  /** Runs work whose failure is no fault of the picture: a failure takes the attempt back. */
  uncounted: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Counts an attempt before the picture is decoded, which may fail or kill the process. Failures of the storage or of the
 * database do not count.
 */
async function beginAttempt(
  { db, log }: WorkContext,
  { id, key, fileName }: Row,
  original: Buffer | null,
): Promise<Attempt | null> {
  const countAttempt = (change: number) =>
    db.media.updateMany({ where: { id, key }, data: { attempts: { increment: change } } });
  if ((await countAttempt(1)).count === 0) return null;
  if (!original) {
    log.error({ fileName }, 'no file to make smaller versions of');
    return null;
  }
  return {
    original,
    async uncounted(work) {
      try {
        return await work();
      } catch (error) {
        await countAttempt(-1);
        throw error;
      }
    },
  };
}

async function read(storage: Storage, name: string): Promise<Buffer | null> {
  const stream = await storage.read(name);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

/** Writes the smaller versions under a key and returns them narrowest first; null where the process is stopping. */
async function writeVariants(
  { storage, isClosing }: WorkContext,
  { width, animated, contentType }: Row,
  { key, original, uncounted }: Attempt & { key: string },
): Promise<MediaVariant[] | null> {
  const variants: MediaVariant[] = [];
  const photo = contentType === contentTypes.jpg;
  // Loaded with the first picture, because the library takes memory that a process without pictures does not need.
  const { encodeVariants } = await import('./encode-variants');
  for await (const { format, bytes, ...size } of encodeVariants(original, { width, animated, photo })) {
    if (isClosing()) return null;
    const name = variantName(key, size.width, format);
    await uncounted(() => storage.put(name, bytes, contentTypes[format]));
    variants.unshift({ ...size, format, bytes: bytes.length, url: urlOf(name) });
  }
  return variants;
}

/** Resets the attempts of unfinished pictures: a clean stop of the process is no failure of theirs. */
export async function forgetAttempts(db: Db): Promise<void> {
  await db.media.updateMany({ where: { OR: [unmade, toCheck(db)] }, data: { attempts: 0 } });
}
