import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { homeList } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { ArticleCard } from './article-card';

/** The newest articles; more of them are on a page of their own. */
export function ArticlesSection() {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const texts = useSectionTexts('articles');
  const query = useHomeQuery('articles', homeList);
  const items = trpc.articles.listPublished.useQuery({ ...query, locale }).data?.items ?? [];
  return (
    <PageSection name="articles" {...texts} ground="white">
      {items.length === 0 ? (
        <p className="lead">{t('articles.empty')}</p>
      ) : (
        <div className="article-grid" data-count={items.length}>
          {items.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      )}
      {items.length > 0 ? <AllLink to={sitePages.articles} text={t('articles.all')} /> : null}
    </PageSection>
  );
}
