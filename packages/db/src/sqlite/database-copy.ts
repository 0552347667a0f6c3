import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isPostgres } from '#driver';
import { removeDatabaseFile, snapshotDatabase, sqliteFile, syncFolder, syncToDisk } from './database-file';

/**
 * Runs a large change on a copy of a SQLite database and replaces the original with the copy when it succeeded. After
 * an error or a power cut in between, the original is unchanged. No other process may have it open. Where there is no
 * database yet, the work creates one. A PostgreSQL database is changed itself.
 * @param keepAs where the original is kept afterwards; null where the caller has kept it already
 */
export async function withDatabaseCopy<T>(
  url: string,
  keepAs: string | null,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  if (isPostgres(url)) return work(url);
  const file = sqliteFile(url);
  const copy = `${file}.changing`;
  removeDatabaseFile(copy);
  try {
    const exists = existsSync(file);
    mkdirSync(dirname(file), { recursive: true });
    if (exists) snapshotDatabase(url, copy);
    const result = await work(`file:${copy}`);
    checkpoint(copy);
    if (exists) {
      checkpoint(file);
      if (keepAs !== null) linkOrCopy(file, keepAs);
    }
    renameSync(copy, file);
    syncFolder(dirname(file));
    return result;
  } finally {
    removeDatabaseFile(copy);
  }
}

/** Moves the write-ahead log into the file and removes it: SQLite would apply a leftover log to the next file. */
function checkpoint(file: string): void {
  const db = new Sqlite(file, { fileMustExist: true });
  try {
    if (db.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') {
      throw new Error(`Another program has ${file} open; please close it and try again.`);
    }
  } finally {
    db.close();
  }
  syncToDisk(file);
}

/** Gives the file a second name; copies it where the file system has no hard links or the target is on another one. */
function linkOrCopy(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
    syncToDisk(target);
  }
  syncFolder(dirname(target));
}
