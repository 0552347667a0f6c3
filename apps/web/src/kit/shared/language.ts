import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';

/** The language the page speaks now. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('site');
  return i18n.language === 'en' ? 'en' : 'tr';
}

/** What the owner writes about records is Turkish, whatever language the page around it speaks. */
export const contentLanguage = 'tr';
