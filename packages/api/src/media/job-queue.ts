import type { JobPriority, WorkSlots } from '#platform/services/media-service';

/**
 * Lets few jobs run at a time. Uploads, for whose answer somebody waits, go before background work, and background
 * work never takes the last free slot: the processor stays free to answer requests.
 */
export function createWorkSlots(slots = 2): WorkSlots {
  const waiting: Record<JobPriority, (() => void)[]> = { upload: [], background: [] };
  const running: Record<JobPriority, number> = { upload: 0, background: 0 };
  const hasRoom = (priority: JobPriority) => {
    const total = running.upload + running.background;
    return priority === 'upload' ? total < slots : total < slots && running.background < Math.max(1, slots - 1);
  };
  function startNext() {
    for (const priority of ['upload', 'background'] as const) {
      while (waiting[priority].length > 0 && hasRoom(priority)) {
        running[priority] += 1;
        waiting[priority].shift()?.();
      }
    }
  }
  return {
    isBusy: () => running.upload + running.background > 0,
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
