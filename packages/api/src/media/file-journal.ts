import { rm } from 'node:fs/promises';
import type { Db } from '@pano/db';
import type { Logger } from 'pino';
import type { FileLocks } from '#platform/services/media-service';
import type { Storage } from '#platform/services/storage/storage';
import { AppError } from '#platform/transport/errors';
import { readFileName } from './file-names';
import { listPhotos, photoName } from './private-photos';
import { isInTrash, listTrashedMedia } from './trashed-media';

/**
 * The journal of files that are being written or removed. Rows and files cannot change in one transaction, so the key of
 * a picture is marked as pending before its files change, and confirmed with the row. After a crash the pending keys
 * tell which files may have no row. Files of other keys are never removed, so a restored folder or a wrong bucket loses
 * nothing.
 */
export const markPending = (db: Db, key: string) =>
  db.unsettledFile.upsert({ where: { key }, create: { key }, update: {} });

/** Marks many keys as pending; some may be pending already. */
export async function markAllPending(db: Db, keys: Iterable<string>): Promise<void> {
  const pending = new Set((await db.unsettledFile.findMany()).map(({ key }) => key));
  const others = [...new Set(keys)].filter((key) => !pending.has(key));
  await db.unsettledFile.createMany({ data: others.map((key) => ({ key })) });
}

const unmarkPending = (db: Db, key: string) => db.unsettledFile.deleteMany({ where: { key } });

/**
 * Confirms the files of a key, in the transaction that writes their row.
 * @throws AppError where the key is not pending any more: another instance has removed its files
 */
export async function confirmFiles(tx: Db, key: string): Promise<void> {
  const { count } = await unmarkPending(tx, key);
  if (count === 0) throw uploadBusy();
}

const busySeconds = 10;

export const uploadBusy = () => new AppError('unavailable', 'upload.busy', { retryAfter: busySeconds });

type JournalContext = { db: Db; storage: Storage; log: Logger; locks: FileLocks };

/**
 * Removes all files of a pending key unless a row has them, in the trash, too, and ends its entry. Where that fails, or another
 * instance works on the files, the key stays pending for the next run.
 */
export async function reconcileFiles({ db, storage, log, locks }: JournalContext, key: string): Promise<void> {
  try {
    await locks.withLock(key, async () => {
      if (!(await isOwned(db, key))) {
        for (const name of await storage.list(key)) await storage.remove(name);
      }
      await unmarkPending(db, key);
    });
  } catch (error) {
    log.error({ err: error, key }, 'the files of a deleted picture could not be removed; tried again in minutes');
  }
}

const isOwned = async (db: Db, key: string): Promise<boolean> =>
  (await db.media.count({ where: { key } })) > 0 ||
  (await db.leadPhoto.count({ where: { key } })) > 0 ||
  (await isInTrash(db, key));

/** Reconciles every pending key, except those that this process is working on. */
export async function reconcileAllFiles(context: JournalContext): Promise<void> {
  const pending = await context.db.unsettledFile.findMany();
  for (const { key } of pending) {
    if (!context.locks.isLocked(key)) await reconcileFiles(context, key);
  }
}

/** Removes what a crash left behind, and logs files without a row and rows without a file that have another cause. */
export async function recoverFiles(context: JournalContext, incomingDir: string): Promise<void> {
  const { db, storage, log } = context;
  await rm(incomingDir, { recursive: true, force: true });
  await storage.clearUnfinished();
  await reconcileAllFiles(context);
  const names = new Set(await storage.list());
  const rows = await db.media.findMany({ select: { key: true, fileName: true } });
  const photos = await listPhotos(db);
  const named = [...rows.map(({ fileName }) => fileName), ...photos.map(({ key }) => photoName(key))];
  const missing = named.filter((name) => !names.has(name));
  if (missing.length > 0) log.error({ missing }, 'pictures without their file; restore them from a backup');
  const keys = new Set([...rows, ...photos, ...(await listTrashedMedia(db))].map(({ key }) => key));
  const unknown = [...names].filter((name) => !keys.has(readFileName(name)?.key ?? ''));
  if (unknown.length > 0) log.warn({ unknown }, 'files that belong to no picture; left alone');
}
