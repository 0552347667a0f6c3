import type { LockResult } from '@pano/db';
import type { Storage } from './storage/storage';

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
  /**
   * Takes up what nobody is at, since this or another instance failed or was killed: smaller versions, removals. Queues
   * the checks of pictures whose smaller versions an older version made.
   */
  resume: () => Promise<void>;
  /** Puts rows and files in agreement after a crash and takes up unfinished work. Before the first request only. */
  recover: () => Promise<void>;
  /** Resolves when no smaller version is being made or checked or waits to be. */
  idle: () => Promise<void>;
  /**
   * Ends background work after the version that is being made. Who cannot wait for that may end the process: what is
   * left over goes on at the next start.
   */
  close: () => Promise<void>;
};

export type WorkSlots = {
  /** Runs a job as soon as there is room for it. */
  run: <T>(priority: JobPriority, job: () => Promise<T>) => Promise<T>;
  isBusy: () => boolean;
};

export type JobPriority = 'upload' | 'background' | 'check';

/** Counts who is inside and admits no more than a number. */
export type Gate = { enter: () => boolean; leave: () => void };

export type FileTurns = {
  /**
   * Works on the files of a key, alone: after whatever this process does with them.
   * @returns null, without having worked, where another instance is at them
   */
  take: <T>(key: string, work: () => Promise<T>) => Promise<LockResult<T>>;
  /** Whether this process is at the files of a key. */
  areTaken: (key: string) => boolean;
};
