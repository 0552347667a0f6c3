import type { Locale } from '@pano/i18n/locales';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** The language the page speaks now. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('site');
  return i18n.language === 'en' ? 'en' : 'tr';
}

/** The language that the records on the page were asked for in; each says for itself which one its texts are in. */
export const ContentLocale = createContext<Locale>('tr');
export const useContentLocale = (): Locale => useContext(ContentLocale);
