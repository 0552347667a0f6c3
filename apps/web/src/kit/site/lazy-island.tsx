import { type ComponentType, type ReactNode, type RefObject, Suspense, use, useEffect, useRef } from 'react';

/** How far below the window a part may be when its code is fetched. */
const nearPx = 600;

/** What visitors do first: from then on the whole page may be needed. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'popstate'] as const;

/**
 * Shows a part of the page as the server rendered it, and brings it to life when it comes near or the visitor does
 * anything. A button pressed before that is pressed again then. `meanwhile` is for what no server has rendered.
 */
export function Later({ part, meanwhile = null }: { part: Part; meanwhile?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const wake = useRef(() => {});

  useEffect(() => {
    const element = box.current;
    if (!element || part.loaded()) return;
    const listening = new AbortController();
    const alive = new Promise<void>((resolve) => {
      wake.current = resolve;
    });
    const forget = awaitPart({ load: part.load, alive });
    void alive.then(() => {
      forget();
      listening.abort();
    });
    const load = () => void part.load();
    const nearby = new IntersectionObserver(
      ([entry]) => entry && (entry.isIntersecting || entry.boundingClientRect.top < 0) && load(),
      { rootMargin: `0px 0px ${nearPx}px` },
    );
    nearby.observe(element);
    for (const sign of signs) window.addEventListener(sign, load, { passive: true, signal: listening.signal });
    // On the way down from the window: React stops clicks on what is not alive before they arrive here.
    const press = (event: Event) => pressAgain(event, element, alive);
    window.addEventListener('click', press, { capture: true, signal: listening.signal });
    return () => {
      forget();
      listening.abort();
      nearby.disconnect();
    };
  }, [part]);

  return (
    <div ref={box}>
      <Suspense fallback={meanwhile}>
        <Arriving part={part} wake={wake} />
      </Suspense>
    </div>
  );
}

function Arriving({ part, wake }: { part: Part; wake: RefObject<() => void> }) {
  use(part.arrival);
  const Component = part.loaded();
  useEffect(() => wake.current(), [wake]);
  return Component ? <Component /> : null;
}

function pressAgain(event: Event, box: HTMLElement, alive: Promise<void>): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !box.contains(button)) return;
  event.preventDefault();
  void alive.then(() => button.click());
}

/** A piece of a page whose code comes after the page: what the server rendered of it stands there meanwhile. */
export type Part = {
  /** Fetches the code; the server does so before it renders. False when it cannot be had at the moment. */
  load: () => Promise<boolean>;
  /** The component as soon as it is there. */
  loaded: () => ComponentType | null;
  /** Settles with the first successful `load`. */
  arrival: Promise<void>;
};

export function part(importComponent: () => Promise<ComponentType>): Part {
  let component: ComponentType | null = null;
  let loading: Promise<boolean> | null = null;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const fetchNow = async () => {
    try {
      component = await importComponent();
      // React reads from a promise itself that there is nothing to wait for any more.
      Object.assign(arrival, { status: 'fulfilled', value: undefined });
      arrive();
      return true;
    } catch (error) {
      console.warn('A part of the page could not be loaded:', error);
      loading = null;
      return false;
    }
  };
  const load = () => {
    loading ??= fetchNow();
    return loading;
  };
  return { load, loaded: () => component, arrival };
}

type Waiting = { load: () => Promise<boolean>; alive: Promise<void> };

/** The parts on the page that are not alive yet. */
const waiting = new Set<Waiting>();

/** Registers a part of the page; the answer takes it off the list again. */
function awaitPart(part: Waiting): () => void {
  waiting.add(part);
  return () => waiting.delete(part);
}

/**
 * Brings all parts of the page to life. Before that its texts must not change: a part that wakes up compares itself
 * with what the server has rendered.
 */
export async function partsAlive(): Promise<void> {
  await Promise.all([...waiting].map(async ({ load, alive }) => (await load()) && alive));
}
