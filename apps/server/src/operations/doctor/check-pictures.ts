import { listMediaFiles, type Storage } from '@pano/api/server';
import { type Database, isPostgres, openDatabase } from '@pano/db';
import type { Env } from '#process/env';
import { openStorage, pictureFolder } from '#process/open-storage';
import { canBePacked } from '../backup/manifest';
import { type Finding, ok, problem, reasonOf, someOf, warning } from './finding';

/** Whether every picture of the library has its files, and no file is without its picture. */
export async function checkPictures(env: Env): Promise<Finding> {
  const check = 'pictures';
  const db = await openDatabase(env.databaseUrl);
  try {
    // Checking a folder would make it; a bucket says best itself why it cannot be used.
    const storage = env.s3 ? await openStorage(env) : pictureFolder(env);
    const { count, missing, orphans } = await comparePictures(db, storage);
    if (missing.length > 0) {
      const advice = 'Copy them back from a backup, or upload the pictures again';
      return problem(check, `missing files: ${someOf(missing)}`, advice);
    }
    if (orphans.length > 0) {
      // A PostgreSQL site makes no backups that could hold them or not.
      const unpacked = isPostgres(env.databaseUrl) ? [] : orphans.filter((name) => !canBePacked(name));
      const lost = unpacked.length > 0 ? `; no backup holds ${someOf(unpacked)}` : '';
      const advice = `Nothing shows them; remove them if nobody needs them${lost}`;
      return warning(check, `files that belong to no picture: ${someOf(orphans)}`, advice);
    }
    return ok(check, `${count} files, all there`);
  } catch (error) {
    return problem(check, `cannot be checked: ${reasonOf(error)}`, 'Put right what stands above, then look again');
  } finally {
    await db.$disconnect();
  }
}

/**
 * Files that pictures lack, and files that no picture has. Pictures may come and go meanwhile: a file that is advised to
 * be removed must have been there before the library was asked.
 */
export async function comparePictures(db: Database, storage: Pick<Storage, 'list'>) {
  const before = await storage.list();
  const { named, isUnsettled } = await listMediaFiles(db);
  const present = new Set(await storage.list());
  return {
    count: named.size,
    missing: [...named].filter((name) => !present.has(name)),
    orphans: before.filter((name) => present.has(name) && !named.has(name) && !isUnsettled(name)),
  };
}
