import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

export type FolderLock = { release: () => void };

/** How long to wait for somebody who is only looking whether the folder is free. */
const waitMs = 2000;

/**
 * What is locked: the data, shared by whoever works on it and held alone by commands that replace it; or the place of
 * the one server of a folder.
 */
const files = { data: '.lock', server: '.server-lock' };
type Lockable = keyof typeof files;

const lockFile = (folder: string, what: Lockable) => join(folder, files[what]);

/** Who is forgotten by the garbage collector is closed by it, and lets go of the folder. */
const held = new Set<Sqlite.Database>();

/**
 * Says that this process works on a data folder: `shared` beside other processes, `alone` with nobody else. It is a
 * lock of the operating system on a small file, so it ends with the process, however that ends: unlike a file with a
 * process id it is never left over after a crash, and it holds between containers that share a volume.
 * @returns null where somebody else holds the folder in a way that excludes this one
 */
export function lockFolder(folder: string, kind: 'shared' | 'alone', what: Lockable = 'data'): FolderLock | null {
  const lock = new Sqlite(lockFile(folder, what), { timeout: waitMs });
  try {
    if (kind === 'alone') lock.exec('BEGIN EXCLUSIVE');
    else lock.exec('BEGIN; SELECT count(*) FROM sqlite_master');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}

/**
 * Whether somebody works on a folder, found out without writing anything there.
 * @throws Error where this user may not write: nobody would seem to
 */
export function isHeld(folder: string): boolean {
  const file = lockFile(folder, 'data');
  if (!existsSync(file)) return false;
  accessSync(file, constants.W_OK);
  const lock = lockFolder(folder, 'alone');
  lock?.release();
  return lock === null;
}
