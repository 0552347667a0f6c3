import { rm } from 'node:fs/promises';
import type { Db } from '@pano/db';
import type { Logger } from 'pino';
import type { FileTurns } from '#platform/services/media-service';
import type { Storage } from '#platform/services/storage/storage';
import { AppError } from '#platform/transport/errors';
import { readFileName } from './file-names';

/**
 * Rows and files change one after the other, so a key is noted as unsettled before and struck out after: whatever
 * happens in between, a later look knows which files belong to nobody. Files that no note names are never removed,
 * be it a restored folder or a bucket that was mixed up.
 */
export const noteUnsettled = (db: Db, key: string) =>
  db.unsettledFile.upsert({ where: { key }, create: { key }, update: {} });

/** As `noteUnsettled`, of many keys, some of which may stand there already. */
export async function noteAllUnsettled(db: Db, keys: Iterable<string>): Promise<void> {
  const noted = new Set((await db.unsettledFile.findMany()).map(({ key }) => key));
  const others = [...new Set(keys)].filter((key) => !noted.has(key));
  await db.unsettledFile.createMany({ data: others.map((key) => ({ key })) });
}

const strikeOut = (db: Db, key: string) => db.unsettledFile.deleteMany({ where: { key } });

/**
 * Strikes out a key together with writing its row.
 * @throws AppError where it is struck out: another instance saw nobody at work, and its files are gone
 */
export async function strikeOutWritten(tx: Db, key: string): Promise<void> {
  const { count } = await strikeOut(tx, key);
  if (count === 0) throw uploadBusy();
}

const busySeconds = 10;

export const uploadBusy = () => new AppError('unavailable', 'upload.busy', { retryAfter: busySeconds });

type Surroundings = { db: Db; storage: Storage; log: Logger; turns: FileTurns };

/**
 * Removes all files of a noted key, unless they are a picture's, and strikes it out. What cannot be done now, or is
 * being worked on by another instance, stays noted for the next look.
 */
export async function settle({ db, storage, log, turns }: Surroundings, key: string): Promise<void> {
  try {
    await turns.take(key, async () => {
      if ((await db.media.count({ where: { key } })) === 0) {
        for (const name of await storage.list(key)) await storage.remove(name);
      }
      await strikeOut(db, key);
    });
  } catch (error) {
    log.error({ err: error, key }, 'the files of a deleted picture could not be removed; tried again in minutes');
  }
}

/** Settles every key that is noted, except those that this process is working on. */
export async function settleAll(surroundings: Surroundings): Promise<void> {
  const notes = await surroundings.db.unsettledFile.findMany();
  for (const { key } of notes) {
    if (!surroundings.turns.areTaken(key)) await settle(surroundings, key);
  }
}

/** Removes what a crash left behind, and reports where rows and files disagree for another reason. */
export async function recoverFiles(surroundings: Surroundings, incomingDir: string): Promise<void> {
  const { db, storage, log } = surroundings;
  await rm(incomingDir, { recursive: true, force: true });
  await storage.clearUnfinished();
  await settleAll(surroundings);
  const names = new Set(await storage.list());
  const rows = await db.media.findMany({ select: { key: true, fileName: true } });
  const missing = rows.filter(({ fileName }) => !names.has(fileName)).map(({ fileName }) => fileName);
  if (missing.length > 0) log.error({ missing }, 'pictures without their file; restore them from a backup');
  const keys = new Set(rows.map(({ key }) => key));
  const unknown = [...names].filter((name) => !keys.has(readFileName(name)?.key ?? ''));
  if (unknown.length > 0) log.warn({ unknown }, 'files that belong to no picture; left alone');
}
