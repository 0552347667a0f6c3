import { useEffect, useEffectEvent } from 'react';
import { trpc } from '#kit/shared/trpc.ts';

/**
 * While the site is closed, a link from the back office to one of its pages first gives this browser the cookie with
 * which it sees the page all the same.
 */
export function useSiteLinks(): void {
  const closed = trpc.settings.siteOffline.useQuery().data?.siteOffline === true;
  const bypass = trpc.auth.bypassMaintenance.useMutation();
  const open = useEffectEvent(async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target="_blank"]') : null;
    if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Browsers open a tab only while they handle the click.
    const tab = window.open('', '_blank');
    if (!tab) return;
    tab.opener = null;
    // Without the cookie the page shows the maintenance screen, which offers the same once more.
    await bypass.mutateAsync().catch((error: unknown) => console.warn('The site could not be opened', error));
    tab.location.replace(link.href);
  });
  useEffect(() => {
    if (!closed) return;
    const listening = new AbortController();
    document.addEventListener('click', (event) => void open(event), { signal: listening.signal });
    return () => listening.abort();
  }, [closed]);
}
