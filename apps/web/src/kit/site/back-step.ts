/** What covers the window, and so the current step of the history. */
let covering: { close: () => void; isLeaving: boolean; listening: AbortController } | null = null;

/**
 * Gives what covers the window a step of its own in the browser's history, so that Back closes it instead of leaving the
 * page. The step is a copy of the page's own, and the router is not notified when it is removed. What comes in the place
 * of another covering takes over its step.
 * @param close called when the step is removed
 */
export function takeBackStep(close: () => void): {
  /** Removes the step, which closes; to be used by every way of closing. */
  leave: () => void;
  /** For a covering that goes away together with its page. */
  drop: () => void;
} {
  if (!covering) {
    const page = location.href;
    const listening = new AbortController();
    const onBack = (event: PopStateEvent) => {
      if (location.href !== page) return;
      event.stopImmediatePropagation();
      listening.abort();
      const closed = covering;
      covering = null;
      closed?.close();
    };
    history.pushState(history.state, '');
    // Before the router, which listens without capturing.
    addEventListener('popstate', onBack, { capture: true, signal: listening.signal });
    covering = { close, isLeaving: false, listening };
  }
  covering.close = close;
  return {
    leave: () => {
      // Escape pressed twice must not lead two steps back.
      if (covering?.close !== close || covering.isLeaving) return;
      covering.isLeaving = true;
      history.back();
    },
    drop: () => {
      if (covering?.close !== close) return;
      covering.listening.abort();
      covering = null;
    },
  };
}
