import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isPostgres } from '#driver';
import { removeDatabaseFile, snapshotDatabase, syncFolder, syncToDisk } from './database-file';
import { sqliteFile } from './sqlite-file';

/**
 * Makes a large change on a copy of a SQLite database and puts the copy in the place of the original when it
 * succeeded. Whatever happens in between, an error or a power cut, the original is as it was. Nobody else may have it
 * open. Where there is no database yet, the work makes one. A PostgreSQL database is changed itself.
 * @param keepAs where the original is kept afterwards; null where somebody else has seen to that
 */
export async function changeCopy<T>(
  url: string,
  keepAs: string | null,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  if (isPostgres(url)) return work(url);
  const file = sqliteFile(url);
  const copy = `${file}.changing`;
  removeDatabaseFile(copy);
  try {
    const before = existsSync(file);
    mkdirSync(dirname(file), { recursive: true });
    if (before) snapshotDatabase(url, copy);
    const result = await work(`file:${copy}`);
    foldLog(copy);
    if (before) {
      foldLog(file);
      if (keepAs !== null) keep(file, keepAs);
    }
    renameSync(copy, file);
    syncFolder(dirname(file));
    return result;
  } finally {
    removeDatabaseFile(copy);
  }
}

/** Brings what stands in the write-ahead log into the file: a log that stays behind would be applied to the next one. */
function foldLog(file: string): void {
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

/** Gives the file a second name; where the file system knows no such thing, or is another one, makes a copy. */
function keep(file: string, keepAs: string): void {
  mkdirSync(dirname(keepAs), { recursive: true, mode: 0o700 });
  try {
    linkSync(file, keepAs);
  } catch {
    copyFileSync(file, keepAs);
    syncToDisk(keepAs);
  }
  syncFolder(dirname(keepAs));
}
