import { setTimeout as wait } from 'node:timers/promises';
import { DriverAdapterError } from '@prisma/driver-adapter-utils';

/** How long a statement waits for another process to finish its write. */
const busyTimeoutMs = 5000;
const longestPauseMs = 50;

/** When a wait that begins now ends. */
export const waitUntil = () => performance.now() + busyTimeoutMs;

/** Tries again while another process holds the lock; all other requests are served meanwhile. */
export async function untilUnlocked<T>(attempt: () => Promise<T>, deadline = waitUntil()): Promise<T> {
  for (let pause = 2; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
    await wait(pause);
  }
}

/** Not of a transaction that began before another process wrote (SQLITE_BUSY_SNAPSHOT): it can never go on. */
const isLocked = (error: unknown) =>
  error instanceof DriverAdapterError &&
  ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'].includes(error.cause.originalCode ?? '');
