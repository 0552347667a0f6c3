import { sitePages } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { pageWindow } from '@pano/ui/pagination';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany, useSiteText } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { ArticleCard } from './article-card';

export const ArticleListError = recordNotFound();

export function ArticleListRoute() {
  const { t } = useTranslation('site');
  const { page, query } = useLoaderData<typeof loadArticleList>();
  const [articles] = trpc.articles.listPublished.useSuspenseQuery(query);
  const company = useCompany();
  const lead = useSiteText('articlesLead');
  const description = lead ?? t('articles.description', { company: company.name });
  const path = listPath(page);
  const name = page === 1 ? t('articles.title') : t('articleList.pageTitle', { number: page });
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name, path },
  ];
  return (
    <div className="page-wrap page">
      <PageHead title={`${name} – ${company.name}`} description={description} path={path} />
      <JsonLd path={path} name={name} description={description} type="CollectionPage" crumbs={crumbs} />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="type-h1">{name}</h1>
        {lead ? <p className="lead max-w-[44em]">{lead}</p> : null}
      </div>
      {articles.items.length > 0 ? (
        <div className="card-grid">
          {articles.items.map((article) => (
            <ArticleCard key={article.id} article={article} heading="h2" />
          ))}
        </div>
      ) : (
        <p className="empty-note">{t('articles.empty')}</p>
      )}
      <PageLinks page={page} pageCount={Math.ceil(articles.total / query.limit)} />
    </div>
  );
}

const perPage = 12;

/** The page of the list that an address names; null for one that names none. */
function pageNumber(url: string): number | null {
  const text = new URL(url).searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

export async function loadArticleList({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(request.url);
  if (page === null) throw data(null, { status: 404 });
  const query = { limit: perPage, offset: (page - 1) * perPage };
  const { items } = await context.get(utilsContext).articles.listPublished.fetch(query);
  if (items.length === 0 && page > 1) throw data(null, { status: 404 });
  return { page, query };
}

const listPath = (page: number) => (page === 1 ? sitePages.articles : `${sitePages.articles}?page=${page}`);

/** Links to the other pages of the list; nothing where everything fits on one. */
function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const { t } = useTranslation('site');
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('articleList.pages')} className="page-links">
      {page > 1 ? (
        <SiteLink to={listPath(page - 1)} rel="prev" className={buttonClass({ variant: 'line' })}>
          <ArrowLeft aria-hidden="true" />
          {t('articleList.newer')}
        </SiteLink>
      ) : null}
      <ul>
        {pageWindow(page, pageCount).map((slot, index, slots) => (
          <li key={slot === 'gap' ? `after ${slots[index - 1]}` : slot}>
            {slot === 'gap' ? (
              '…'
            ) : (
              <SiteLink
                to={listPath(slot)}
                aria-label={t('articleList.page', { number: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount ? (
        <SiteLink to={listPath(page + 1)} rel="next" className={buttonClass({ variant: 'line' })}>
          {t('articleList.older')}
          <ArrowRight aria-hidden="true" />
        </SiteLink>
      ) : null}
    </nav>
  );
}
