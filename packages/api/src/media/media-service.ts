import type { Database } from '@pano/db';
import { Semaphore } from 'async-mutex';
import type { Logger } from 'pino';
import type { MediaService } from '#platform/services/media-service';
import type { Storage } from '#platform/services/storage/storage';
import { reconcileAllFiles, reconcileFiles, recoverFiles } from './file-journal';
import { createFileLocks } from './file-locks';
import { checkVariants, finishVariants, forgetAttempts, unfinishedIds } from './finish-variants';
import { createJobQueue } from './job-queue';
import type { PictureUsage } from './media.operations';

/** The name of the scheduled job that resumes unfinished work on pictures. */
export const picturesJob = 'pictures';

/** Uploads received at a time, each with up to 10 MB on the disk; further ones get 503 with `Retry-After`. */
const maxUploads = 64;
/** Of visitors, who take no place of those who work on the site. */
const maxVisitorUploads = 8;

type Options = { db: Database; log: Logger; storage: Storage; incomingDir: string; usage: PictureUsage };

export function createMediaService({ db, log, storage, incomingDir, usage }: Options): MediaService {
  const jobs = createJobQueue();
  const running = new Map<number, Promise<void>>();
  const locks = createFileLocks(db);
  const files = { db, storage, log, locks };
  let closing = false;

  const context = { ...files, usage, isClosing: () => closing };

  function queue(priority: 'background' | 'check', work: typeof finishVariants, id: number) {
    if (closing || running.has(id)) return;
    const done = jobs
      .run(priority, () => work(context, id))
      .catch((error: unknown) => log.error({ err: error, mediaId: id }, 'smaller versions failed'))
      .finally(() => running.delete(id));
    running.set(id, done);
  }

  const queueVariants = (id: number) => queue('background', finishVariants, id);
  const resume = async () => {
    const { unmade, toCheck } = await unfinishedIds(db);
    for (const id of unmade) queueVariants(id);
    for (const id of toCheck) queue('check', checkVariants, id);
    await reconcileAllFiles(files);
  };
  const idle = async () => {
    while (running.size > 0) await Promise.all(running.values());
  };
  return {
    storage,
    incomingDir,
    jobs,
    uploads: new Semaphore(maxUploads),
    visitorUploads: new Semaphore(maxVisitorUploads),
    locks,
    queueVariants,
    removeFiles: (key) => reconcileFiles(files, key),
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
