import { isEnglishPath, toEnglishPath } from '@pano/api/addresses';

/** Addresses that no page of the site answers: files, the API and the back office. */
const notPages = /^\/(?:admin|api|trpc|uploads|og|art|assets|icons)(?:[/?#]|$)/;

/** The same page under /en: `/` becomes `/en`, `/#services` becomes `/en#services`; what is there already stays. */
export function englishPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  return isEnglishPath(plain) ? path : toEnglishPath(plain) + path.slice(plain.length);
}

/** Whether a link stays on the site: `/proje/x`, `/#contact`, `#contact`. Anything else is left to the browser. */
export const isSitePath = (link: string): boolean => /^(?:\/(?!\/)|#)/.test(link) && !notPages.test(link);
