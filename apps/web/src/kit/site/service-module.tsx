import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { useFieldMarks } from './field-marks';
import { InTurkish } from './in-turkish';
import { ServiceIcon } from './service-icon';
import { SiteLink } from './site-link';

type Props = {
  service: {
    /** What is not stored yet has none. */
    id?: number;
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
  const mark = useFieldMarks('service', service.id);
  return (
    <article className="service-module on-day">
      <div className="module-box">
        <i className="module-led" aria-hidden="true" />
        <i className="module-terminal" aria-hidden="true" />
        <i className="module-lever" aria-hidden="true" />
        <ServiceIcon icon={service.icon} iconText={service.iconText} />
        <InTurkish lang={service.lang} />
        <Heading className="type-h4 sm:pr-7" lang={service.lang} {...mark('title')}>
          {service.path ? (
            <SiteLink to={service.path} className="module-link">
              {service.title}
            </SiteLink>
          ) : (
            service.title
          )}
        </Heading>
        <p className="module-text" lang={service.lang} {...mark('description')}>
          {service.description}
        </p>
        {service.path ? (
          <p className="module-more" aria-hidden="true">
            {t('module.more')}
          </p>
        ) : null}
      </div>
    </article>
  );
}
