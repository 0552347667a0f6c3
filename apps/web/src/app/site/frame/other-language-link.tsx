import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { englishPath, plainPath } from '#kit/site/site-path.ts';
import { useChooseLocale } from './language-switch';

/** The same page in the other language, for search engines and for visitors without JavaScript too. */
export function OtherLanguageLink() {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const other = useLocale() === 'en' ? 'tr' : 'en';
  const choose = useChooseLocale();
  const path = plainPath(pathname);
  if (!useCompany().english) return null;
  return (
    <a
      href={other === 'en' ? englishPath(path) : path}
      hrefLang={other}
      lang={other}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void choose(other);
      }}
    >
      {t('footer.otherLanguage')}
    </a>
  );
}
