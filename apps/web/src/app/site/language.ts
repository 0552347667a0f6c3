import { isEnglishPath } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import type { i18n } from 'i18next';
import { visitorLocale } from '#kit/shared/visitor-locale.ts';
import { hydrateIslands } from '#kit/site/lazy-island.tsx';

/**
 * Fetches the texts of a language that is about to be shown for the first time, and meanwhile hydrates what must not change
 * before.
 */
export async function prepareLocale(i18n: i18n, locale: Locale): Promise<void> {
  const hydrated = i18n.language === locale ? null : hydrateIslands();
  if (!i18n.hasResourceBundle(locale, 'site')) i18n.addResourceBundle(locale, 'site', await loadSite(locale));
  await hydrated;
}

/** Changes all texts of the open page at once; `prepareLocale` comes before. */
export async function showLocale(i18n: i18n, locale: Locale): Promise<void> {
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** The language that an address is shown in to this visitor. */
export const readPathLocale = (pathname: string): Locale => (isEnglishPath(pathname) ? 'en' : visitorLocale());

/** The texts of the public site; a visitor downloads those of one language. */
export const loadSite = async (locale: Locale) =>
  locale === 'en' ? (await import('@pano/i18n/en/site')).site : (await import('@pano/i18n/tr/site')).site;
