import { statSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isInFuture } from '@pano/api/server';

export type BackupFile = { file: string; at: Date; bytes: number; automatic: boolean; encrypted: boolean };

/** A moment as a part of a file name that every file system accepts; later ones sort after earlier ones. */
export const timestamp = (now: Date) => now.toISOString().replaceAll(/[:.]/g, '-');

/** The moment that `timestamp` wrote; null for any other text. */
export function parseTimestamp(text: string): Date | null {
  const [, hour, minute, second, rest] = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/.exec(text) ?? [];
  const at = new Date(`${hour}:${minute}:${second}.${rest}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const archive = /^pano-(auto-)?([\dTZ-]+)\.tar\.gz(\.age)?$/;
const migrationCopy = /^before-migration-.+\.db$/;
const unfinished = /^\.unfinished-/;

/** Of the copies that migrations make of the database; each is of little use once the next migration succeeded. */
const maxMigrationCopies = 3;
const dayMs = 24 * 60 * 60 * 1000;

export const archiveName = (now: Date, encrypted = false) => `pano-${timestamp(now)}${extension(encrypted)}`;

/** The name of a backup that the site made automatically: it removes only these again. */
export const automaticArchiveName = (now: Date, encrypted: boolean) =>
  `pano-auto-${timestamp(now)}${extension(encrypted)}`;

const extension = (encrypted: boolean) => (encrypted ? '.tar.gz.age' : '.tar.gz');

/** Where a file is written until it is complete. */
export const unfinishedName = (name: string) => `.unfinished-${process.pid}-${name}`;

/** The copy of the database from before a migration. */
export const copyBeforeMigration = (folder: string) => join(folder, `before-migration-${timestamp(new Date())}.db`);

/** Makes the folder; what is inside is for the owner of the process only. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The complete backups of a folder, newest first. One dated in the future is left out: nobody knows when it was made. */
export const listBackups = async (folder: string): Promise<BackupFile[]> =>
  (await listArchives(folder)).filter(({ at }) => !isInFuture(at));

/** Archives that were made, or named, while the clock was wrong. */
export const listFutureBackups = async (folder: string): Promise<BackupFile[]> =>
  (await listArchives(folder)).filter(({ at }) => isInFuture(at));

/** The time is read from the name: copying a file changes its date. */
async function listArchives(folder: string): Promise<BackupFile[]> {
  const archives = (await listNames(folder)).flatMap((name) => {
    const [, auto, time = '', age] = archive.exec(name) ?? [];
    const at = parseTimestamp(time);
    return at ? [{ file: join(folder, name), at, automatic: auto !== undefined, encrypted: age !== undefined }] : [];
  });
  const sorted = archives.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return Promise.all(sorted.map(async (backup) => ({ ...backup, bytes: (await stat(backup.file)).size })));
}

/** Removes all but the newest automatic backups, and old copies from before migrations. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const own = (await listBackups(folder)).filter(({ automatic }) => automatic);
  const backups = own.slice(keep).map(({ file }) => file);
  const copies = (await listNames(folder)).filter((name) => migrationCopy.test(name)).toSorted();
  const removed = [...backups, ...copies.slice(0, -maxMigrationCopies).map((name) => join(folder, name))];
  for (const file of removed) await rm(file, { force: true });
  return removed;
}

/** Removes what interrupted backups left behind. Files younger than a day may belong to a backup that is running. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await listNames(folder)).filter((candidate) => unfinished.test(candidate))) {
    const file = join(folder, name);
    // The running backup may end meanwhile.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > dayMs) await rm(file, { force: true });
  }
}

export async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
