import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../shared/use-company';
import { Breadcrumb } from './breadcrumb';
import { pageAddress } from './list-query';
import { PageHead } from './page-head';
import { PageLinks } from './page-links';

type Props = {
  /** The address of the first page. */
  path: string;
  title: string;
  lead?: string | undefined;
  /** What search engines read where there is no lead. */
  description?: string;
  page: number;
  /** What the page shows of the list. */
  query: { limit: number };
  total: number;
  /** How many records there are, where that helps to choose. */
  counted?: string;
  /** Said where the list has no record. */
  empty: string;
  previous?: string;
  next?: string;
  /** Stands above the records, whether there are any or not. */
  tools?: ReactNode;
  children: ReactNode;
};

/** One page of a list that has a page of its own: its head, the records and the links to the other pages. */
export function ListScreen({
  path: firstPath,
  title,
  lead,
  description,
  page,
  query,
  counted,
  empty,
  tools,
  children,
  ...links
}: Props) {
  const { t } = useTranslation('site');
  const company = useCompany();
  const path = pageAddress(firstPath, page);
  const name = page === 1 ? title : t('lists.title', { title, number: page });
  const summary = lead ?? description ?? t('lists.description', { title, company: company.name });
  const crumbs = [{ name, path }];
  return (
    <div className="page-wrap page">
      <PageHead path={path} name={name} description={summary} type="CollectionPage" crumbs={crumbs} />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="type-h1">{name}</h1>
        {lead ? <p className="lead max-w-[44em]">{lead}</p> : null}
        {counted && links.total > 0 ? <p className="text-ink-3 tabular-nums">{counted}</p> : null}
      </div>
      {tools}
      {links.total > 0 ? children : <p className="empty-note">{empty}</p>}
      <PageLinks path={firstPath} page={page} perPage={query.limit} {...links} />
    </div>
  );
}
