import { plainPath } from '@pano/api/addresses';
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
import { type PageAddress, useAbsoluteUrl, usePageAddress } from './page-head';
import { englishPath } from './site-path';

type Props = {
  name: string;
  description?: string | null;
  type?: PageType;
  /** From the page below the home page to this one; the home page has none. */
  crumbs?: Crumb[];
  /** What else the page is about. */
  nodes?: (site: GraphContext) => JsonLdNode[];
} & PageAddress;

/**
 * Tells search engines what the page holds: the firm, the site, the page and its content as one linked graph. Only the
 * server writes it; browsers leave it as it is and need not download how it is made.
 */
export const JsonLd = (props: Props) => (import.meta.env.SSR ? <WrittenJsonLd {...props} /> : leftAlone);

/** Content that React neither compares nor changes. */
export const leftAlone = createElement('script', {
  type: 'application/ld+json',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
});

function WrittenJsonLd({ name, description, type = 'WebPage', crumbs = [], nodes, ...page }: Props) {
  const { t } = useTranslation('site');
  const absolute = useAbsoluteUrl();
  const company = useCompany();
  const locale = useLocale();
  const { lang, path, other } = usePageAddress(page);
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
