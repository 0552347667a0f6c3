/** Lets an operation start a scheduled job at once instead of at its next time. */
export type JobTrigger = {
  trigger: (job: string) => void;
  /** @returns a function that unsubscribes the listener */
  subscribe: (listener: (job: string) => void) => () => void;
};

export function createJobTrigger(): JobTrigger {
  const listeners = new Set<(job: string) => void>();
  return {
    trigger: (job) => {
      for (const listener of listeners) listener(job);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
