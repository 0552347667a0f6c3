import type { LockResult } from '@pano/db';
import type { SemaphoreInterface } from 'async-mutex';
import type { Storage } from './storage/storage';

/** The part of the process that works on pictures: their storage, the locks of their files, the jobs. */
export type MediaService = {
  storage: Storage;
  /** Folder for incoming uploads. */
  incomingDir: string;
  jobs: JobQueue;
  /** Limits the uploads that are received at a time. */
  uploads: SemaphoreInterface;
  /** The same for what visitors upload. */
  visitorUploads: SemaphoreInterface;
  locks: FileLocks;
  /** Queues the job that makes the smaller versions of a picture. */
  queueVariants: (id: number) => void;
  /** Removes the files of a pending key that no row has any more. Never throws: `resume` tries again. */
  removeFiles: (key: string) => Promise<void>;
  /**
   * Continues work that an instance left unfinished when it failed or was killed: smaller versions and removals. Queues
   * the checks of pictures whose smaller versions an older release made.
   */
  resume: () => Promise<void>;
  /** Reconciles rows and files after a crash and continues unfinished work. Call before the first request only. */
  recover: () => Promise<void>;
  /** Resolves when no smaller version is being made or checked or is queued. */
  idle: () => Promise<void>;
  /**
   * Ends background work after the version that is being made. The process may also exit without waiting: the next start
   * continues the work.
   */
  close: () => Promise<void>;
};

export type JobQueue = {
  /** Runs a job as soon as a slot is free. */
  run: <T>(priority: JobPriority, job: () => Promise<T>) => Promise<T>;
  isBusy: () => boolean;
};

export type JobPriority = 'upload' | 'background' | 'check';

export type FileLocks = {
  /**
   * Runs work on the files of a key while it holds their lock. Waits for other work of this process.
   * @returns null, without running it, where another instance holds the lock
   */
  withLock: <T>(key: string, work: () => Promise<T>) => Promise<LockResult<T>>;
  /** Whether this process holds the lock of a key. */
  isLocked: (key: string) => boolean;
};
