import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

export type FolderLock = { release: () => void };

/** How long to wait for a process that only tests whether the folder is locked. */
const waitMs = 2000;

/**
 * What is locked: the data, shared by the processes that work on it and locked exclusively by commands that replace it;
 * or the place of the one server of a folder.
 */
const lockFiles = { data: '.lock', server: '.server-lock' };
type LockTarget = keyof typeof lockFiles;

const lockFile = (folder: string, target: LockTarget) => join(folder, lockFiles[target]);

/** Keeps the connections reachable: the garbage collector would close one that is not, and release its lock. */
const acquired = new Set<Sqlite.Database>();

/**
 * Locks a data folder for this process: `shared` beside other processes, or `exclusive`. It is a lock of the operating
 * system on a small file, so it ends with the process, however that ends: unlike a file with a process id it is never
 * left over after a crash, and it holds between containers that share a volume.
 * @returns null where another process holds a lock that excludes this one
 */
export function lockFolder(
  folder: string,
  kind: 'shared' | 'exclusive',
  target: LockTarget = 'data',
): FolderLock | null {
  const lock = new Sqlite(lockFile(folder, target), { timeout: waitMs });
  try {
    if (kind === 'exclusive') lock.exec('BEGIN EXCLUSIVE');
    else lock.exec('BEGIN; SELECT count(*) FROM sqlite_master');
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  acquired.add(lock);
  return {
    release: () => {
      acquired.delete(lock);
      lock.close();
    },
  };
}

/**
 * Whether any process has locked a folder. Writes nothing into the folder.
 * @throws Error where this user may not write: the test would always say no
 */
export function isFolderLocked(folder: string): boolean {
  const file = lockFile(folder, 'data');
  if (!existsSync(file)) return false;
  accessSync(file, constants.W_OK);
  const lock = lockFolder(folder, 'exclusive');
  lock?.release();
  return lock === null;
}
