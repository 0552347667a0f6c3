import { setTimeout as wait } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { AppError } from '#platform/transport/errors';

/** How long a preview waits for others, and for those who write. */
export const waitMs = 1000;

/**
 * Between the previews of two people, those who write and those who read have most of the time; the form of one person
 * pauses by itself. Whether anybody waits is not asked: on SQLite a preview does not give way to other requests before its
 * end, so that nothing of them has been read by then.
 */
const pauseFactor = 6;
const maxPauseMs = 300;

const mutex = new Mutex();
let last = { who: '', pausesUntil: 0 };

/** Who waits, and what takes them out of the queue. */
const waiting = new Map<string, AbortController>();

/**
 * Runs work while no other of this process runs. Of one person only the newest waits.
 * @throws AppError where there is a newer one, and after a second
 */
export async function withPreviewLock<T>(who: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(who);
  if (last.who !== who) await wait(Math.max(last.pausesUntil - performance.now(), 0), undefined, { ref: false });
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const ended = performance.now();
    last = { who, pausesUntil: ended + Math.min((ended - begun) * pauseFactor, maxPauseMs) };
    release();
  }
}

async function acquire(who: string): Promise<() => void> {
  waiting.get(who)?.abort(new AppError('conflict', 'preview.replaced'));
  const acquired = mutex.acquire();
  const stop = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  waiting.set(who, stop);
  const timer = setTimeout(() => stop.abort(busy()), waitMs);
  try {
    return await Promise.race([acquired, stopped]);
  } catch (error) {
    void acquired.then((release) => release());
    throw error;
  } finally {
    clearTimeout(timer);
    if (waiting.get(who) === stop) waiting.delete(who);
  }
}

export const busy = () => new AppError('unavailable', 'preview.busy', { retryAfter: 1 });
