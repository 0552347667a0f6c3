import type { ServiceRecord } from '@pano/api/services/service.schema';
import { SkeletonCards } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../../admin/list/bulk-bar';
import { EntityList } from '../../../admin/list/entity-list';
import { SortableCards } from '../../../admin/list/sortable-cards';
import { useList } from '../../../admin/list/use-list';
import { useRemoval } from '../../../admin/list/use-removal';
import { useSelection } from '../../../admin/list/use-selection';
import { trpc } from '../../../lib/trpc';
import { ServiceCard } from './service-card';

export function ServiceListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['order', 'title', '-title', '-updatedAt'], pageSize: 200 });
  const services = trpc.services.list.useQuery(list.query, { placeholderData: keepPreviousData });
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.services.list.invalidate() };
  const setVisible = trpc.services.setVisible.useMutation(changed);
  const reorder = trpc.services.reorder.useMutation(changed);
  const remove = trpc.services.remove.useMutation(changed);
  const bulkSetVisible = trpc.services.bulkSetVisible.useMutation(changed);
  const bulkRemove = trpc.services.bulkRemove.useMutation(changed);

  const selection = useSelection(services.data?.items);
  const removal = useRemoval<ServiceRecord>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('services.confirmRemove'),
    removed: t('services.removed'),
    failed: t('services.removeFailed'),
  });

  return (
    <>
      <EntityList
        title={t('services.title')}
        list={list}
        query={services}
        add={{ to: '/admin/services/new', text: t('services.new') }}
        empty={t('services.empty')}
        skeleton={<SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />}
        sorts={[
          { value: 'order', text: t('services.sort.order') },
          { value: 'title', text: t('services.sort.titleUp') },
          { value: '-title', text: t('services.sort.titleDown') },
          { value: '-updatedAt', text: t('services.sort.changed') },
        ]}
        bulk={
          <BulkBar
            selection={selection}
            shown={services.data?.items.map(({ id }) => id) ?? []}
            actions={[
              { text: t('frame.bulk.show'), run: (ids) => bulkSetVisible.mutateAsync({ ids, visible: true }) },
              { text: t('frame.bulk.hide'), run: (ids) => bulkSetVisible.mutateAsync({ ids, visible: false }) },
            ]}
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
          />
        }
      >
        {(rows) => (
          <SortableCards
            rows={rows}
            nameOf={({ title }) => title}
            onReorder={(items) => reorder.mutateAsync({ items })}
            failed={t('frame.order.failed')}
            enabled={list.inOwnOrder && rows.length === services.data?.total}
          >
            {(service, handles) => (
              <ServiceCard
                service={service}
                handles={handles}
                selection={selection}
                onToggle={(visible) => setVisible.mutateAsync({ id: service.id, visible })}
                onRemove={() => removal.ask(service)}
              />
            )}
          </SortableCards>
        )}
      </EntityList>
      {removal.dialog}
    </>
  );
}
