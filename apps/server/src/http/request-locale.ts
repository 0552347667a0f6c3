import { type Locale, pickLocale } from '@pano/i18n/locales';

/** The language of a page: /en is English; other addresses follow the visitor's choice, then the browser. */
export function pageLocale(path: string, cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  if (path === '/en' || path.startsWith('/en/')) return 'en';
  const chosen = /(?:^|;\s*)i18nextLng=(tr|en)(?:;|$)/.exec(cookie ?? '')?.[1];
  if (chosen === 'tr' || chosen === 'en') return chosen;
  return pickLocale(acceptLanguage);
}
