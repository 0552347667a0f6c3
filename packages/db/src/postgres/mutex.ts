/** Lets one at a time through, in the order of arrival. */
export function createLine(maxWaitMs: number) {
  const waiting = new Set<() => void>();
  let busy = false;

  const leave = () => {
    const [next] = waiting;
    busy = next !== undefined;
    next?.();
  };

  /**
   * Resolves when it is the caller's turn, with what ends the turn.
   * @throws what `late` gives if the turn does not come in time
   */
  return async function enter(late: () => Error): Promise<() => void> {
    if (busy) await join(waiting, maxWaitMs, late);
    busy = true;
    return onlyOnce(leave);
  };
}

function join(waiting: Set<() => void>, maxWaitMs: number, late: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = () => {
      waiting.delete(call);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(call);
      reject(late());
    }, maxWaitMs);
    waiting.add(call);
  });
}

function onlyOnce(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
