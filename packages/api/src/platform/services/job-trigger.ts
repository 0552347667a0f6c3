/** Lets an operation ask for scheduled work at once instead of at its next turn. */
export type Bell = {
  ring: (job: string) => void;
  /** @returns a function that ends the listening */
  listen: (listener: (job: string) => void) => () => void;
};

export function createBell(): Bell {
  const listeners = new Set<(job: string) => void>();
  return {
    ring: (job) => {
      for (const listener of listeners) listener(job);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
