import { Mutex } from 'async-mutex';
import { AppError } from '#platform/transport/errors';

/** How long a preview waits for others, and for those who write. */
export const waitMs = 1000;

const mutex = new Mutex();

/** Who waits, and what takes them out of the queue. */
const waiting = new Map<string, AbortController>();

/**
 * Runs work while no other of this process runs. Of one person only the newest waits.
 * @throws AppError where there is a newer one, and after a second
 */
export async function withPreviewLock<T>(who: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(who);
  try {
    return await work();
  } finally {
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
