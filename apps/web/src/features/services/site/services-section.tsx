import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSiteText } from '#kit/shared/use-company.ts';
import { PageSection } from '#kit/site/page-section.tsx';
import { ServiceIcon } from './service-icon';

export function ServicesSection() {
  const { t } = useTranslation('site');
  const title = useSiteText('servicesTitle') ?? t('services.title');
  const lead = useSiteText('servicesLead');
  const services = trpc.services.listVisible.useQuery({}).data?.items ?? [];
  return (
    <PageSection id="services" title={title} lead={lead} ground="night">
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

type Props = { service: { title: string; description: string; icon: string | null; iconText: string | null } };

/** A service as a module on the rail. It leads nowhere: hovering only switches it on. */
export function ServiceModule({ service }: Props) {
  return (
    <article className="service-module on-day">
      <div className="module-box">
        <i className="module-led" aria-hidden="true" />
        <i className="module-terminal" aria-hidden="true" />
        <i className="module-lever" aria-hidden="true" />
        <ServiceIcon icon={service.icon} iconText={service.iconText} />
        <h3 className="type-h4 sm:pr-7" lang={contentLanguage}>
          {service.title}
        </h3>
        <p className="module-text" lang={contentLanguage}>
          {service.description}
        </p>
      </div>
    </article>
  );
}
