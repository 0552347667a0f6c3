import { contentLanguage } from '#kit/site/content-language.ts';
import { ServiceIcon } from './service-icon';

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
