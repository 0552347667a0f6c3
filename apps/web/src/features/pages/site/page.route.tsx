import { truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { TurkishOnly } from '#kit/site/in-turkish.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { loadRecord } from '#kit/site/load-record.ts';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { cardText } from '#kit/site/rich-html.ts';
import { RichText } from '#kit/site/rich-text.tsx';

export const PageError = recordNotFound();

/** What search engines show below the title. */
const maxDescription = 160;

export function PageRoute() {
  const { t } = useTranslation('site');
  const { slug, locale } = useLoaderData<typeof loadPage>();
  const [page] = trpc.pages.bySlug.useSuspenseQuery({ slug, locale });
  const company = useCompany();
  const { path, lang } = page;
  const description = truncate(cardText(page.content), maxDescription) || page.title;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    ...(page.parent ? [{ name: page.parent.title, path: page.parent.path, lang: page.parent.lang }] : []),
    { name: page.title, path, lang },
  ];
  return (
    <div className="page-wrap page">
      <PageHead title={`${page.title} – ${company.name}`} description={description} record={page} />
      <JsonLd record={page} name={page.title} description={description} crumbs={crumbs} />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <TurkishOnly lang={lang} />
        <h1 className="type-h1 max-w-[20em]" lang={lang}>
          {page.title}
        </h1>
      </div>
      <RichText lang={lang} html={page.content} className="prose max-w-[680px]" />
    </div>
  );
}

export async function loadPage({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  const locale = loaderLocale({ context, request });
  const query = { slug, locale };
  const { paths } = await loadRecord({ utils, kind: 'page', slug, locale, request }, () =>
    utils.pages.bySlug.fetch(query),
  );
  return { ...query, paths };
}
