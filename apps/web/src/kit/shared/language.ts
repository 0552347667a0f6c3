import { type Locale, locales, pickLocale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';

/** The name both in the browser's storage and of the cookie, through which the server learns of the choice. */
const key = 'i18nextLng';
const yearSeconds = 31_536_000;

/** What the visitor chose on an earlier visit. */
export function chosenLocale(): Locale | null {
  const chosen = localStorage.getItem(key) ?? /(?:^|;\s*)i18nextLng=(\w+)/.exec(document.cookie)?.[1];
  return locales.find((locale) => locale === chosen) ?? null;
}

/** Keeps the visitor's choice; from now on it wins over the browser's language. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
  document.cookie = `${key}=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

/** The language of an address without a language in it, for this visitor. */
export const visitorLocale = (): Locale => chosenLocale() ?? pickLocale(navigator.languages.join(','));

/** The language the page speaks now. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('site');
  return i18n.language === 'en' ? 'en' : 'tr';
}

/** What the owner writes about records is Turkish, whatever language the page around it speaks. */
export const contentLanguage = 'tr';
