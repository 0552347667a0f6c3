import { withoutEnglish } from '@pano/api/plain-addresses';
import { storeTypedText } from '#features/contact-forms/site/typed-text.ts';
import { chooseLocale } from '#kit/shared/visitor-locale.ts';
import { closestTo, hasModifier } from '#kit/site/attach.ts';
import { markHere } from './frame/here';
import { createKey, openInPlace, placeNextPage, readKey } from './scroll';
import { onSiteStatus } from './site-status';

// What the router and React do on a hydrated page, with documents in place of screens.

/** @param signal ends all of it when the page hydrates */
export function handleNavigation(signal: AbortSignal): void {
  addEventListener('click', handleClick, { signal });
  addEventListener('popstate', () => placeHere(true), { signal });
  onSiteStatus(showStatus);
  markHere();
}

function handleClick(event: MouseEvent): void {
  const control = closestTo(event, 'a[href], [data-locale]');
  if (!control || event.defaultPrevented || event.button || hasModifier(event)) return;
  const { locale } = control.dataset;
  if (locale) {
    event.preventDefault();
    markBusy(control);
    switchLocale(locale === 'en' ? 'en' : 'tr');
  } else if (control instanceof HTMLAnchorElement) followLink(control, event);
}

/** On a slow line the page comes seconds later; who comes back to this one finds it as it was. */
function markBusy(control: Element): void {
  control.ariaBusy = 'true';
  addEventListener('pagehide', () => (control.ariaBusy = null));
}

/**
 * The link at the end of the page names its address in the other language. A page without one changes where it is, and so
 * does an error page, whose link leads to the home page.
 */
function switchLocale(locale: 'tr' | 'en'): void {
  chooseLocale(locale);
  const address = new URL(location.href);
  const link = document.querySelector<HTMLAnchorElement>(`a[data-locale=${locale}][hreflang]`);
  const isMissing = document.querySelector('.dead-end');
  address.pathname = link && !isMissing ? link.pathname : withoutEnglish(address.pathname);
  reopen(address);
}

/** A link to a section of the page on show scrolls there; any other loads its page. */
function followLink(link: HTMLAnchorElement, event: Event): void {
  const [address] = location.href.split('#');
  if (link.target || link.href.split('#')[0] !== address) return;
  event.preventDefault();
  // As the router does: the same address again is no step of its own.
  history[link.href === location.href ? 'replaceState' : 'pushState']({ key: createKey() }, '', link.href);
  placeHere(false);
}

function placeHere(isBack: boolean): void {
  const { pathname, hash } = location;
  placeNextPage({ pathname, hash, key: readKey() ?? '' }, true, isBack);
  markHere();
}

async function showStatus(offline: boolean): Promise<void> {
  const isClosed = document.querySelector('.maintenance, .maintenance-mark') !== null;
  if (offline !== isClosed && (offline || (await isOpen()))) reopen(new URL(location.href));
}

/** After a check that has failed there may be no server: then loading the page anew would only lose it. */
async function isOpen(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status !== 503;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

function reopen(address: URL): void {
  storeTypedText();
  openInPlace(address);
}
