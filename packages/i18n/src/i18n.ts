import i18next, { type i18n } from 'i18next';
import { fallbackLocale, type Locale } from './locales';
import type { admin } from './tr/admin/index';
import type { messages } from './tr/messages';
import type { site } from './tr/site';

/** The catalogs a part of the program needs, as i18next namespaces. */
export type Catalogs = { site?: typeof site; admin?: typeof admin; messages?: typeof messages };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; admin: typeof admin; messages: typeof messages };
  }
}

/**
 * A ready i18next instance of its own. The shared singleton would mix the languages of simultaneous requests on the
 * server.
 */
export function createI18n(locale: Locale, resources: Partial<Record<Locale, Catalogs>>): i18n {
  const instance = i18next.createInstance();
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

/** The shape of a translation: the same keys, any texts. A missing or an extra key does not compile. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** The dotted paths to all texts of a catalog. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
