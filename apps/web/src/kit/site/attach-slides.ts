import { closestTo, createAttach, hasModifier, markCurrent } from './attach';
import { attachSwipe } from './attach-swipe';
import { nextFrame } from './scheduling';

/** Each slide stays for this long; the progress line in hero.css takes as long. */
const stayMs = 5000;

export type Slides = {
  /** The place of the slide that shows. */
  getCurrent: () => number;
  /** Shows a slide, counted around both ends. */
  show: (index: number) => void;
  /** Pauses the automatic change for a reason, or takes that reason back. */
  hold: (reason: string, held: boolean) => void;
};

/** Of each carousel that works, for the program. */
const slidesByRoot = new WeakMap<Element, Slides>();

export const findSlides = (root: Element | null): Slides | undefined => (root ? slidesByRoot.get(root) : undefined);

/**
 * Makes the slides in `root` change: by themselves every five seconds, by arrows, dots, keys and swipes. The markup is
 * that of the first slide; what changes is in attributes.
 */
export function attachSlides(
  root: HTMLElement,
  signal: AbortSignal,
  onChange?: (slide: HTMLElement, isCurrent: boolean) => void,
): void {
  const track = root.querySelector<HTMLElement>('[data-slides]') ?? root;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const dots = [...root.querySelectorAll('.breaker-dots > button')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const reasons = new Set<string>();
  if (slides.length < 2) return;
  let current = Math.max(
    0,
    slides.findIndex((slide) => slide.matches('[data-current]')),
  );
  let isRunning = false;
  /** How many slides have been shown. Those that lie on each other are drawn in this order, the latest on top. */
  let shown = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** An image is fetched when its slide may be the next one. */
  const markNear = (...indexes: number[]) => {
    for (const index of indexes) slides[(index + slides.length) % slides.length]?.setAttribute('data-near', '');
  };
  /** Those beside the present one behind the next frame, so that a press does not wait for their images. */
  const markNeighbours = async () => {
    markNear(current);
    await nextFrame();
    markNear(current - 1, current + 1);
  };

  const restart = () => {
    clearTimeout(timer);
    if (!isRunning) return;
    // Another element: the line starts from its beginning.
    const line = root.querySelector('.hero-progress > i');
    line?.replaceWith(line.cloneNode());
    const prepare = () => {
      markNear(current + 1);
      timer = setTimeout(() => show(current + 1), stayMs / 2);
    };
    timer = setTimeout(prepare, stayMs / 2);
  };

  const show = (index: number) => {
    const hadFocus = slides[current]?.contains(document.activeElement);
    current = (index + slides.length) % slides.length;
    void markNeighbours();
    for (const [place, slide] of slides.entries()) {
      const isCurrent = place === current;
      slide.toggleAttribute('data-current', isCurrent);
      slide.inert = !isCurrent;
      onChange?.(slide, isCurrent);
      markCurrent(dots[place], isCurrent && 'true');
      if (!isCurrent) continue;
      slide.style.order = `${++shown}`;
      if (hadFocus) findLink(slide)?.focus({ preventScroll: true });
    }
    restart();
  };

  const hold = (reason: string, held: boolean) => {
    reasons[held ? 'add' : 'delete'](reason);
    const runs = reasons.size === 0;
    if (runs === isRunning) return;
    isRunning = runs;
    root.toggleAttribute('data-running', runs);
    track.ariaLive = runs ? 'off' : 'polite';
    restart();
  };

  const press = (event: MouseEvent) => {
    const button = closestTo(event, 'button');
    if (!button) return;
    const dot = dots.indexOf(button);
    if (dot >= 0) show(dot);
    else if (button.dataset.step) show(current + Number(button.dataset.step));
    else if (button.hasAttribute('data-play')) hold('stopped', root.toggleAttribute('data-stopped'));
    else return;
    // Says that the press needs no program.
    event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    if (event.key === 'ArrowLeft') show(current - 1);
    else if (event.key === 'ArrowRight') show(current + 1);
  };
  // A tap also counts as entering, and would hold the slides until something else is tapped.
  const hover = (event: PointerEvent) =>
    event.pointerType === 'mouse' && hold('pointer', event.type === 'pointerenter');
  const focus = (event: FocusEvent) => hold('focus', closestTo(event, ':focus-visible') !== null);
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
  for (const name of ['pointerover', 'focusin']) root.addEventListener(name, markNeighbours, { signal });
  still.addEventListener('change', updateAway, { signal });
  document.addEventListener('visibilitychange', updateAway, { signal });
  attachSwipe(root, (step) => show(current + step), signal);
  signal.addEventListener('abort', () => hold('detached', true));
  slidesByRoot.set(root, { getCurrent: () => current, show, hold });
  hold('stopped', root.hasAttribute('data-stopped'));
  updateAway();
}

/** Slides that need nothing else, as the photos of a project. */
export const attachSlideshow = createAttach((root, signal) => attachSlides(root, signal));

const findLink = (slide: HTMLElement): HTMLElement | null =>
  slide.matches('a') ? slide : slide.querySelector<HTMLElement>('a');
