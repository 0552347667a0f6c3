import type { VisitorEvent } from '@pano/api/insight/tally.schema';

/** Where a visit began and what led to it. */
export type Visit = Pick<VisitorEvent, 'e' | 'r' | 'u' | 'a'>;

/** Marks of links in Google's advertisements. */
const adMark = /[?&](?:gclid|[gw]braid)=/;

/** How the browser has loaded this document. */
export const readLoad = (): { name: string; type?: string } | undefined =>
  performance.getEntriesByType('navigation')[0];

/**
 * The visit that began with this document, from what the browser knows of it: nothing is stored. Null where another page of
 * this site led here, since that page alone knows how the visit began.
 */
export function readVisit(): Visit | null {
  const before = document.referrer ? new URL(document.referrer) : null;
  if (before?.origin === location.origin) return null;
  const { pathname, search, searchParams } = new URL(readLoad()?.name ?? location.href);
  const mark = (name: string) => searchParams.get(`utm_${name}`) ?? '';
  return {
    e: pathname,
    r: before?.hostname,
    u: [mark('source'), mark('medium'), mark('campaign')],
    a: adMark.test(search) ? 1 : undefined,
  };
}
