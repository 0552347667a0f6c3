import { performance } from 'node:perf_hooks';
import { setImmediate as otherWork } from 'node:timers/promises';
import { addressKey } from '@pano/api/server';
import { Mutex } from 'async-mutex';

/** Pages that may wait to be rendered, in all and asked for from one address. */
const maxWaiting = 100;
const maxWaitingPerAddress = 50;
/** What takes longer waits for the database rather than for the processor, and the next may begin. */
const patienceMs = 250;
/**
 * A read of the API renders nothing, and many of them must not wait for each other while a database is silent: the next may
 * begin after this time already where the processor did little meanwhile.
 */
const idlePatienceMs = 25;
/** Of that time, the share in which the event loop had work to do. */
const littleWork = 0.5;

type Kind = 'page' | 'read';

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Runs expensive work one by one, with room for other requests in between: however much of it is asked for at once,
 * responses from the cache wait for one piece of it at most. Who waits for much comes after those who wait for little.
 */
export function createRenderQueue() {
  const mutex = new Mutex();
  const waiting = new Map<string, number>();
  let total = 0;
  const waitingOf = (address: string) => waiting.get(addressKey(address)) ?? 0;
  const count = (address: string, by: number) => {
    total += by;
    const left = waitingOf(address) + by;
    if (left > 0) waiting.set(addressKey(address), left);
    else waiting.delete(addressKey(address));
  };
  return {
    /** Whether no more pages may wait; what else is queued has bounds of its own. */
    isFull: (address: string): boolean => total >= maxWaiting || waitingOf(address) >= maxWaitingPerAddress,
    /** Runs work once no other runs. */
    run: async <T>(address: string, work: () => Promise<T>, kind: Kind = 'page'): Promise<T> => {
      const acquired = mutex.acquire(-waitingOf(address));
      count(address, 1);
      const release = await acquired.finally(() => count(address, -1));
      const timers: NodeJS.Timeout[] = [];
      try {
        await otherWork();
        const begun = performance.eventLoopUtilization();
        const isIdle = () => performance.eventLoopUtilization(begun).utilization < littleWork;
        timers.push(setTimeout(release, patienceMs));
        if (kind === 'read') timers.push(setTimeout(() => isIdle() && release(), idlePatienceMs));
        return await work();
      } finally {
        timers.forEach(clearTimeout);
        release();
      }
    },
  };
}
