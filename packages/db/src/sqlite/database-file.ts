import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** The path in a `file:` address; throws for any other kind of address. */
export function sqliteFile(url: string): string {
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (!path) throw new Error(`Not a SQLite address: ${url.replace(/\/\/.*@/, '//…@')}`);
  return path;
}

/** All files that together are one SQLite database. */
export const databaseFiles = (file: string) => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];

/** Removes all files of a database. */
export function removeDatabaseFile(file: string): void {
  for (const path of databaseFiles(file)) rmSync(path, { force: true });
}

/**
 * Writes a consistent copy of a SQLite database into a new file, also while others read and write: `VACUUM INTO` sees
 * one moment of it. A copy of the file itself could mix two moments and lack the content of the write-ahead log.
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

/** Syncs the names in a folder: a new name reaches the disk with its folder. Windows cannot and need not do this. */
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
