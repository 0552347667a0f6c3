import { englishPrefix, isEnglishPath } from '@pano/api/addresses';

/** Addresses that no page of the site answers: files, the API and the back office. */
const notPages = /^\/(?:admin|api|trpc|uploads|og|art|assets|icons)(?:[/?#]|$)/;

/** The address without the language: `/en/proje/x` and `/proje/x` are both `/proje/x`. */
export const plainPath = (pathname: string): string =>
  isEnglishPath(pathname) ? pathname.slice(englishPrefix.length) || '/' : pathname;

/** The same page under /en: `/` becomes `/en`, `/#services` becomes `/en#services`; what is there already stays. */
export const englishPath = (path: string): string =>
  isEnglishPath(path.split(/[?#]/, 1)[0] ?? '') ? path : `${englishPrefix}${path.replace(/^\/(?=[#?]|$)/, '')}`;

/** Whether a link stays on the site: `/proje/x`, `/#contact`, `#contact`. Anything else is left to the browser. */
export const isSitePath = (link: string): boolean => /^(?:\/(?!\/)|#)/.test(link) && !notPages.test(link);
