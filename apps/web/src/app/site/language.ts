import type { Locale } from '@pano/i18n/locales';
import type { i18n } from 'i18next';
import { visitorLocale } from '#kit/shared/language.ts';
import { partsAlive } from '#kit/site/island-hydration.ts';
import { isEnglishPath } from '#kit/site/site-path.ts';
import { loadSite } from './catalogs';

/** Changes all texts of the open page at once; the catalog is fetched when it is needed for the first time. */
export async function showLocale(i18n: i18n, locale: Locale): Promise<void> {
  if (!i18n.hasResourceBundle(locale, 'site')) i18n.addResourceBundle(locale, 'site', await loadSite(locale));
  if (i18n.language !== locale) {
    await partsAlive();
    await i18n.changeLanguage(locale);
  }
  document.documentElement.lang = locale;
}

/** The language that an address is shown in to this visitor. */
export const localeOfPath = (pathname: string): Locale => (isEnglishPath(pathname) ? 'en' : visitorLocale());
