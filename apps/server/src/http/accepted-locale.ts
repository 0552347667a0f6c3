import { type Locale, pickLocale } from '@pano/i18n/locales';
import { LRUCache } from 'lru-cache';

const known = new LRUCache<string, Locale>({ max: 500 });

/** As pickLocale, remembering the usual headers. */
export function languageOf(acceptLanguage: string | undefined): Locale {
  if (!acceptLanguage || acceptLanguage.length > 200) return pickLocale(acceptLanguage);
  let locale = known.get(acceptLanguage);
  if (!locale) {
    locale = pickLocale(acceptLanguage);
    known.set(acceptLanguage, locale);
  }
  return locale;
}
