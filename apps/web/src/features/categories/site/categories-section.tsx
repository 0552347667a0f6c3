import { sitePages } from '@pano/api/addresses';
import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { coverSizes, shownCover } from '#kit/shared/image-props.ts';
import { useContentLocale } from '#kit/shared/language.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { MoreText } from '#kit/site/frame-icon.tsx';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { InTurkish } from '#kit/site/in-turkish.tsx';
import { homeCards } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';

export function CategoriesSection() {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const texts = useSectionTexts('categories');
  const query = useHomeQuery('categories', homeCards);
  const { items: categories = [], total = 0 } = trpc.categories.listVisible.useQuery({ ...query, locale }).data ?? {};
  if (categories.length === 0) return null;
  return (
    <PageSection name="categories" {...texts}>
      <div className="category-grid" data-count={categories.length}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </div>
      <AllLink
        to={sitePages.categories}
        text={t('categories.all', { number: total })}
        shown={categories.length}
        total={total}
      />
    </PageSection>
  );
}

export type CategoryCardData = {
  /** What is not stored yet has none. */
  id?: number;
  name: string;
  /** The address of its page. */
  path: string;
  lang: Locale;
  description: string | null;
  cover: string | null;
  picture?: Picture | null;
};

type CategoryCardProps = { category: CategoryCardData; heading?: 'h2' | 'h3' };

/** The whole card is one link to the category. */
export function CategoryCard({ category, heading: Heading = 'h3' }: CategoryCardProps) {
  const { t } = useTranslation('site');
  const mark = useFieldMarks('category', category.id);
  return (
    <SiteLink to={category.path} className="card">
      <div className="card-img" {...mark('image')}>
        <SiteImage
          src={shownCover(category.cover)}
          picture={category.picture}
          crop
          sizes={coverSizes}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="card-body">
        <InTurkish lang={category.lang} />
        <Heading className="card-title" lang={category.lang} {...mark('name')}>
          {category.name}
        </Heading>
        {category.description ? (
          <p className="card-text" lang={category.lang} {...mark('description')}>
            {category.description}
          </p>
        ) : null}
        <MoreText>{t('categories.more')}</MoreText>
      </div>
    </SiteLink>
  );
}
