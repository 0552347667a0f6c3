import { type Locale, localeOfTag, locales } from '@pano/i18n/locales';
import { readStored, storeIfAllowed } from './browser-storage';

/** The name both in the browser's storage and of the cookie, through which the server learns of the choice. */
const key = 'i18nextLng';

const detectedLocale = (): Locale => localeOfTag(navigator.languages[0]);

/** What the visitor chose on an earlier visit. The storage may hold the detected language; only a choice has the cookie. */
export function chosenLocale(): Locale | undefined {
  const stored = readStored(key);
  const sent = /\bi18nextLng=(\w+)/.exec(document.cookie)?.[1];
  const chosen = sent || stored !== detectedLocale() ? (stored ?? sent) : null;
  return locales.find((locale) => locale === chosen);
}

/** Keeps the visitor's choice; from now on it wins over the browser's language. */
export function chooseLocale(locale: Locale): void {
  storeIfAllowed(key, locale);
  const yearSeconds = 31_536_000;
  document.cookie = `${key}=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

/** The language of an address without a language in it, for this visitor. */
export const visitorLocale = (): Locale => chosenLocale() ?? detectedLocale();

/** Stores the language of a visitor who has chosen none, as the specification wants it. */
export const storeVisitorLocale = (): void => storeIfAllowed(key, visitorLocale());
