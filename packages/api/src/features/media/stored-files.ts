import { rm } from 'node:fs/promises';
import { type Database, type Db, withTurn } from '@pano/db';
import type { Logger } from 'pino';
import type { Storage } from '../../core/storage/storage';
import { readFileName } from './file-names';

/**
 * Rows and files change one after the other, so a key is noted as unsettled before and struck out after: whatever
 * happens in between, the next start knows which files belong to nobody. Files that no note names are never removed,
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

export const strikeOut = (db: Db, key: string) => db.unsettledFile.deleteMany({ where: { key } });

/** Does the work unless another instance works on the files of the key. */
export const withFilesOf = <T>(db: Database, key: string, work: () => Promise<T>) => withTurn(db, `files ${key}`, work);

/** Removes all files of a key and strikes it out. */
export async function removeFiles(db: Db, storage: Storage, key: string): Promise<void> {
  for (const name of await storage.list(key)) await storage.remove(name);
  await strikeOut(db, key);
}

/** Removes the files of every unsettled key that no row names, unless another instance works on them. */
export async function settleFiles(db: Database, storage: Storage): Promise<void> {
  for (const { key } of await db.unsettledFile.findMany()) {
    await withFilesOf(db, key, async () => {
      if ((await db.media.count({ where: { key } })) > 0) await strikeOut(db, key);
      else await removeFiles(db, storage, key);
    });
  }
}

type Surroundings = { db: Database; storage: Storage; log: Logger; incomingDir: string };

/** Removes what a crash left behind, and reports where rows and files disagree for another reason. */
export async function recoverFiles({ db, storage, log, incomingDir }: Surroundings): Promise<void> {
  await rm(incomingDir, { recursive: true, force: true });
  await storage.clearUnfinished();
  await settleFiles(db, storage);
  const names = new Set(await storage.list());
  const rows = await db.media.findMany({ select: { key: true, fileName: true } });
  const missing = rows.filter(({ fileName }) => !names.has(fileName)).map(({ fileName }) => fileName);
  if (missing.length > 0) log.error({ missing }, 'pictures without their file; restore them from a backup');
  const keys = new Set(rows.map(({ key }) => key));
  const unknown = [...names].filter((name) => !keys.has(readFileName(name)?.key ?? ''));
  if (unknown.length > 0) log.warn({ unknown }, 'files that belong to no picture; left alone');
}
