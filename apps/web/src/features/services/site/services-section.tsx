import { sitePages } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useSiteText } from '#kit/shared/use-company.ts';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { InTurkish } from '#kit/site/in-turkish.tsx';
import { homeCards } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { ServiceIcon } from './service-icon';

export function ServicesSection() {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const title = useSiteText('servicesTitle') ?? t('services.title');
  const lead = useSiteText('servicesLead');
  const query = useHomeQuery('services', homeCards);
  const { items: services = [], total = 0 } = trpc.services.listVisible.useQuery({ ...query, locale }).data ?? {};
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
      {services.length > 0 ? <AllLink to={sitePages.services} text={t('services.all', { number: total })} /> : null}
    </PageSection>
  );
}

type Props = {
  service: {
    lang: Locale;
    title: string;
    description: string;
    icon: string | null;
    iconText: string | null;
    /** The address of its page, where it has one. */
    path?: string;
  };
  heading?: 'h2' | 'h3';
};

/** A service as a module on the rail; hovering switches it on. With a page the whole module is a link to it. */
export function ServiceModule({ service, heading: Heading = 'h3' }: Props) {
  const { t } = useTranslation('site');
  return (
    <article className="service-module on-day">
      <div className="module-box">
        <i className="module-led" aria-hidden="true" />
        <i className="module-terminal" aria-hidden="true" />
        <i className="module-lever" aria-hidden="true" />
        <ServiceIcon icon={service.icon} iconText={service.iconText} />
        <InTurkish lang={service.lang} />
        <Heading className="type-h4 sm:pr-7" lang={service.lang}>
          {service.path ? (
            <SiteLink to={service.path} className="module-link">
              {service.title}
            </SiteLink>
          ) : (
            service.title
          )}
        </Heading>
        <p className="module-text" lang={service.lang}>
          {service.description}
        </p>
        {service.path ? (
          <p className="module-more" aria-hidden="true">
            {t('services.more')}
          </p>
        ) : null}
      </div>
    </article>
  );
}
