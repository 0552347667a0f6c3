import type { Locale } from '@pano/i18n/locales';

/** The texts of the public site; a visitor downloads those of one language. */
export const loadSite = async (locale: Locale) =>
  locale === 'en' ? (await import('@pano/i18n/en/site')).site : (await import('@pano/i18n/tr/site')).site;
