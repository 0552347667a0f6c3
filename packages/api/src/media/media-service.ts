import type { Database } from '@pano/db';
import type { Logger } from 'pino';
import type { Gate, MediaService } from '#platform/services/media-service';
import type { Storage } from '#platform/services/storage/storage';
import { recoverFiles, settle, settleAll } from './file-journal';
import { createFileTurns } from './file-locks';
import { checkVariants, finishVariants, forgetAttempts, unfinishedIds } from './finish-variants';
import { createWorkSlots } from './job-queue';
import type { PictureUsage } from './media.operations';

/** The scheduled work that takes up what was left over of pictures. */
export const picturesJob = 'pictures';

/** Uploads under way at once, each with up to 10 MB on the disk; the next ones are asked to come back. */
const maxUploads = 64;

type Options = { db: Database; log: Logger; storage: Storage; incomingDir: string; usage: PictureUsage };

export function createMediaService({ db, log, storage, incomingDir, usage }: Options): MediaService {
  const slots = createWorkSlots();
  const running = new Map<number, Promise<void>>();
  const turns = createFileTurns(db);
  const files = { db, storage, log, turns };
  let closing = false;

  const context = { ...files, usage, isClosing: () => closing };

  function queue(priority: 'background' | 'check', work: typeof finishVariants, id: number) {
    if (closing || running.has(id)) return;
    const settled = slots
      .run(priority, () => work(context, id))
      .catch((error: unknown) => log.error({ err: error, mediaId: id }, 'smaller versions failed'))
      .finally(() => running.delete(id));
    running.set(id, settled);
  }

  const queueVariants = (id: number) => queue('background', finishVariants, id);
  const resume = async () => {
    const { unmade, toCheck } = await unfinishedIds(db);
    for (const id of unmade) queueVariants(id);
    for (const id of toCheck) queue('check', checkVariants, id);
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
