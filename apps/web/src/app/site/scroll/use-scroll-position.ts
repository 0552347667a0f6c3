import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { plainPath } from '#kit/site/site-path.ts';
import { keepsScroll } from './keep-scroll';
import { loadPosition, rememberPosition, storePositions } from './scroll-positions';
import { scrollToTarget } from './scroll-to-target';

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
    window.scrollTo(0, position);
    return;
  }
  const samePage = plainPath(previous.pathname) === plainPath(location.pathname);
  const found = scrollToTarget(location, samePage && mayMove() ? 'smooth' : 'instant');
  if (!found && !samePage) window.scrollTo(0, 0);
}

/** The document has just been loaded: come back to by the browser's buttons, or opened with a hash. */
function placeLoadedPage(location: Location): void {
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  const position = cameBack ? loadPosition(location.key) : undefined;
  if (position !== undefined) window.scrollTo(0, position);
  else if (location.hash || plainPath(location.pathname) === '/contact') scrollToTarget(location, 'instant');
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
