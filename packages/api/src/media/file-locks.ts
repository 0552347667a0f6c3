import { type Database, tryWithLock } from '@pano/db';
import type { FileTurns } from '#platform/services/media-service';

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
