import { useTranslation } from 'react-i18next';
import { trpc } from '../../../lib/trpc';

export function ServicesSection() {
  const { t } = useTranslation('site');
  const services = trpc.services.listVisible.useQuery({});
  return (
    <section id="services">
      <h2>{t('services.title')}</h2>
      {services.data?.items.map((service) => (
        <article key={service.id}>
          <h3>{service.title}</h3>
          <p>{service.description}</p>
        </article>
      ))}
      {services.data?.items.length === 0 && <p>{t('services.empty')}</p>}
    </section>
  );
}
