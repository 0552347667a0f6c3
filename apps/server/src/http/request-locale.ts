import { isEnglishPath, plainPath } from '@pano/api/addresses';
import { type Locale, pickLocale } from '@pano/i18n/locales';
import { parse as parseCookies } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';

/** In which the browser keeps the visitor's choice. */
const cookieName = 'i18nextLng';

/** Path and query of the Turkish page at an English address; slashes that would name another host become one. */
export const withoutEnglish = ({ pathname, search }: URL): string =>
  plainPath(pathname).replace(/^[/\\]*/, '/') + search;

/** The language of a page: /en is English; other addresses follow the visitor's choice, then the browser. */
export function pageLocale(path: string, cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isEnglishPath(path)) return 'en';
  const chosen = cookie && parseCookies(cookie, cookieName)[cookieName];
  return chosen === 'tr' || chosen === 'en' ? chosen : acceptedLocale(acceptLanguage);
}

const picked = new LRUCache<string, Locale>({ max: 500 });

/** The language that an Accept-Language header asks for, with the usual headers cached. */
export function acceptedLocale(acceptLanguage: string | undefined): Locale {
  // Headers of any length must not fill the memory.
  if (!acceptLanguage || acceptLanguage.length > 200) return pickLocale(acceptLanguage);
  let locale = picked.get(acceptLanguage);
  if (!locale) {
    locale = pickLocale(acceptLanguage);
    picked.set(acceptLanguage, locale);
  }
  return locale;
}
