import { listMediaFiles } from '@pano/api/server';
import { isPostgres, openDatabase } from '@pano/db';
import { canBePacked } from '../backup/manifest';
import type { Env } from '../env';
import { openStorage, pictureFolder } from '../open-storage';
import { type Finding, ok, problem, reasonOf, someOf, warning } from './finding';

/** Whether every picture of the library has its files, and no file is without its picture. */
export async function checkPictures(env: Env): Promise<Finding> {
  const check = 'pictures';
  const db = await openDatabase(env.databaseUrl);
  try {
    const { named, isUnsettled } = await listMediaFiles(db);
    // Checking a folder would make it; a bucket says best itself why it cannot be used.
    const storage = env.s3 ? await openStorage(env) : pictureFolder(env);
    const names = await storage.list();
    const present = new Set(names);
    const missing = [...named].filter((name) => !present.has(name));
    const orphans = names.filter((name) => !named.has(name) && !isUnsettled(name));
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
    return ok(check, `${named.size} files, all there`);
  } catch (error) {
    return problem(check, `cannot be checked: ${reasonOf(error)}`, 'Put right what stands above, then look again');
  } finally {
    await db.$disconnect();
  }
}
