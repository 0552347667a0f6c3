import { homePath, type Paths } from '@pano/api/addresses';
import { shareImagePath } from '@pano/api/beside-pages';
import type { Locale } from '@pano/i18n/locales';
import { createContext, useContext } from 'react';
import { useLocale } from '../shared/language';
import { useCompany } from '../shared/use-company';
import { JsonLd, type PageContent } from './json-ld';
import { englishPath } from './site-path';

type Props = PageContent & {
  /** The complete title of the document, where it is not the name of the page with that of the firm. */
  title?: string | null;
  /** Separated by commas. */
  keywords?: string | null;
  /** What Open Graph calls a page of its kind. */
  ogType?: string;
} & PageAddress;

/** A page that both languages have, by its path without a language (`/`, `/articles`), or that of a record. */
type PageAddress = { path: string } | { record: { lang: Locale; paths: Paths } };

/** The language of the page's content and its addresses; a page without English counts at its Turkish address only. */
function usePageAddress(page: PageAddress) {
  const locale = useLocale();
  const { english } = useCompany();
  const lang = 'record' in page ? page.record.lang : locale;
  const paths: Paths = 'record' in page ? page.record.paths : { tr: page.path, en: englishPath(page.path) };
  const hasEnglish = english && paths.en !== null;
  const other = lang === 'en' ? paths.tr : paths.en;
  const isEnglish = hasEnglish && lang === 'en';
  return {
    lang,
    tr: paths.tr,
    en: english ? paths.en : null,
    path: (isEnglish ? paths.en : null) ?? paths.tr,
    other: hasEnglish ? other : null,
  };
}

const ogLocales = { tr: 'tr_TR', en: 'en_GB' } as const;

/**
 * What browsers, search engines and networks read about a page. React moves these elements into the head, except for the
 * structured data.
 */
export function PageHead({ title: ownTitle, keywords, ogType = 'website', ...page }: Props) {
  const absolute = useAbsoluteUrl();
  const company = useCompany();
  const address = usePageAddress(page);
  const { lang, tr, en, path } = address;
  const { description } = page;
  const title = ownTitle || `${page.name} – ${company.name}`;
  const turkish = absolute(tr);
  const canonical = absolute(path);
  // The server draws one image for each record, and one in each language for all other pages.
  const image = absolute(shareImagePath('record' in page ? path.replace(/\?.*/, '') : homePath[lang]));
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      <link rel="canonical" href={canonical} />
      {en ? (
        <>
          <link rel="alternate" hrefLang="tr" href={turkish} />
          <link rel="alternate" hrefLang="en" href={absolute(en)} />
          <link rel="alternate" hrefLang="x-default" href={turkish} />
        </>
      ) : null}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:type" content={ogType} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={ogLocales[lang]} />
      {en ? <meta property="og:locale:alternate" content={ogLocales[lang === 'en' ? 'tr' : 'en']} /> : null}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description ? <meta name="twitter:description" content={description} /> : null}
      <meta name="twitter:image" content={image} />
      <JsonLd page={page} address={address} absolute={absolute} />
    </>
  );
}

/** The public address of the site, such as `https://www.ornekelektrik.example`; the server knows it, the Host header does not. */
export const PageOrigin = createContext('');

/** Makes an absolute address out of a path; a complete address stays as it is. */
function useAbsoluteUrl(): (path: string) => string {
  const origin = useContext(PageOrigin);
  return (path) => (path.startsWith('/') ? `${origin}${path}` : path);
}
