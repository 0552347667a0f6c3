import { type Locale, locales } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { chooseLocale, useLocale } from '#kit/shared/language.ts';
import { isEnglishPath, plainPath } from '#kit/site/site-path.ts';
import { showLocale } from '../language';
import { keepScroll } from '../scroll';

const shortNames: Record<Locale, string> = { tr: 'TR', en: 'EN' };

export function LanguageSwitch() {
  const { t } = useTranslation('site');
  const current = useLocale();
  const choose = useChooseLocale();
  return (
    <fieldset className="language-switch needs-script" aria-label={t('language.label')}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          title={t(`language.${locale}`)}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
        >
          {shortNames[locale]}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Keeps the visitor's choice of a language and shows it. Addresses under /en are always English: choosing Turkish
 * there leads to the same page without the prefix.
 */
export function useChooseLocale(): (locale: Locale) => Promise<void> {
  const { i18n } = useTranslation('site');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return async (locale) => {
    chooseLocale(locale);
    if (locale === 'tr' && isEnglishPath(pathname)) {
      await navigate({ pathname: plainPath(pathname), search, hash }, { state: keepScroll });
    } else {
      await showLocale(i18n, locale);
    }
  };
}
