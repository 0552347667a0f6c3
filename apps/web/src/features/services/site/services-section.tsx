import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSiteText } from '#kit/shared/use-company.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { ServiceIcon } from './service-icon';

export function ServicesSection() {
  const { t } = useTranslation('site');
  const title = useSiteText('servicesTitle') ?? t('services.title');
  const lead = useSiteText('servicesLead');
  const { items: services = [], total = 0 } = trpc.services.listVisible.useQuery(homeCards).data ?? {};
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
      <AllLink
        to={sitePages.services}
        text={t('services.all', { number: total })}
        shown={services.length}
        total={total}
      />
    </PageSection>
  );
}

type Props = {
  service: { title: string; description: string; icon: string | null; iconText: string | null };
  heading?: 'h2' | 'h3';
};

/** A service as a module on the rail. It leads nowhere: hovering only switches it on. */
export function ServiceModule({ service, heading: Heading = 'h3' }: Props) {
  return (
    <article className="service-module on-day">
      <div className="module-box">
        <i className="module-led" aria-hidden="true" />
        <i className="module-terminal" aria-hidden="true" />
        <i className="module-lever" aria-hidden="true" />
        <ServiceIcon icon={service.icon} iconText={service.iconText} />
        <Heading className="type-h4 sm:pr-7" lang={contentLanguage}>
          {service.title}
        </Heading>
        <p className="module-text" lang={contentLanguage}>
          {service.description}
        </p>
      </div>
    </article>
  );
}
