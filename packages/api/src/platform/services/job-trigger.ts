/** A job of the process, for those who watch over it. */
export type ScheduledJob = {
  /** Its name in the log, in the table of runs and for `trigger`. */
  name: string;
  /** The longest time between two successful runs of a job that works; more if it takes that long itself. */
  lateAfterMs: number;
};

/** What operations know of the scheduled jobs, and how they start one at once instead of at its next time. */
export type JobTrigger = {
  trigger: (job: string) => void;
  /**
   * @param jobs what the listener runs
   * @returns a function that unsubscribes the listener
   */
  subscribe: (listener: (job: string) => void, jobs?: ScheduledJob[]) => () => void;
  /** The jobs that run in this process. */
  scheduled: () => ScheduledJob[];
};

export function createJobTrigger(): JobTrigger {
  const listeners = new Map<(job: string) => void, ScheduledJob[]>();
  return {
    trigger: (job) => {
      for (const listener of listeners.keys()) listener(job);
    },
    subscribe: (listener, jobs = []) => {
      listeners.set(listener, jobs);
      return () => void listeners.delete(listener);
    },
    scheduled: () => [...listeners.values()].flat(),
  };
}
