import type { Catalogs } from '@pano/i18n/i18n';
import type { Locale } from '@pano/i18n/locales';
import type { i18n } from 'i18next';
import { chooseLocale } from '#kit/shared/visitor-locale.ts';

/** The texts of the back office, and of the site for its previews; the other language is downloaded on a switch. */
export async function loadCatalogs(locale: Locale): Promise<Catalogs> {
  const [{ admin }, { site }] = await (locale === 'en'
    ? Promise.all([import('@pano/i18n/en/admin/index'), import('@pano/i18n/en/site')])
    : Promise.all([import('@pano/i18n/tr/admin/index'), import('@pano/i18n/tr/site')]));
  return { admin, site };
}

export async function switchLocale(i18n: i18n, locale: Locale): Promise<void> {
  if (!i18n.hasResourceBundle(locale, 'admin')) {
    for (const [name, texts] of Object.entries(await loadCatalogs(locale))) i18n.addResourceBundle(locale, name, texts);
  }
  chooseLocale(locale);
  document.documentElement.lang = locale;
  await i18n.changeLanguage(locale);
}
