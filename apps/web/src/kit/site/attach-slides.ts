import { attachSwipe } from './attach-swipe';

/** Each slide stays for this long; the progress line in hero.css takes as long. */
const stayMs = 5000;

export type Slides = {
  current: () => number;
  /** Shows a slide, counted around both ends. */
  show: (index: number) => void;
  /** Pauses the automatic change for a reason, or takes that reason back. */
  hold: (reason: string, held: boolean) => void;
  detach: () => void;
};

const attached = new WeakMap<Element, Slides>();

/**
 * Makes the slides in `root` change: by themselves every five seconds, by arrows, dots, keys and swipes. Plain code
 * without React, because visitors need it before the program and most of them without it: the page's first script
 * calls it for the HTML of the server, a component for what it has rendered itself. What changes is in attributes that
 * React renders once and then leaves alone. A second call for the same element returns what the first one made.
 */
export function attachSlides(root: HTMLElement, onChange?: (slide: HTMLElement, isCurrent: boolean) => void): Slides {
  const known = attached.get(root);
  if (known) return known;
  const listening = new AbortController();
  const { signal } = listening;
  const track = root.querySelector<HTMLElement>('[data-slides]') ?? root;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const dots = [...root.querySelectorAll('.breaker-dots > button')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const reasons = new Set<string>();
  let current = Math.max(
    0,
    slides.findIndex((slide) => slide.hasAttribute('data-current')),
  );
  let isRunning = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  /** An image is fetched when its slide may be the next one. */
  const markNear = (...indexes: number[]) => {
    for (const index of indexes) slides.at(index % slides.length)?.setAttribute('data-near', '');
  };
  const markNeighbours = () => markNear(current - 1, current, current + 1);

  const restart = () => {
    timers.forEach(clearTimeout);
    timers = [];
    if (!isRunning) return;
    // Another element: the line starts from its beginning.
    const line = root.querySelector('.hero-progress > i');
    line?.replaceWith(line.cloneNode());
    timers = [setTimeout(() => markNear(current + 1), stayMs / 2), setTimeout(() => show(current + 1), stayMs)];
  };

  const show = (index: number) => {
    const hadFocus = slides[current]?.contains(document.activeElement);
    current = (index + slides.length) % slides.length;
    markNeighbours();
    for (const [place, slide] of slides.entries()) {
      const isCurrent = place === current;
      slide.toggleAttribute('data-current', isCurrent);
      slide.inert = !isCurrent;
      if (isCurrent) dots[place]?.setAttribute('aria-current', 'true');
      else dots[place]?.removeAttribute('aria-current');
      onChange?.(slide, isCurrent);
      if (isCurrent && hadFocus) findLink(slide)?.focus({ preventScroll: true });
    }
    restart();
  };

  const hold = (reason: string, held: boolean) => {
    if (held) reasons.add(reason);
    else reasons.delete(reason);
    const runs = slides.length > 1 && reasons.size === 0 && !signal.aborted;
    if (runs === isRunning) return;
    isRunning = runs;
    root.toggleAttribute('data-running', runs);
    track.setAttribute('aria-live', runs ? 'off' : 'polite');
    restart();
  };

  const detach = () => {
    listening.abort();
    attached.delete(root);
    hold('detached', true);
  };

  const created: Slides = { current: () => current, show, hold, detach };
  attached.set(root, created);
  if (slides.length < 2) return created;

  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    const dot = dots.indexOf(button);
    if (dot >= 0) show(dot);
    else if (button.dataset.step) show(current + Number(button.dataset.step));
    else if (button.hasAttribute('data-play')) hold('stopped', root.toggleAttribute('data-stopped'));
    else return;
    // Says that the press needs no program.
    event.preventDefault();
  };
  const key = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') show(current - 1);
    else if (key === 'ArrowRight') show(current + 1);
  };
  // A tap also counts as entering, and would hold the slides until something else is tapped.
  const hover = (event: PointerEvent) =>
    event.pointerType === 'mouse' && hold('pointer', event.type === 'pointerenter');
  const focus = (event: FocusEvent) =>
    hold('focus', event.target instanceof Element && event.target.matches(':focus-visible'));
  const updateAway = () => {
    hold('hidden', document.hidden);
    hold('still', still.matches);
  };

  root.addEventListener('click', press, { signal });
  root.addEventListener('keydown', key, { signal });
  root.addEventListener('pointerenter', hover, { signal });
  root.addEventListener('pointerleave', hover, { signal });
  root.addEventListener('focusin', focus, { signal });
  root.addEventListener('focusout', () => hold('focus', false), { signal });
  for (const name of ['pointerover', 'pointerdown', 'focusin']) root.addEventListener(name, markNeighbours, { signal });
  still.addEventListener('change', updateAway, { signal });
  document.addEventListener('visibilitychange', updateAway, { signal });
  attachSwipe(root, (step) => show(current + step), signal);
  hold('stopped', root.hasAttribute('data-stopped'));
  updateAway();
  return created;
}

const findLink = (slide: HTMLElement): HTMLElement | null =>
  slide.matches('a') ? slide : slide.querySelector<HTMLElement>('a');
