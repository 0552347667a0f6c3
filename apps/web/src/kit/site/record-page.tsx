import type { Paths } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import type { FieldMark } from './field-marks';
import { TurkishOnly } from './in-turkish';
import type { PageContent } from './json-ld';
import type { Crumb } from './json-ld-nodes';
import { PageHead } from './page-head';

type ShownRecord = {
  title: string;
  lang: Locale;
  path: string;
  paths: Paths;
  seoTitle?: string | null;
  seoDescription?: string | null;
  seoKeywords?: string | null;
};

type Props = {
  record: ShownRecord;
  /** Describes the record where its owner has written no description for search engines. */
  summary: string | null;
  /** What Open Graph calls a page of its kind. */
  ogType?: string;
  /** The pages between the home page and this one. */
  above?: Crumb[];
  /** What search engines are told about the record. */
  nodes?: PageContent['nodes'];
  titleClass?: string;
  mark?: FieldMark;
  /** Stands below the title. */
  head?: ReactNode;
  children: ReactNode;
};

/** The page of one record: what its head says of it, the breadcrumb, the title and the content. */
export function RecordPage(props: Props) {
  const { record, summary, ogType, above = [], nodes, titleClass = 'max-w-[20em]', mark, head, children } = props;
  const { title, lang, path } = record;
  const crumbs = [...above, { name: title, path, lang }];
  return (
    <div className="page-wrap page">
      <PageHead
        record={record}
        name={title}
        title={record.seoTitle}
        description={record.seoDescription || summary}
        keywords={record.seoKeywords}
        ogType={ogType}
        crumbs={crumbs}
        nodes={nodes}
      />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <TurkishOnly lang={lang} />
        <h1 className={`type-h1 ${titleClass}`} lang={lang} {...mark}>
          {title}
        </h1>
        {head}
      </div>
      {children}
    </div>
  );
}

interface LeadProps {
  record: { lang: Locale; description: string | null };
  mark: FieldMark;
  className?: string;
}

/** The description of a record below its title. */
export function RecordLead({ record, mark, className = 'max-w-[44em]' }: LeadProps) {
  if (!record.description) return null;
  return (
    <p className={`lead ${className}`} lang={record.lang} {...mark}>
      {record.description}
    </p>
  );
}
