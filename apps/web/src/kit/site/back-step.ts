/** Closes what covers the window, and so the current step of the history; null where nothing does. */
let covering: (() => void) | null = null;

/** The address of the page below. */
let page = '';

let isLeaving = false;

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
    page = location.href;
    isLeaving = false;
    history.pushState(history.state, '');
    // Before the router, which listens without capturing.
    addEventListener('popstate', handleBack, { capture: true });
  }
  covering = close;
  return {
    leave: () => {
      // Escape pressed twice must not lead two steps back.
      if (covering !== close || isLeaving) return;
      isLeaving = true;
      history.back();
    },
    drop: () => {
      if (covering === close) forget();
    },
  };
}

function handleBack(event: Event): void {
  if (location.href !== page) return;
  event.stopImmediatePropagation();
  const close = covering;
  forget();
  close?.();
}

function forget(): void {
  covering = null;
  removeEventListener('popstate', handleBack, { capture: true });
}
