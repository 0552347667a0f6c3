/** Once what has changed until now is on the screen. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Calls `run` when the browser has nothing else to do, and in browsers that do not tell (Safari) after two seconds. */
export const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000);
