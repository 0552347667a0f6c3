import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from './sqlite-file';

/**
 * Writes a consistent copy of a SQLite database into a new file, also while others read and write: `VACUUM INTO` sees
 * one moment of it. A copy of the file itself could mix two moments and miss what stands in the write-ahead log.
 */
export function snapshotDatabase(url: string, target: string): void {
  const source = new Sqlite(sqliteFile(url), { readonly: true, fileMustExist: true });
  try {
    source.prepare('VACUUM INTO ?').run(target);
  } finally {
    source.close();
  }
  syncToDisk(target);
}

/** Removes a database file with its companions. */
export function removeDatabaseFile(file: string): void {
  for (const path of companionsOf(file)) rmSync(path, { force: true });
}

/** The files that together are one SQLite database. */
export const companionsOf = (file: string) => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];

/** A new name reaches the disk with its folder. Windows cannot and need not do this. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncToDisk(folder);
}

/** Returns once the contents of a file, or the names in a folder, survive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
