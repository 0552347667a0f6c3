import { useEffect, useRef } from 'react';

/**
 * Gives what covers the window a step of its own in the browser's history, so that Back closes it instead of leaving the
 * page. The step is a copy of the page's own, and the router never hears that it was taken back.
 * @returns closes by taking that step back; to be used by every way of closing
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  // Escape pressed twice must not lead two steps back.
  const closing = useRef(false);
  useEffect(() => {
    const page = location.href;
    const onBack = (event: PopStateEvent) => {
      if (location.href !== page) return;
      event.stopImmediatePropagation();
      closing.current = true;
      close.current();
    };
    history.pushState(history.state, '');
    // Before the router, which listens without capturing.
    addEventListener('popstate', onBack, { capture: true });
    return () => removeEventListener('popstate', onBack, { capture: true });
  }, []);
  return () => {
    if (!closing.current) history.back();
    closing.current = true;
  };
}
