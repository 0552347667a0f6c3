import type { JobPriority, WorkSlots } from '#platform/services/media-service';

/** In the order in which waiting jobs begin. */
const priorities: JobPriority[] = ['upload', 'background', 'check'];

/**
 * Lets few jobs run at a time. Uploads, for whose answer somebody waits, go before background work, and background
 * work never takes the last free slot: the processor stays free to answer requests. Checks of older pictures are
 * background work that waits for all other.
 */
export function createWorkSlots(slots = 2): WorkSlots {
  const waiting: Record<JobPriority, (() => void)[]> = { upload: [], background: [], check: [] };
  const running: Record<JobPriority, number> = { upload: 0, background: 0, check: 0 };
  const hasRoom = (priority: JobPriority) => {
    const inBackground = running.background + running.check;
    const total = running.upload + inBackground;
    return priority === 'upload' ? total < slots : total < slots && inBackground < Math.max(1, slots - 1);
  };
  function startNext() {
    for (const priority of priorities) {
      while (waiting[priority].length > 0 && hasRoom(priority)) {
        running[priority] += 1;
        waiting[priority].shift()?.();
      }
    }
  }
  return {
    isBusy: () => priorities.some((priority) => running[priority] > 0),
    async run(priority, job) {
      await new Promise<void>((resolve) => {
        waiting[priority].push(resolve);
        startNext();
      });
      try {
        return await job();
      } finally {
        running[priority] -= 1;
        startNext();
      }
    },
  };
}
