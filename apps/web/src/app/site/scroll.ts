import { contactAddress } from '@pano/api/plain-addresses';
import { readForTab, storeForTab } from '#kit/site/tab-storage.ts';
import { readLoad } from '#kit/site/visit.ts';
import { markHere } from './frame/here';
import { whenLoaded } from './intent';

// Where a page stands in its window, before and after hydration. Every entry of the history has a key: the router's, or
// the one that the first script gives it under the same name.

type Address = { pathname: string; hash: string };

/** Of the page on show; the browser's own state may be ahead of it. */
let shownKey = 'default';

/** How far down each entry of the history was when it was left, by its key. */
const positions = new Map<string, number>();

const storageKey = 'pano.scroll';
const maxStored = 50;

/** Where the next page opens: the same one, in another language or made anew. */
const placeKey = 'pano.place';

/**
 * Puts a page that was just loaded where its visitor expects it, and from then on remembers where it stands. The page itself
 * has told the browser to leave that to us (vite-plugin-first-paint.ts).
 */
export function placeLoadedPage(): void {
  for (const [key, top] of readForTab(storageKey)) positions.set(key, Number(top));
  if (!readKey()) history.replaceState({ ...history.state, key: createKey() }, '');
  shownKey = readKey() ?? shownKey;
  const cameBack = readLoad()?.type === 'back_forward';
  const [place] = readForTab(placeKey);
  storeForTab(placeKey, []);
  if (place?.[0]) restoreHash(place[0]);
  const position = place ? Number(place[1]) : cameBack ? positions.get(shownKey) : undefined;
  const namesSection = location.hash || location.pathname === contactAddress;
  if (position !== undefined) scrollToPosition(position);
  // Whoever types already keeps the focus and the place to which the browser has scrolled.
  else if (namesSection && !document.activeElement?.closest('form')) scrollToTarget(location, 'instant');
  addEventListener('scroll', storePosition);
  addEventListener('pagehide', storePositions);
}

/** After a step back Chromium may scroll by itself, while the page that was left is still on show. */
const storePosition = () => readKey() === shownKey && positions.set(shownKey, scrollY);

export const createKey = (): string => Math.random().toString(36).slice(2);

export const readKey = (): string | undefined => history.state?.key;

/** Only when the page has loaded: until then the browser would scroll to the section. */
function restoreHash(hash: string): void {
  const restore = () => {
    history.replaceState(history.state, '', hash);
    markHere();
  };
  whenLoaded(() => setTimeout(restore));
}

/** Opens the same page under an address at the present place; with its hash the browser would scroll to the section. */
export function openInPlace(address: URL): void {
  storeForTab(placeKey, [[address.hash, scrollY]]);
  address.hash = '';
  if (address.pathname === location.pathname) {
    history.replaceState(history.state, '', address);
    location.reload();
  } else location.assign(address);
}

/**
 * Places the page after a step on the site: a link at the section it names or at the top, back and forward where the
 * page was left.
 */
export function placeNextPage(location: Address & { key: string }, samePage: boolean, isBack: boolean): void {
  // Typing another hash into the address bar looks like going back, but its entry has no position yet.
  const position = isBack && history.state ? positions.get(location.key) : undefined;
  shownKey = location.key;
  if (position !== undefined) {
    scrollToPosition(position);
    return;
  }
  const hasTarget = scrollToTarget(location, samePage && mayMove() ? 'smooth' : 'instant');
  if (!hasTarget && !samePage) scrollTo(0, 0);
}

/** The page on show has another entry of the history, and stays where it is. */
export function keepPlace(key: string): void {
  shownKey = key;
}

/**
 * Has the browser lay out the sections that the styles let it skip until they come near the window. Before that their
 * heights are guesses, so whatever scrolls to a place on the page calls this first. Links to a section that the browser
 * follows itself need it not: the styles notice its target.
 */
function layOutWholePage(): void {
  document.documentElement.dataset.wholePage = '';
}

function scrollToPosition(top: number): void {
  layOutWholePage();
  scrollTo(0, top);
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the positions for the time after a visit to another site. */
const storePositions = (): void => storeForTab(storageKey, [...positions].slice(-maxStored));

/** Heights of the header by the design, for the moment in which it cannot be measured. */
const fallbackHeight = () => (matchMedia('(max-width: 768px)').matches ? 80 : 70);

/**
 * Scrolls to what an address names: the section of its hash, on /contact the contact section, else the top.
 * @returns false for a hash that names nothing, where the page stays as it is
 */
function scrollToTarget({ pathname, hash }: Address, behavior: ScrollBehavior): boolean {
  const id = hash ? decodeURIComponent(hash.slice(1)) : pathname === contactAddress ? 'contact' : '';
  if (id === '' || id === 'home') {
    scrollTo({ top: 0, behavior });
    return true;
  }
  const target = document.getElementById(id);
  if (!target) return false;
  layOutWholePage();
  const top = target.getBoundingClientRect().top + scrollY - headerHeight();
  scrollTo({ top: Math.round(top), behavior });
  target.focus({ preventScroll: true });
  return true;
}

function headerHeight(): number {
  const header = document.querySelector('.site-header');
  // In a very low window, as at 400 % zoom, it scrolls away with the page.
  if (header && getComputedStyle(header).position !== 'sticky') return 0;
  return header?.getBoundingClientRect().height || fallbackHeight();
}
