import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { ArticleCard } from './article-card';
import type { loadArticleList } from './article-list.loader';
import { PageLinks } from './page-links';

export const ArticleListError = recordNotFound('page');

export function ArticleListRoute() {
  const { t } = useTranslation('site');
  const { page, query } = useLoaderData<typeof loadArticleList>();
  const [articles] = trpc.articles.listPublished.useSuspenseQuery(query);
  const company = useCompany();
  const path = page === 1 ? '/articles' : `/articles?page=${page}`;
  const name = page === 1 ? t('articles.title') : t('articleList.pageTitle', { number: page });
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name, path },
  ];
  return (
    <div className="page-wrap page">
      <PageHead title={`${name} – ${company.name}`} description={t('articles.lead')} path={path} />
      <JsonLd path={path} name={name} description={t('articles.lead')} type="CollectionPage" crumbs={crumbs} />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="type-h1">{name}</h1>
        <p className="lead max-w-[44em]">{t('articles.lead')}</p>
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
