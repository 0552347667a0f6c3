import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { PageSection } from '#kit/site/page-section.tsx';
import { ServiceModule } from './service-module';

export function ServicesSection() {
  const { t } = useTranslation('site');
  const services = trpc.services.listVisible.useQuery({}).data?.items ?? [];
  return (
    <PageSection id="services" title={t('services.title')} lead={t('services.lead')} ground="night">
      {services.length === 0 ? (
        <p className="lead">{t('services.empty')}</p>
      ) : (
        <div className="service-rail">
          {services.map((service) => (
            <ServiceModule key={service.id} service={service} />
          ))}
        </div>
      )}
    </PageSection>
  );
}
