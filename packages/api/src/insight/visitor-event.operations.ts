import type { ApiServices } from '#platform/context';
import { countContact } from './count-contact';
import { mayCount, type RequestHeaders, readDevice } from './counted-requests';
import { type Device, speedClasses, speedDetail, speedMetrics, type VisitorEvent, visitorEvent } from './tally.schema';
import { nameSource, plainHost } from './visit-source.schema';
import { findVisitedPage, isSiteOpen, type VisitedPage } from './visited-page';

type Services = Pick<ApiServices, 'db' | 'visitCounter'>;

type Options = {
  /** Of the request with which the event came. */
  headers: RequestHeaders;
  /** Whether the server has something else than a page at an address. */
  isServed: (path: string) => boolean;
};

/** Counts what a browser tells. What is malformed, made up or not to be counted is dropped without a word. */
export async function countVisitorEvent(services: Services, body: string, options: Options): Promise<void> {
  const { headers, isServed } = options;
  const event = parseEvent(body);
  if (!event || !mayCount(headers) || !(await isSiteOpen(services.db))) return;
  const page = await findVisitedPage(services.db, event.p);
  if (page) await countEvent(services, event, page, readDevice(headers));
  else if (event.k === 'missing' && !isServed(event.p.toLowerCase())) countMissing(services, event);
}

function parseEvent(body: string): VisitorEvent | null {
  try {
    return visitorEvent.safeParse(JSON.parse(body)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function countEvent({ db, visitCounter }: Services, event: VisitorEvent, page: VisitedPage, device: Device) {
  if (event.k === 'missing') return;
  if (event.k === 'speed') return countSpeed(visitCounter, event, page, device);
  if (event.k !== 'view') {
    const entry = event.e === undefined ? null : await findVisitedPage(db, event.e);
    const source = event.e === undefined ? null : readSource(event);
    return countContact(visitCounter, event.k, { page: page.path, entry: entry?.path ?? null, source });
  }
  visitCounter.add({ kind: 'view', page: page.path, detail: '' });
  if (!event.n) return;
  visitCounter.add({ kind: 'visit', page: page.path, detail: readSource(event) });
  visitCounter.add({ kind: 'device', page: '', detail: device });
}

function readSource({ r, u: [source, medium, campaign] = ['', '', ''], a }: VisitorEvent): string {
  return nameSource({ referrer: r, source, medium, campaign, ad: a === 1 });
}

function countSpeed(counter: Services['visitCounter'], { s = {} }: VisitorEvent, page: VisitedPage, device: Device) {
  for (const metric of speedMetrics) {
    const value = s[metric];
    if (value === undefined) continue;
    const group = speedClasses[metric].filter((end) => end < value).length;
    counter.add({ kind: metric, page: page.name, detail: speedDetail(device, group) });
  }
}

/** An address without a query, and without what is an e-mail in it. */
const plainAddress = /^\/(?!\/)(?:[\w.~!$&'()*+,;=:/-]|%(?!40)[\da-f]{2})*$/i;

/** Counts an address that leads nowhere, with the site that links to it. */
function countMissing({ visitCounter }: Services, { p, r }: VisitorEvent): void {
  const [address = ''] = p.split(/[?#]/);
  if (plainAddress.test(address)) visitCounter.add({ kind: 'missing', page: address, detail: plainHost(r) });
}
