import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { contentLanguage } from '#kit/site/content-language.ts';
import { MoreText } from '#kit/site/more-text.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { categoryCover } from './category-cover';

export type CategoryCardData = { name: string; slug: string; description: string | null };

/** The whole card is one link to the category. */
export function CategoryCard({ category }: { category: CategoryCardData }) {
  const { t } = useTranslation('site');
  return (
    <SiteLink to={`/category/${category.slug}`} className="card">
      <div className="card-img">
        <SiteImage src={categoryCover(category.slug)} alt="" width={800} height={600} loading="lazy" decoding="async" />
      </div>
      <div className="card-body">
        <h3 className="card-title" lang={contentLanguage}>
          {category.name}
        </h3>
        {category.description ? (
          <p className="card-text" lang={contentLanguage}>
            {category.description}
          </p>
        ) : null}
        <MoreText>{t('categories.more')}</MoreText>
      </div>
    </SiteLink>
  );
}
