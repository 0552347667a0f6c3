import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordCard } from '#kit/admin/list/entity-card.tsx';
import { useOrderedChanges, useVisibility } from '#kit/admin/list/record-changes.ts';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ServiceIcon } from '#kit/site/service-icon.tsx';

export function ServiceListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().services.list;
  const list = useList({
    sorts: ['order', 'title', '-title', '-updatedAt'],
    pageSize: 200,
    kind: 'service',
    english: true,
  });
  const services = trpc.services.list.useQuery(list.query, { placeholderData: keepPreviousData });
  const visibility = useVisibility(trpc.services, invalidate, t('services.toggleFailed'));
  return (
    <SortableList
      kind="service"
      plural="services"
      object={t('services.log.service.bare')}
      list={list}
      query={services}
      getName={({ title }) => title}
      changes={useOrderedChanges(trpc.services, invalidate)}
      states={[visibility]}
    >
      {(service, card) => (
        <RecordCard
          {...card}
          muted={!service.visible}
          media={
            <div className="ps-4 pt-3.5 sm:ps-5">
              <ServiceIcon icon={service.icon} iconText={service.iconText} />
            </div>
          }
          switches={<VisibleSwitch {...visibility.of(service)} name={service.title} />}
        >
          <p className="line-clamp-2 text-ink-2">{service.description}</p>
        </RecordCard>
      )}
    </SortableList>
  );
}
