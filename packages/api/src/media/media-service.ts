import type { Database } from '@pano/db';
import type { Logger } from 'pino';
import type { Storage } from '#platform/services/storage/storage';
import { recoverFiles, settle, settleAll } from './file-journal';
import { createFileTurns, type FileTurns } from './file-locks';
import { finishVariants, forgetAttempts, unfinishedIds } from './finish-variants';
import { createWorkSlots, type WorkSlots } from './job-queue';

/** The scheduled work that takes up what was left over of pictures. */
export const picturesJob = 'pictures';

/** What the process keeps for pictures: where their files are, and how much is worked on at once. */
export type MediaService = {
  storage: Storage;
  /** Folder in which uploads arrive. */
  incomingDir: string;
  slots: WorkSlots;
  uploads: Gate;
  turns: FileTurns;
  /** Makes the smaller versions of a picture once there is time. */
  queueVariants: (id: number) => void;
  /** Removes the files of a noted key that no row names any more. Never fails: what is left over goes with `resume`. */
  removeFiles: (key: string) => Promise<void>;
  /** Takes up what nobody is at, since this or another instance failed or was killed: smaller versions, removals. */
  resume: () => Promise<void>;
  /** Puts rows and files in agreement after a crash and takes up unfinished work. Before the first request only. */
  recover: () => Promise<void>;
  /** Resolves when no smaller version is being made or waits to be. */
  idle: () => Promise<void>;
  /**
   * Ends background work after the version that is being made. Who cannot wait for that may end the process: what is
   * left over goes on at the next start.
   */
  close: () => Promise<void>;
};

/** Counts who is inside and admits no more than a number. */
type Gate = { enter: () => boolean; leave: () => void };

/** Uploads under way at once, each with up to 10 MB on the disk; the next ones are asked to come back. */
const maxUploads = 64;

type Options = { db: Database; log: Logger; storage: Storage; incomingDir: string };

export function createMediaService({ db, log, storage, incomingDir }: Options): MediaService {
  const slots = createWorkSlots();
  const running = new Map<number, Promise<void>>();
  const turns = createFileTurns(db);
  const files = { db, storage, log, turns };
  let closing = false;

  function queueVariants(id: number) {
    if (closing || running.has(id)) return;
    const work = slots.run('background', () => finishVariants({ ...files, isClosing: () => closing }, id));
    const settled = work
      .catch((error: unknown) => log.error({ err: error, mediaId: id }, 'smaller versions failed'))
      .finally(() => running.delete(id));
    running.set(id, settled);
  }

  const resume = async () => {
    for (const id of await unfinishedIds(db)) queueVariants(id);
    await settleAll(files);
  };
  const idle = async () => {
    while (running.size > 0) await Promise.all(running.values());
  };
  return {
    storage,
    incomingDir,
    slots,
    uploads: createGate(maxUploads),
    turns,
    queueVariants,
    removeFiles: (key) => settle(files, key),
    resume,
    recover: async () => {
      await recoverFiles(files, incomingDir);
      await resume();
    },
    idle,
    close: async () => {
      closing = true;
      await forgetAttempts(db);
      await idle();
    },
  };
}

function createGate(limit: number): Gate {
  let inside = 0;
  return {
    enter() {
      if (inside >= limit) return false;
      inside += 1;
      return true;
    },
    leave() {
      inside -= 1;
    },
  };
}
