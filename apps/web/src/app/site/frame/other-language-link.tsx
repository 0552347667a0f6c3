import { homePath } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { englishPath } from '#kit/site/site-path.ts';
import { useChooseLocale, useOtherPaths } from './language-switch';

/**
 * The same page in the other language, for search engines and for visitors without JavaScript too. Where there is no
 * page it leads to the home page, for the page that says so is the same at many addresses; so it does where a record is
 * left out of the English site.
 */
export function OtherLanguageLink() {
  const { t } = useTranslation('site');
  const other = useLocale() === 'en' ? 'tr' : 'en';
  const { choose, busy } = useChooseLocale();
  const isMissing = useMatches().at(-1)?.loaderData == null;
  const paths = useOtherPaths();
  const { english, untranslated } = useCompany();
  if (!english) return null;
  const path = isMissing ? homePath[other] : paths[other];
  return (
    <a
      href={path ?? (untranslated === 'hidden' ? homePath.en : englishPath(paths.tr))}
      hrefLang={path === null ? undefined : other}
      lang={other}
      data-locale={other}
      aria-busy={busy === other || undefined}
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
