import { closestTo } from './attach';

/** From this distance on a press is a drag, and opens no link. */
const dragPx = 10;

/** @returns 1 for a drag that asks for the next slide, -1 for the previous one, 0 for none */
export function readSwipe({ x, y, ms }: { x: number; y: number; ms: number }): -1 | 0 | 1 {
  /** From this distance on a drag counts, however slow it is. */
  const enoughPx = 40;
  /** A drag that is faster, in pixels a millisecond, counts from `dragPx` on. */
  const fast = 0.4;
  const distance = Math.abs(x);
  const isFast = distance >= dragPx && distance >= fast * ms;
  if (distance <= Math.abs(y) || (distance < enoughPx && !isFast)) return 0;
  return x < 0 ? 1 : -1;
}

/** Calls `onSwipe` for swipes by a finger and drags by a mouse; the browser scrolls up and down (`touch-action`). */
export function attachSwipe(root: HTMLElement, onSwipe: (step: -1 | 1) => void, signal: AbortSignal): void {
  let start: PointerEvent | null = null;
  let pressedX = 0;
  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button || !closestTo(event, '[data-slides]')) return;
    start = event;
    pressedX = event.clientX;
  };
  const up = (event: PointerEvent) => {
    if (!event.isPrimary || !start) return;
    const ms = event.timeStamp - start.timeStamp;
    const step = readSwipe({ x: event.clientX - start.clientX, y: event.clientY - start.clientY, ms });
    start = null;
    if (step) onSwipe(step);
  };
  const cancel = () => {
    start = null;
  };
  // The end of a drag is a click on the link under the mouse. One by the keyboard has no place.
  const click = (event: MouseEvent) => {
    const isOnSlide = closestTo(event, '[data-slides]');
    if (!isOnSlide || !event.detail || Math.abs(event.clientX - pressedX) < dragPx) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('pointerdown', down, { signal });
  addEventListener('pointerup', up, { signal, capture: true });
  addEventListener('pointercancel', cancel, { signal, capture: true });
  root.addEventListener('click', click, { signal, capture: true });
}
