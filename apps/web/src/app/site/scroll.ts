import { sitePages } from '@pano/api/addresses';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { plainPath } from '#kit/site/site-path.ts';
import { layOutWholePage } from '#kit/site/whole-page.ts';

/**
 * Puts every page where its visitor expects it: a link at the section it names or at the top, back and forward where
 * the page was left.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const previous = before.current ?? lastLocation;
    before.current = location;
    lastLocation = location;
    if (previous === location || keepsScroll(location.state)) return;
    // Newer browsers answer a scroll with a promise, which must not be taken for the end of this effect.
    if (previous) placeNextPage(location, previous, type);
    else placeLoadedPage(location);
  }, [location, type]);

  useEffect(() => {
    // Not the location of this render: a page starts to scroll to its place before its listeners are exchanged.
    const remember = () => lastLocation && rememberPosition(lastLocation.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);
}

/** Outlives the layout, which is another one under /en. */
let lastLocation: Location | null = null;

function placeNextPage(location: Location, previous: Location, type: NavigationType): void {
  // Typing another hash into the address bar looks like going back, but its entry has no position yet.
  const position = type === 'POP' && history.state ? loadPosition(location.key) : undefined;
  if (position !== undefined) {
    scrollToPosition(position);
    return;
  }
  const samePage = plainPath(previous.pathname) === plainPath(location.pathname);
  const hasTarget = scrollToTarget(location, samePage && mayMove() ? 'smooth' : 'instant');
  if (!hasTarget && !samePage) window.scrollTo(0, 0);
}

/** The document has just been loaded: come back to by the browser's buttons, or opened with a hash. */
function placeLoadedPage(location: Location): void {
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  const position = cameBack ? loadPosition(location.key) : undefined;
  if (position !== undefined) scrollToPosition(position);
  else if (location.hash || plainPath(location.pathname) === sitePages.contact) scrollToTarget(location, 'instant');
}

function scrollToPosition(top: number): void {
  layOutWholePage();
  window.scrollTo(0, top);
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const storageKey = 'pano.scroll';

/** How far down each entry of the history was when it was left, by the router's key of the entry. */
let positions: Map<string, number> | null = null;

const all = (): Map<string, number> => {
  positions ??= readStored();
  return positions;
};

const loadPosition = (key: string): number | undefined => all().get(key);

const rememberPosition = (key: string, top: number): void => {
  all().set(key, top);
};

/** Keeps the positions for the time after a visit to another site. */
const storePositions = (): void => sessionStorage.setItem(storageKey, JSON.stringify([...all()].slice(-maxStored)));

const maxStored = 50;

function readStored(): Map<string, number> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return new Map(Array.isArray(stored) ? stored : []);
}

/** Heights of the header by the design, for the moment in which it cannot be measured. */
const narrow = '(max-width: 768px)';
const fallbackHeight = () => (matchMedia(narrow).matches ? 80 : 70);

type Address = { pathname: string; hash: string };

/**
 * Scrolls to what an address names: the section of its hash, on /contact the contact section, else the top.
 * @returns false for a hash that names nothing, where the page stays as it is
 */
function scrollToTarget({ pathname, hash }: Address, behavior: ScrollBehavior): boolean {
  const id = hash ? decodeURIComponent(hash.slice(1)) : plainPath(pathname) === sitePages.contact ? 'contact' : '';
  if (id === '' || id === 'home') {
    window.scrollTo({ top: 0, behavior });
    return true;
  }
  const target = document.getElementById(id);
  if (!target) return false;
  layOutWholePage();
  const top = target.getBoundingClientRect().top + window.scrollY - headerHeight();
  window.scrollTo({ top: Math.round(top), behavior });
  target.focus({ preventScroll: true });
  return true;
}

function headerHeight(): number {
  const header = document.querySelector('.site-header');
  if (!header) return fallbackHeight();
  // In a very low window, as at 400 % zoom, it scrolls away with the page.
  if (getComputedStyle(header).position !== 'sticky') return 0;
  return header.getBoundingClientRect().height || fallbackHeight();
}

/** The state of a navigation that leaves the page where it is: the same page in another language. */
export const keepScroll = { keepScroll: true };

const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
