import i18next, { type i18n } from 'i18next';
import { fallbackLocale, type Locale } from './locales';
import type { admin } from './tr/admin/index';
import type { messages } from './tr/messages';
import type { site } from './tr/site';

/** The i18next namespaces; a program loads those that it needs. */
export type Catalogs = { site?: typeof site; admin?: typeof admin; messages?: typeof messages };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; admin: typeof admin; messages: typeof messages };
  }
}

/**
 * An initialized i18next instance for one language. With i18next's singleton, simultaneous requests on the server would
 * change each other's language.
 * @param library who needs more of i18next than the public site hands it over, for which builds put a small part in its place
 */
export function createI18n(
  locale: Locale,
  resources: Partial<Record<Locale, Catalogs>>,
  library: Pick<typeof i18next, 'createInstance'> = i18next,
): i18n {
  const instance = library.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: fallbackLocale,
    resources,
    defaultNS: 'site',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** The type of a translation: the same keys, any texts. A missing or an extra key does not compile. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** The dotted paths to all texts of a catalog. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
