import { type Paths, plainPath } from '@pano/api/addresses';
import { type Locale, locales } from '@pano/i18n/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { chooseLocale } from '#kit/shared/visitor-locale.ts';
import { nextFrame } from '#kit/site/scheduling.ts';
import { englishPath } from '#kit/site/site-path.ts';
import { keepScroll } from '../use-scroll-position';

const shortNames: Record<Locale, string> = { tr: 'TR', en: 'EN' };

export function LanguageSwitch() {
  const { t } = useTranslation('site');
  const current = useLocale();
  const { choose, busy } = useChooseLocale();
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
          aria-busy={locale === busy || undefined}
          onClick={() => choose(locale)}
        >
          {shortNames[locale]}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * Keeps the visitor's choice of a language and leads to the address of the same page in that language. On a slow line its
 * texts come seconds later: `busy` is the language that is waited for.
 */
export function useChooseLocale() {
  const [busy, setBusy] = useState<Locale | null>(null);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const paths = useOtherPaths();
  const open = async (locale: Locale) => {
    chooseLocale(locale);
    const target = paths[locale] ?? pathname;
    if (target !== pathname) await navigate({ pathname: target, search, hash }, { state: keepScroll });
    // A plain address may have been English before, and a record may have no English: then only the texts change.
    else await revalidate();
  };
  const choose = async (locale: Locale) => {
    setBusy(locale);
    // The mark comes to the screen first: the texts keep a phone busy.
    await nextFrame();
    await open(locale).finally(() => setBusy(null));
  };
  return { choose, busy };
}

/** The addresses of this page in both languages: a record's are its own, and where it has no English there is none. */
export function useOtherPaths(): Paths {
  const plain = plainPath(useLocation().pathname);
  const shown = useMatches().at(-1)?.loaderData;
  return hasPaths(shown) ? shown.paths : { tr: plain, en: englishPath(plain) };
}

const hasPaths = (shown: unknown): shown is { paths: Paths } =>
  typeof shown === 'object' && shown !== null && 'paths' in shown && shown.paths !== undefined;
