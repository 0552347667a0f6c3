import type { VisitorEvent } from '@pano/api/insight/tally.schema';
import { countPath } from '@pano/api/plain-addresses';
import { readStored } from '#kit/shared/browser-storage.ts';
import { closestTo } from '#kit/site/attach.ts';
import { readLoad, readVisit, type Visit } from '#kit/site/visit.ts';

// Tells the server what is counted: which page was shown, and from which one a visitor called or wrote. Nothing is stored
// in the browser, and nothing that is sent says who the visitor is.

type Kind = VisitorEvent['k'];

/** By the protocol of a link or the host that it leads to. */
const contacts: Record<string, Kind | undefined> = {
  'tel:': 'call',
  'mailto:': 'mail',
  'wa.me': 'whatsapp',
};

/** Null after a reload, a step back, or a link of this site to another document. */
let visit: Visit | null = null;

/** The page that was counted last. */
let counted: string | null = null;

/** To be called once for each document, when its page has been painted: it then is in sight, also if it was prerendered. */
export function startCounting(): void {
  if (readLoad()?.type === 'navigate') visit = readVisit();
  for (const name of ['click', 'auxclick'] as const) addEventListener(name, countContact, { capture: true });
  // The browser comes back to the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && countShown());
  countShown(visit && { ...visit, n: 1 });
}

/** Counts the page on show unless it is the one that was counted last. */
export function countPage(): void {
  if (counted !== null && counted !== location.pathname) countShown();
}

function countShown(begin?: Partial<VisitorEvent> | null): void {
  counted = location.pathname;
  send(document.querySelector('[data-missing]') ? 'missing' : 'view', begin);
}

/** Any press that follows a link: of the first or the middle button, a finger or a key. */
function countContact(event: MouseEvent): void {
  const link = closestTo(event, 'a');
  if (!(link instanceof HTMLAnchorElement) || event.button > 1) return;
  const kind = contacts[link.protocol] ?? contacts[link.hostname];
  if (kind) send(kind, visit);
}

/** Tells the server, and does not wait for an answer. */
export function send(k: Kind, more?: Partial<VisitorEvent> | null): void {
  if (!isCounted(navigator)) return;
  const body = JSON.stringify({ k, p: location.pathname, ...more } satisfies VisitorEvent);
  if (!navigator.sendBeacon(countPath, body))
    fetch(countPath, { method: 'POST', body, keepalive: true }).catch(console.warn);
}

/** Not those who wish it so, programs, the owner, and a site that is closed. */
export const isCounted = ({ globalPrivacyControl, doNotTrack, webdriver }: Browser): boolean =>
  !globalPrivacyControl &&
  doNotTrack !== '1' &&
  !webdriver &&
  !readStored('admin_token') &&
  !document.querySelector('.maintenance');

/** What only some browsers tell. */
export type Browser = Navigator & {
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
};
