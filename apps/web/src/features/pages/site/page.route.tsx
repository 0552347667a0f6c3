import { truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { contentLanguage } from '#kit/site/content-language.ts';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { cardText } from '#kit/site/rich-html.ts';
import { RichText } from '#kit/site/rich-text.tsx';
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
