import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { ServiceModule } from '#kit/site/service-module.tsx';

export function ServicesSection() {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const texts = useSectionTexts('services');
  const query = useHomeQuery('services', homeCards);
  const { items: services = [], total = 0 } = trpc.services.listVisible.useQuery({ ...query, locale }).data ?? {};
  return (
    <PageSection name="services" {...texts} ground="night">
      {services.length === 0 ? (
        <p className="lead">{t('services.empty')}</p>
      ) : (
        <div className="service-rail" data-count={services.length}>
          {services.map((service) => (
            <ServiceModule key={service.id} service={service} />
          ))}
        </div>
      )}
      {services.length > 0 ? <AllLink to={sitePages.services} text={t('services.all', { number: total })} /> : null}
    </PageSection>
  );
}
