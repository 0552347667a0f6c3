import { truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { RichText } from '../../../components/rich-text';
import { contentLanguage } from '../../../lib/content-language';
import { cardText } from '../../../lib/rich-html';
import { trpc } from '../../../lib/trpc';
import { useCompany } from '../../../lib/use-company';
import { Breadcrumb } from '../../../site/breadcrumb';
import { JsonLd } from '../../../site/json-ld';
import { PageHead } from '../../../site/page-head';
import { recordNotFound } from '../../../site/record-not-found';
import type { loadPage } from './page.loader';

export const PageError = recordNotFound('page');

/** What search engines show below the title. */
const maxDescription = 160;

export function PageRoute() {
  const { t } = useTranslation('site');
  const { slug } = useLoaderData<typeof loadPage>();
  const [page] = trpc.pages.bySlug.useSuspenseQuery({ slug });
  const company = useCompany();
  const path = `/sayfa/${slug}`;
  const description = truncate(cardText(page.content), maxDescription) || page.title;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name: page.title, path, lang: contentLanguage },
  ];
  return (
    <div className="page-wrap page">
      <PageHead title={`${page.title} – ${company.name}`} description={description} path={path} />
      <JsonLd path={path} name={page.title} description={description} crumbs={crumbs} />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="type-h1 max-w-[20em]" lang={contentLanguage}>
          {page.title}
        </h1>
      </div>
      <RichText lang={contentLanguage} html={page.content} className="prose max-w-[680px]" />
    </div>
  );
}
