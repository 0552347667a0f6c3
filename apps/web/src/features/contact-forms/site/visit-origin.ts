import { plainPath, sitePages } from '@pano/api/addresses';
import type { LeadOrigin } from '@pano/api/contact-forms/lead-origin.schema';
import { readVisit } from '#kit/site/visit.ts';

const formPages: readonly string[] = [sitePages.home, sitePages.contact, sitePages.contactPage];
const hasForm = (path: string): boolean => formPages.includes(plainPath(path));

/** The last page without the form that this document has shown. */
let lastPage: string | null = null;

/** Whoever writes to the firm after it comes from this page, unless they see another one first. */
export function noteShownPage(path: string): void {
  if (!hasForm(path)) lastPage = path;
}

/**
 * Where the visitor comes from. Nothing is stored for it: a document that another page of the site has led to knows that page
 * only, and not how the visit began.
 */
export function readOrigin(): LeadOrigin {
  const visit = readVisit();
  if (visit === null) return { page: lastPage ?? readPageBefore() };
  const [source, medium, campaign] = visit.u ?? [];
  return {
    page: lastPage ?? location.pathname,
    entry: visit.e,
    referrer: visit.r,
    source,
    medium,
    campaign,
    ad: visit.a === 1,
  };
}

/** Of this site: the page whose link led to this document, unless the form stands on it, too. */
function readPageBefore(): string {
  const { pathname } = new URL(document.referrer);
  return hasForm(pathname) ? location.pathname : pathname;
}
