import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { useSiteText } from '#kit/shared/use-company.ts';
import { PageSection } from '#kit/site/page-section.tsx';
import { BrandCell } from './brand-cell';

export function BrandsSection() {
  const { t } = useTranslation('site');
  const title = useSiteText('brandsTitle') ?? t('brands.title');
  const brands = trpc.brands.listActive.useQuery({}).data?.items ?? [];
  if (brands.length === 0) return null;
  return (
    <PageSection title={title} tight>
      <ul className="brand-grid">
        {brands.map((brand) => (
          <BrandCell key={brand.id} brand={brand} />
        ))}
      </ul>
    </PageSection>
  );
}
