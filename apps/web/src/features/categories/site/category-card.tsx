import { useTranslation } from 'react-i18next';
import { MoreText } from '../../../components/more-text';
import { SiteImage } from '../../../components/site-image';
import { SiteLink } from '../../../components/site-link';
import { categoryCover } from '../../../lib/category-cover';
import { contentLanguage } from '../../../lib/content-language';

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
