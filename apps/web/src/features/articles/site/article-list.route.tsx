import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany, useSectionTexts } from '#kit/shared/use-company.ts';
import { loadListPage } from '#kit/site/list-query.ts';
import { ListScreen } from '#kit/site/list-screen.tsx';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { ArticleCard } from './article-card';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

export function Component() {
  const { t } = useTranslation('site');
  const shown = useLoaderData<typeof loader>();
  const [articles] = trpc.articles.listPublished.useSuspenseQuery(shown.query);
  const { name: company } = useCompany();
  return (
    <ListScreen
      path={sitePages.articles}
      {...useSectionTexts('articles')}
      description={t('articles.description', { company })}
      {...shown}
      total={articles.total}
      empty={t('articles.empty')}
      previous={t('lists.newer')}
      next={t('lists.older')}
    >
      <div className="card-grid" data-count={articles.items.length}>
        {articles.items.map((article) => (
          <ArticleCard key={article.id} article={article} heading="h2" />
        ))}
      </div>
    </ListScreen>
  );
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadListPage(request, { limit: 12, locale: loaderLocale({ context, request }) }, (query) =>
    context.get(utilsContext).articles.listPublished.fetch(query),
  );
