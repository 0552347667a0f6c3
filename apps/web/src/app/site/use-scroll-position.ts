import { plainPath } from '@pano/api/addresses';
import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { keepPlace, placeNextPage } from './scroll';

/** Places every page that the router shows. The first one stays where the first script has placed it. */
export function useScrollPosition(): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location | null>(null);
  useLayoutEffect(() => {
    const previous = before.current ?? lastLocation;
    before.current = location;
    lastLocation = location;
    if (previous === location) return;
    if (!previous || keepsScroll(location.state)) keepPlace(location.key);
    else placeNextPage(location, plainPath(previous.pathname) === plainPath(location.pathname), type === 'POP');
  }, [location, type]);
}

/** Outlives the layout, which is another one under /en. */
let lastLocation: Location | null = null;

/** The state of a navigation that leaves the page where it is: the same page in another language. */
export const keepScroll = { keepScroll: true };

export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
