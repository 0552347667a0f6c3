import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { BrandCell } from './brand-cell';

export function BrandsSection() {
  const { t } = useTranslation('site');
  const texts = useSectionTexts('brands');
  const query = useHomeQuery('brands', homeCards);
  const { items: brands = [], total = 0 } = trpc.brands.listActive.useQuery(query).data ?? {};
  if (brands.length === 0) return null;
  return (
    <PageSection name="brands" anchored={false} {...texts} tight>
      <ul className="brand-grid">
        {brands.map((brand) => (
          <BrandCell key={brand.id} brand={brand} />
        ))}
      </ul>
      <AllLink to={sitePages.brands} text={t('brands.all', { number: total })} shown={brands.length} total={total} />
    </PageSection>
  );
}
