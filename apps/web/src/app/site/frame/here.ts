import { contactAddress, isHomePath } from '@pano/api/plain-addresses';
import { markCurrent } from '#kit/site/attach.ts';

/** The hash of the menu item whose section of the home page an address names; null on other pages. */
export function findHere(pathname: string, hash: string): string | null {
  if (pathname === contactAddress) return hash || '#contact';
  if (!isHomePath(pathname)) return null;
  return hash === '#home' ? '' : hash;
}

/** Marks that item in both menus; the server, which never gets the hash, has marked the one of the path. */
export function markHere(): void {
  const here = findHere(location.pathname, location.hash);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.main-nav a:not([data-page]),.drawer-nav a:not([data-page])',
  )) {
    markCurrent(link, link.hash === here && 'location');
  }
}
