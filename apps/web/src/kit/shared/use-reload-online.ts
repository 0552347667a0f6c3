import { useEffect } from 'react';

export const reload = () => window.location.reload();

/**
 * Reloads the page when the connection is back, for the screens that stand where another could not be loaded: the router
 * does not ask a second time for code that it could not get.
 */
export function useReloadOnline(): void {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
}
