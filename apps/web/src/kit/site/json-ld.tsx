import { plainPath } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Graph } from 'schema-dts';
import { useLocale } from '../shared/language';
import { useCompany } from '../shared/use-company';
import {
  breadcrumbNode,
  businessNode,
  type Crumb,
  type GraphContext,
  type JsonLdNode,
  type PageType,
  pageNode,
  websiteNode,
} from './json-ld-nodes';
import { englishPath } from './site-path';

/** What search engines are told about a page. */
export type PageContent = {
  name: string;
  description: string | null;
  type?: PageType;
  /** From the page below the home page to this one; the home page has none. */
  crumbs?: Crumb[];
  /** What else the page is about. */
  nodes?: (site: GraphContext) => JsonLdNode[];
};

type Props = {
  page: PageContent;
  address: { lang: Locale; path: string; other: string | null };
  absolute: (path: string) => string;
};

/**
 * Tells search engines what the page holds: the firm, the site, the page and its content as one linked graph. Only the
 * server writes it; browsers leave it as it is and need not download how it is made.
 */
export const JsonLd = (props: Props) => (import.meta.env.SSR ? <WrittenJsonLd {...props} /> : leftAlone);

/** Content that React neither compares nor changes. */
const leftAlone = createElement('script', {
  type: 'application/ld+json',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
});

function WrittenJsonLd({ page, address, absolute }: Props) {
  const { t } = useTranslation('site');
  const company = useCompany();
  const locale = useLocale();
  const { name, description, type = 'WebPage', crumbs = [], nodes } = page;
  const { lang, path, other } = address;
  const site: GraphContext = {
    locale,
    lang,
    pageUrl: absolute(path),
    otherUrl: other && absolute(other),
    absolute,
    link: (to, of = lang) => absolute(of === 'en' ? englishPath(to) : plainPath(to)),
  };
  const graph: JsonLdNode[] = [
    businessNode(company, site),
    websiteNode(company, site),
    pageNode({ type, name, description, hasCrumbs: crumbs.length > 0 }, site),
    ...(crumbs.length > 0 ? [breadcrumbNode([{ name: t('nav.home'), path: '/' }, ...crumbs], site)] : []),
    ...(nodes?.(site) ?? []),
  ];
  // No text in it can end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json">{json}</script>;
}
