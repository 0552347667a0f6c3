import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the automatic change has to wait: the mouse is over the slider, the keyboard is in it, its tab is not on show,
 * or the visitor prefers no motion. True until the page has come alive.
 */
export function useHeld(slider: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(true);

  useEffect(() => {
    const element = slider.current;
    if (!element) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const listening = new AbortController();
    const { signal } = listening;
    const updateAway = () => setAway(document.hidden || still.matches);
    // A tap also counts as entering, and would hold the slider until something else is tapped.
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(event.type === 'pointerenter');
    const focus = (event: FocusEvent) =>
      setFocused(event.target instanceof Element && event.target.matches(':focus-visible'));
    updateAway();
    still.addEventListener('change', updateAway, { signal });
    document.addEventListener('visibilitychange', updateAway, { signal });
    element.addEventListener('pointerenter', hover, { signal });
    element.addEventListener('pointerleave', hover, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [slider]);

  return hovered || focused || away;
}
