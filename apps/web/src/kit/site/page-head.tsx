import { shareImagePath, sitePages, sluggedKinds } from '@pano/api/addresses';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../shared/language';
import { useCompany } from '../shared/use-company';
import { englishPath, isEnglishPath } from './site-path';

type Props = {
  /** The complete title of the document. */
  title: string;
  description?: string | null | undefined;
  /** Separated by commas. */
  keywords?: string | null | undefined;
  /** The path of the page without a language: `/`, `/proje/x`. */
  path: string;
  /** For pages that search engines should leave out: `noindex`. */
  robots?: string;
  /** What Open Graph calls a page of its kind. */
  type?: string;
};

const recordPages = sluggedKinds.map((kind) => new RegExp(`^${sitePages[kind].replace(':slug', '[^/?#]+')}$`));

/** What networks show beside a shared link: the server draws one image for each record and one for all other pages. */
const shareImage = (path: string) =>
  shareImagePath(recordPages.some((page) => page.test(path)) ? path : sitePages.home);

const ogLocales = { tr: 'tr_TR', en: 'en_GB' } as const;

/** What browsers, search engines and networks read about a page. React moves these elements into the head. */
export function PageHead({ title, description, keywords, path, robots, type = 'website' }: Props) {
  const absolute = useAbsoluteUrl();
  const locale = useLocale();
  const company = useCompany();
  const { pathname } = useLocation();
  const turkish = absolute(path);
  const english = absolute(englishPath(path));
  const image = absolute(shareImage(path));
  const canonical = company.english && isEnglishPath(pathname) ? english : turkish;
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {robots ? (
        <meta name="robots" content={robots} />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {company.english ? (
            <>
              <link rel="alternate" hrefLang="tr" href={turkish} />
              <link rel="alternate" hrefLang="en" href={english} />
              <link rel="alternate" hrefLang="x-default" href={turkish} />
            </>
          ) : null}
        </>
      )}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={ogLocales[locale]} />
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
    </>
  );
}

/** The public address of the site, such as `https://www.ornekelektrik.example`; the server knows it, the Host header does not. */
export const PageOrigin = createContext('');

/** Makes an absolute address out of a path; a complete address stays as it is. */
export function useAbsoluteUrl(): (path: string) => string {
  const origin = useContext(PageOrigin);
  return (path) => (path.startsWith('/') ? `${origin}${path}` : path);
}
