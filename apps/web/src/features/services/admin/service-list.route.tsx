import { adminScreens } from '@pano/api/addresses';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBulkVisible } from '#kit/admin/list/bulk-bar.tsx';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ServiceCard } from './service-card';

export function ServiceListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['order', 'title', '-title', '-updatedAt'], pageSize: 200, english: 'service' });
  const services = trpc.services.list.useQuery(list.query, { placeholderData: keepPreviousData });
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.services.list.invalidate() };
  const setVisible = trpc.services.setVisible.useMutation(changed);
  const move = trpc.services.move.useMutation(changed);
  const reorder = trpc.services.reorder.useMutation(changed);
  const remove = trpc.services.remove.useMutation(changed);
  const bulkSetVisible = trpc.services.bulkSetVisible.useMutation(changed);
  const bulkRemove = trpc.services.bulkRemove.useMutation(changed);

  return (
    <SortableList
      pageKind="service"
      title={t('services.title')}
      list={list}
      query={services}
      add={{ to: adminScreens.service.create, text: t('services.new'), object: t('services.log.service.bare') }}
      empty={t('services.empty')}
      getName={({ title }) => title}
      move={move.mutateAsync}
      reorder={reorder.mutateAsync}
      bulkActions={useBulkVisible(bulkSetVisible.mutateAsync)}
      bulkRemove={bulkRemove.mutateAsync}
      removal={{
        remove: ({ id }) => remove.mutateAsync({ id }),
        question: t('services.confirmRemove'),
        getName: ({ title }) => title,
        removed: t('services.removed'),
        failed: t('services.removeFailed'),
        hiding: {
          isShown: ({ visible }) => visible,
          hide: ({ id }) => setVisible.mutateAsync({ id, visible: false }),
          failed: t('services.toggleFailed'),
        },
      }}
    >
      {(service, card) => (
        <ServiceCard
          {...card}
          service={service}
          onToggle={(visible) => setVisible.mutateAsync({ id: service.id, visible })}
        />
      )}
    </SortableList>
  );
}
