import { isEnglishPath } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import type { i18n } from 'i18next';
import { visitorLocale } from '#kit/shared/visitor-locale.ts';
import { hydrateIslands } from '#kit/site/lazy-island.tsx';

/** Changes all texts of the open page at once; the catalog is fetched when it is needed for the first time. */
export async function showLocale(i18n: i18n, locale: Locale): Promise<void> {
  if (!i18n.hasResourceBundle(locale, 'site')) i18n.addResourceBundle(locale, 'site', await loadSite(locale));
  if (i18n.language !== locale) {
    await hydrateIslands();
    await i18n.changeLanguage(locale);
  }
  document.documentElement.lang = locale;
}

/** The language that an address is shown in to this visitor. */
export const readPathLocale = (pathname: string): Locale => (isEnglishPath(pathname) ? 'en' : visitorLocale());

/** The texts of the public site; a visitor downloads those of one language. */
export const loadSite = async (locale: Locale) =>
  locale === 'en' ? (await import('@pano/i18n/en/site')).site : (await import('@pano/i18n/tr/site')).site;
