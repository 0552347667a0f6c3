import type { ReactNode } from 'react';
import { useCompany } from '../shared/use-company';
import { Breadcrumb } from './breadcrumb';
import { JsonLd } from './json-ld';
import type { Crumb, GraphContext, JsonLdNode, PageType } from './json-ld-nodes';
import { type PageAddress, PageHead } from './page-head';

type DocumentProps = {
  name: string;
  /** The complete title of the document, where it is not the name with that of the firm. */
  title?: string | null;
  description: string | null;
  keywords?: string | null;
  /** What schema.org and Open Graph call a page of its kind. */
  type?: PageType;
  ogType?: string;
  /** From the page below the home page to this one. */
  crumbs: Crumb[];
  /** What else the page is about, for search engines. */
  nodes?: (site: GraphContext) => JsonLdNode[];
} & PageAddress;

/** What browsers, search engines and networks read about a page below the home page. */
export function DocumentHead({ name, title, keywords, type, ogType, crumbs, nodes, ...page }: DocumentProps) {
  const company = useCompany();
  return (
    <>
      <PageHead title={title || `${name} – ${company.name}`} keywords={keywords} type={ogType} {...page} />
      <JsonLd name={name} type={type} crumbs={crumbs} nodes={nodes} {...page} />
    </>
  );
}

/** The beginning of such a page: its document head, and its breadcrumb above the rest of its head. */
export function PageIntro({
  className,
  children,
  ...head
}: DocumentProps & { className: string; children?: ReactNode }) {
  return (
    <>
      <DocumentHead {...head} />
      <div className={className}>
        <Breadcrumb crumbs={head.crumbs} />
        {children}
      </div>
    </>
  );
}
