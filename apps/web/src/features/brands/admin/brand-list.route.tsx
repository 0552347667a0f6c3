import { adminScreens } from '@pano/api/addresses';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBulkActive, useBulkVisible } from '#kit/admin/list/bulk-bar.tsx';
import { ActiveFilter, readBoolean, VisibleFilter } from '#kit/admin/list/choice-filter.tsx';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BrandCard } from './brand-card';

export function BrandListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({
    sorts: ['order', 'name', '-name', '-updatedAt'],
    filters: ['active', 'visible'],
    pageSize: 200,
  });
  const brands = trpc.brands.list.useQuery(
    { ...list.query, active: readBoolean(list.filter('active')), visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.brands.list.invalidate() };
  const setVisible = trpc.brands.setVisible.useMutation(changed);
  const setActive = trpc.brands.setActive.useMutation(changed);
  const move = trpc.brands.move.useMutation(changed);
  const reorder = trpc.brands.reorder.useMutation(changed);
  const remove = trpc.brands.remove.useMutation(changed);
  const bulkSetVisible = trpc.brands.bulkSetVisible.useMutation(changed);
  const bulkSetActive = trpc.brands.bulkSetActive.useMutation(changed);
  const bulkRemove = trpc.brands.bulkRemove.useMutation(changed);

  const bulkActions = [...useBulkVisible(bulkSetVisible.mutateAsync), ...useBulkActive(bulkSetActive.mutateAsync)];

  return (
    <SortableList
      title={t('brands.title')}
      list={list}
      query={brands}
      add={{ to: adminScreens.brand.create, text: t('brands.new'), object: t('brands.log.brand.bare') }}
      empty={t('brands.empty')}
      filters={
        <>
          <ActiveFilter list={list} />
          <VisibleFilter list={list} />
        </>
      }
      getName={({ name }) => name}
      move={move.mutateAsync}
      reorder={reorder.mutateAsync}
      bulkActions={bulkActions}
      bulkRemove={bulkRemove.mutateAsync}
      removal={{
        remove: ({ id }) => remove.mutateAsync({ id }),
        question: t('brands.confirmRemove'),
        getName: ({ name }) => name,
        removed: t('brands.removed'),
        failed: t('brands.removeFailed'),
        hiding: {
          isShown: ({ visible }) => visible,
          hide: ({ id }) => setVisible.mutateAsync({ id, visible: false }),
          failed: t('brands.toggleFailed'),
        },
      }}
    >
      {(brand, card) => (
        <BrandCard
          {...card}
          brand={brand}
          onVisible={(visible) => setVisible.mutateAsync({ id: brand.id, visible })}
          onActive={(active) => setActive.mutateAsync({ id: brand.id, active })}
        />
      )}
    </SortableList>
  );
}
