import { type ComponentType, type ReactNode, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import { measureContent } from '../shared/served-page';
import { closestTo, hasModifier } from './attach';
import { nextFrame, whenIdle } from './scheduling';

/** An island that only begins in the lowest quarter of the window waits for the first input, like those below the window. */
const bottomMargin = '-25%';

/** The first input of a visitor loads all islands: from then on the whole page may be needed. */
const inputEvents = ['scroll', 'wheel', 'pointerdown', 'click', 'keydown', 'focusin', 'popstate'] as const;

/** What does nothing without the program, or, as a link to a section of the page on show, only changes the address. */
const repeated = 'button, a[href^="/"][href*="#"]';

/**
 * Shows an island as the server rendered it, fetches its code when the browser is idle, and hydrates it when it comes into
 * the window or with the first input of the visitor. A button or a link to a section that is pressed before that is pressed
 * again afterwards. `fallback` is shown where no server has rendered the island.
 */
export function Island({ island, fallback = null }: { island: LazyIsland; fallback?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const resolveHydrated = useRef(() => {});

  useEffect(() => {
    const element = box.current;
    if (!element || island.getComponent()) return;
    if (isAtOnce) return void island.load();
    const listening = new AbortController();
    const hydrated = new Promise<void>((resolve) => {
      resolveHydrated.current = resolve;
    });
    const served = measureContent(element);
    // React would make an island anew that a translation or an extension has changed, and what is typed there would be lost.
    const isChanged = () => isServed(element) && measureContent(element) !== served;
    const load = async () => {
      element.toggleAttribute('data-changed', isChanged());
      return !isChanged() && island.load();
    };
    const unregister = registerIsland({ load, hydrated, isChanged });
    void hydrated.then(() => {
      unregister();
      listening.abort();
    });
    whenIdle(() => void island.prepare());
    const nearby = new IntersectionObserver(
      ([entry]) => entry && (entry.isIntersecting || entry.boundingClientRect.top < 0) && void load(),
      { rootMargin: `0px 0px ${bottomMargin}` },
    );
    nearby.observe(element);
    // What a press elsewhere does comes to the screen first. A step to another address changes the island itself.
    const input = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      const isStep = event.type === 'popstate' || (event.type === 'click' && closestTo(event, 'a'));
      if (isInside || isStep) void load();
      else if (event.type !== 'pointerdown') void nextFrame().then(load);
    };
    const press = (event: MouseEvent) => void repeatClick(event, element, load, hydrated);
    // In the capture phase: React stops events on what is not hydrated before they bubble up to here.
    const options = { capture: true, signal: listening.signal };
    for (const name of inputEvents) window.addEventListener(name, input, { ...options, passive: true });
    window.addEventListener('click', press, options);
    return () => {
      unregister();
      listening.abort();
      nearby.disconnect();
    };
  }, [island]);

  return (
    <div ref={box}>
      <Suspense fallback={fallback}>
        <IslandContent island={island} onHydrated={resolveHydrated} />
      </Suspense>
    </div>
  );
}

function IslandContent({ island, onHydrated }: { island: LazyIsland; onHydrated: RefObject<() => void> }) {
  use(island.ready);
  const Component = island.getComponent();
  useEffect(() => onHydrated.current(), [onHydrated]);
  return Component ? <Component /> : null;
}

/** React marks with a comment where what the server has rendered begins. */
const isServed = (box: HTMLElement) => box.firstChild instanceof Comment;

async function repeatClick(
  event: MouseEvent,
  box: HTMLElement,
  load: () => Promise<boolean>,
  hydrated: Promise<void>,
): Promise<void> {
  const control = closestTo(event, repeated);
  if (!control || !box.contains(control) || hasModifier(event)) return;
  event.preventDefault();
  if (await load()) {
    await hydrated;
    control.click();
  } else if (control instanceof HTMLAnchorElement) location.assign(control.href);
}

/** A part of the page whose code is loaded after the page; until then the visitor sees what the server rendered. */
export type LazyIsland = {
  /** Fetches the code and renders nothing yet, so that `load` need not wait for the line. False when fetching failed. */
  prepare: () => Promise<boolean>;
  /** Fetches the code if need be, and renders it; the server does so before it renders the page. False when fetching failed. */
  load: () => Promise<boolean>;
  /** The component, null until it is loaded. */
  getComponent: () => ComponentType | null;
  /** Resolves with the first successful `load`. */
  ready: Promise<void>;
};

export function lazyIsland(importComponent: () => Promise<ComponentType>): LazyIsland {
  let fetched: ComponentType | null = null;
  let component: ComponentType | null = null;
  let fetching: Promise<boolean> | null = null;
  let resolveReady = () => {};
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const fetchCode = async () => {
    try {
      fetched = await importComponent();
      return true;
    } catch (error) {
      console.warn('An island of the page could not be loaded:', error);
      fetching = null;
      return false;
    }
  };
  const prepare = () => {
    fetching ??= fetchCode();
    return fetching;
  };
  const load = async () => {
    if (!(await prepare())) return false;
    component = fetched;
    // React reads the status of a promise and does not suspend for one that is fulfilled.
    Object.assign(ready, { status: 'fulfilled', value: undefined });
    resolveReady();
    return true;
  };
  return { prepare, load, getComponent: () => component, ready };
}

let isAtOnce = false;

/** From now on no island waits for a visitor: where no server has rendered the page, there is nothing to see of them before. */
export function showIslandsAtOnce(): void {
  isAtOnce = true;
}

type DehydratedIsland = { load: () => Promise<boolean>; hydrated: Promise<void>; isChanged: () => boolean };

/** The islands on the page that are not hydrated yet. */
const dehydrated = new Set<DehydratedIsland>();

/** @returns a function that unregisters the island */
function registerIsland(island: DehydratedIsland): () => void {
  dehydrated.add(island);
  return () => dehydrated.delete(island);
}

/** Whether the page has islands that stay as they are, because somebody else has changed them. */
export const hasChangedIslands = (): boolean => [...dehydrated].some(({ isChanged }) => isChanged());

/**
 * Hydrates all islands of the page. Its texts must not change before that: React compares an island that it hydrates
 * with what the server has rendered.
 */
export async function hydrateIslands(): Promise<void> {
  await Promise.all([...dehydrated].map(async ({ load, hydrated }) => (await load()) && hydrated));
}
