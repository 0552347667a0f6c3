import { statSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type BackupFile = { file: string; at: Date; bytes: number; byItself: boolean };

/** A moment in letters that every file system takes; later ones sort after earlier ones. */
export const stampOf = (now: Date) => now.toISOString().replaceAll(/[:.]/g, '-');

const archive = /^pano-(auto-)?(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar\.gz$/;
const migrationCopy = /^before-migration-.+\.db$/;
const unfinished = /^\.unfinished-/;

/** Copies of the database that migrations leave behind; each is of little use once the next one went well. */
const migrationCopiesKept = 3;
const dayMs = 24 * 60 * 60 * 1000;
/** So far the clocks of two machines may differ. */
const toleratedMs = 5 * 60 * 1000;

export const archiveName = (now: Date) => `pano-${stampOf(now)}.tar.gz`;

/** The name of a backup that the site made by itself: only these it removes again. */
export const automaticName = (now: Date) => `pano-auto-${stampOf(now)}.tar.gz`;

/** Where a file is written until it is complete. */
export const unfinishedName = (name: string) => `.unfinished-${process.pid}-${name}`;

/** Where the database is kept as it was before a migration. */
export const copyBeforeMigration = (folder: string) => join(folder, `before-migration-${stampOf(new Date())}.db`);

/** Makes the folder; what is inside is for the owner of the process only. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The complete backups of a folder, newest first. One that is dated in the future is none to rely on: when was it made? */
export const listBackups = async (folder: string): Promise<BackupFile[]> =>
  (await archivesIn(folder)).filter(({ at }) => !isAhead(at));

/** Archives that were made, or named, by a clock that was wrong. */
export const listFutureBackups = async (folder: string): Promise<BackupFile[]> =>
  (await archivesIn(folder)).filter(({ at }) => isAhead(at));

const isAhead = (at: Date) => at.getTime() > Date.now() + toleratedMs;

/** The time stands in the name: copying a file changes its date. */
async function archivesIn(folder: string): Promise<BackupFile[]> {
  const found = (await namesIn(folder)).flatMap((name) => {
    const [, automatic, hour, minute, second, rest] = archive.exec(name) ?? [];
    const at = new Date(`${hour}:${minute}:${second}.${rest}`);
    return Number.isNaN(at.getTime()) ? [] : [{ file: join(folder, name), at, byItself: automatic !== undefined }];
  });
  const sorted = found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return Promise.all(sorted.map(async (backup) => ({ ...backup, bytes: (await stat(backup.file)).size })));
}

/** Removes all but the newest backups that the site made by itself, and old copies from before migrations. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const own = (await listBackups(folder)).filter(({ byItself }) => byItself);
  const backups = own.slice(keep).map(({ file }) => file);
  const copies = (await namesIn(folder)).filter((name) => migrationCopy.test(name)).toSorted();
  const removed = [...backups, ...copies.slice(0, -migrationCopiesKept).map((name) => join(folder, name))];
  for (const file of removed) await rm(file, { force: true });
  return removed;
}

/** Removes what interrupted backups left behind. Another backup may be under way, but not for a day. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).filter((candidate) => unfinished.test(candidate))) {
    const file = join(folder, name);
    // The other one may end meanwhile.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(file, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
