import type { Locale } from '@pano/i18n/locales';
import { locales } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/use-locale.ts';
import { useChooseLocale } from './use-choose-locale';

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
