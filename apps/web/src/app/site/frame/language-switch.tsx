import { type Locale, locales } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { chooseLocale } from '#kit/shared/visitor-locale.ts';
import { englishPath, plainPath } from '#kit/site/site-path.ts';
import { showLocale } from '../language';
import { keepScroll } from '../use-scroll-position';

const shortNames: Record<Locale, string> = { tr: 'TR', en: 'EN' };

export function LanguageSwitch() {
  const { t } = useTranslation('site');
  const current = useLocale();
  const choose = useChooseLocale();
  if (!useCompany().english) return null;
  return (
    <fieldset className="language-switch needs-script" aria-label={t('language.label')}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          data-locale={locale}
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

/** Keeps the visitor's choice of a language and leads to the address of the same page in that language. */
export function useChooseLocale(): (locale: Locale) => Promise<void> {
  const { i18n } = useTranslation('site');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return async (locale) => {
    chooseLocale(locale);
    const plain = plainPath(pathname);
    const target = locale === 'en' ? englishPath(plain) : plain;
    if (target !== pathname) await navigate({ pathname: target, search, hash }, { state: keepScroll });
    // A plain address may have been English before; then only the texts change.
    else await showLocale(i18n, locale);
  };
}
