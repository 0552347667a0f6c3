import type { Locale } from '@pano/i18n/locales';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { PhotoCard } from '#kit/site/photo-card.tsx';

/** The first projects in which a service was used, as the page of the service loads and shows them. */
export const projectsOf = (serviceId: number, locale: Locale) => ({ serviceId, limit: 6, locale });

export function ServiceProjects({ serviceId, locale }: { serviceId: number; locale: Locale }) {
  const { t } = useTranslation('site');
  const [{ items }] = trpc.projects.listVisible.useSuspenseQuery(projectsOf(serviceId, locale));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="projects-title">
      <h2 id="projects-title" className="type-h3 mb-5">
        {t('service.projects')}
      </h2>
      <div className="card-grid" data-count={items.length}>
        {items.map((record) => (
          <PhotoCard key={record.id} record={record} />
        ))}
      </div>
    </section>
  );
}
