import { Semaphore } from 'async-mutex';
import type { JobPriority, JobQueue } from '#platform/services/media-service';

const priorities: Record<JobPriority, number> = { upload: 2, background: 1, check: 0 };

/**
 * Limits how many jobs run at a time. Uploads, whose client waits, go before background jobs, and those never take the
 * last free slot, so that the processor can serve requests. Checks of older pictures are background jobs of the lowest
 * priority.
 */
export function createJobQueue(concurrency = 2): JobQueue {
  const slots = new Semaphore(concurrency);
  const backgroundSlots = new Semaphore(Math.max(1, concurrency - 1));
  return {
    isBusy: () => slots.getValue() < concurrency,
    run(priority, job) {
      const runJob = () => slots.runExclusive(job, 1, priorities[priority]);
      return priority === 'upload' ? runJob() : backgroundSlots.runExclusive(runJob, 1, priorities[priority]);
    },
  };
}
