import { plainPath, sitePages } from '@pano/api/addresses';
import type { LeadOrigin } from '@pano/api/contact-forms/lead-origin.schema';

const formPages: readonly string[] = [sitePages.home, sitePages.contact, sitePages.contactPage];
const hasForm = (path: string): boolean => formPages.includes(plainPath(path));

/** The last page without the form that this document has shown. */
let lastPage: string | null = null;

/** Whoever writes to the firm after it comes from this page, unless they see another one first. */
export function noteShownPage(path: string): void {
  if (!hasForm(path)) lastPage = path;
}

/** Marks of links in Google's advertisements. */
const adMarks = ['gclid', 'gbraid', 'wbraid'];

/**
 * Where the visitor comes from. Nothing is stored for it: a document that another page of the site has led to knows that page
 * only, and not how the visit began.
 */
export function readOrigin(): LeadOrigin {
  const before = document.referrer ? new URL(document.referrer) : null;
  const isOwn = before?.origin === location.origin;
  const pageBefore = isOwn && !hasForm(before.pathname) ? before.pathname : null;
  const page = lastPage ?? pageBefore ?? location.pathname;
  if (isOwn) return { page };
  const { pathname, searchParams } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  const mark = (name: string) => searchParams.get(name) ?? undefined;
  return {
    page,
    entry: pathname,
    referrer: before?.hostname,
    source: mark('utm_source'),
    medium: mark('utm_medium'),
    campaign: mark('utm_campaign'),
    ad: adMarks.some((name) => searchParams.has(name)),
  };
}
