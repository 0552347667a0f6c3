import { closestTo } from '#kit/site/attach.ts';
import { whenIdle } from '#kit/site/scheduling.ts';

/** What leads to other pages, and what does more with the program than without. */
const selector = 'a[href^="/"], form, .gallery, .menu-button, dialog, [data-program]';

/** Calls `react` whenever the visitor shows that the program will be used. */
export function onIntent(react: () => void): void {
  const handle = (event: Event) => {
    // A finger over a link mostly scrolls the page; a tap ends with a click.
    if (event.type === 'pointerover' && event instanceof PointerEvent && event.pointerType === 'touch') return;
    if (closestTo(event, selector)) react();
  };
  for (const name of ['pointerover', 'click', 'focusin']) addEventListener(name, handle);
  // The visitor may have been sooner than this script.
  if ([...document.querySelectorAll(selector)].some((place) => place.matches(':hover,:focus-within'))) react();
}

/** Where browsers tell: not all do. */
type Device = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
};

/** Calls `react` when the page is loaded and the browser idle. */
export const onSpareTime = (react: () => void): void => whenLoaded(() => whenIdle(react));

/** Calls `react` once the page and its pictures are loaded, which may be before the first script is. */
export function whenLoaded(react: () => void): void {
  if (document.readyState === 'complete') react();
  else addEventListener('load', react);
}

/** Where the program costs the visitor nothing: never on a phone. */
export function isStrong({ connection, deviceMemory = 4, hardwareConcurrency }: Device): boolean {
  const isFast = !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
  const isDesktop = matchMedia('(hover: hover) and (pointer: fine)').matches;
  return isFast && isDesktop && deviceMemory >= 4 && hardwareConcurrency >= 4;
}
