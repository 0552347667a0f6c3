import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new screen takes the focus, as a new page would; a change of the query string does not. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
