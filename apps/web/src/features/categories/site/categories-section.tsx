import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { PageSection } from '#kit/site/page-section.tsx';
import { CategoryCard } from './category-card';

export function CategoriesSection() {
  const { t } = useTranslation('site');
  const categories = trpc.categories.listVisible.useQuery({}).data?.items ?? [];
  if (categories.length === 0) return null;
  return (
    <PageSection id="categories" title={t('categories.title')} lead={t('categories.lead')}>
      <div className="category-grid" data-count={categories.length}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </div>
    </PageSection>
  );
}
