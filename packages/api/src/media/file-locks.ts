import { type Database, tryWithLock } from '@pano/db';
import { Mutex } from 'async-mutex';
import type { FileLocks } from '#platform/services/media-service';

/** A keyed mutex: one for each key in this process, and a cluster lock against other instances. */
export function createFileLocks(db: Database): FileLocks {
  const mutexes = new Map<string, Mutex>();
  return {
    isLocked: (key) => mutexes.has(key),
    async withLock(key, work) {
      const mutex = mutexes.get(key) ?? new Mutex();
      mutexes.set(key, mutex);
      try {
        return await mutex.runExclusive(() => tryWithLock(db, `files ${key}`, work));
      } finally {
        // A mutex that others wait for is locked again as soon as it is released.
        if (!mutex.isLocked()) mutexes.delete(key);
      }
    },
  };
}
