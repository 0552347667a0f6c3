import { type Database, type LockResult, tryWithLock } from '@pano/db';

export type FileTurns = {
  /**
   * Works on the files of a key, alone: after whatever this process does with them.
   * @returns null, without having worked, where another instance is at them
   */
  take: <T>(key: string, work: () => Promise<T>) => Promise<LockResult<T>>;
  /** Whether this process is at the files of a key. */
  areTaken: (key: string) => boolean;
};

export function createFileTurns(db: Database): FileTurns {
  const last = new Map<string, Promise<void>>();
  return {
    areTaken: (key) => last.has(key),
    async take(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const turn = before.then(() => tryWithLock(db, `files ${key}`, work));
      // Who comes next only waits; a failure goes to whoever asked for the work.
      const end = turn.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, end);
      try {
        return await turn;
      } finally {
        if (last.get(key) === end) last.delete(key);
      }
    },
  };
}
