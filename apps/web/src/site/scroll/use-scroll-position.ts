import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { plainPath } from '../../lib/site-path';
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
    if (!previous) return placeLoadedPage(location);
    // Typing another hash into the address bar looks like going back, but its entry has no position yet.
    const position = type === 'POP' && history.state ? loadPosition(location.key) : undefined;
    if (position !== undefined) return window.scrollTo(0, position);
    const samePage = plainPath(previous.pathname) === plainPath(location.pathname);
    const moved = scrollToTarget(location, samePage && mayMove() ? 'smooth' : 'instant');
    if (!moved && !samePage) window.scrollTo(0, 0);
  }, [location, type]);

  useEffect(() => {
    const remember = () => rememberPosition(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storePositions);
    };
  }, [location.key]);
}

/** Outlives the layout, which is another one under /en. */
let lastLocation: Location | null = null;

/** The document has just been loaded: come back to by the browser's buttons, or opened with a hash. */
function placeLoadedPage(location: Location): void {
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  const position = cameBack ? loadPosition(location.key) : undefined;
  if (position !== undefined) window.scrollTo(0, position);
  else if (location.hash || plainPath(location.pathname) === '/contact') scrollToTarget(location, 'instant');
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
