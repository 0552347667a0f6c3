import { plainPath } from '#kit/site/site-path.ts';

/** Heights of the header by the design, for the moment in which it cannot be measured. */
const narrow = '(max-width: 768px)';
const fallbackHeight = () => (matchMedia(narrow).matches ? 80 : 70);

type Address = { pathname: string; hash: string };

/**
 * Scrolls to what an address names: the section of its hash, on /contact the contact section, else the top.
 * @returns false for a hash that names nothing, where the page stays as it is
 */
export function scrollToTarget({ pathname, hash }: Address, behavior: ScrollBehavior): boolean {
  const id = hash ? decodeURIComponent(hash.slice(1)) : plainPath(pathname) === '/contact' ? 'contact' : '';
  if (id === '' || id === 'home') {
    window.scrollTo({ top: 0, behavior });
    return true;
  }
  const target = document.getElementById(id);
  if (!target) return false;
  const top = target.getBoundingClientRect().top + window.scrollY - headerHeight();
  window.scrollTo({ top: Math.round(top), behavior });
  target.focus({ preventScroll: true });
  return true;
}

function headerHeight(): number {
  const header = document.querySelector('.site-header');
  if (!header) return fallbackHeight();
  // Without JavaScript the narrow header scrolls away; with it, it always sticks.
  return header.getBoundingClientRect().height || fallbackHeight();
}
