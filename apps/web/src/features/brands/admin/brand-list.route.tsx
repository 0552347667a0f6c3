import type { BrandRecord } from '@pano/api/brands/brand.schema';
import { SkeletonCards } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readBoolean } from '../../../admin/list/boolean-filter';
import { BulkBar } from '../../../admin/list/bulk-bar';
import { EntityList } from '../../../admin/list/entity-list';
import { SortableCards } from '../../../admin/list/sortable-cards';
import { useList } from '../../../admin/list/use-list';
import { useRemoval } from '../../../admin/list/use-removal';
import { useSelection } from '../../../admin/list/use-selection';
import { trpc } from '../../../lib/trpc';
import { BrandCard } from './brand-card';
import { BrandFilters } from './brand-filters';

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
  const reorder = trpc.brands.reorder.useMutation(changed);
  const remove = trpc.brands.remove.useMutation(changed);
  const bulkSetVisible = trpc.brands.bulkSetVisible.useMutation(changed);
  const bulkSetActive = trpc.brands.bulkSetActive.useMutation(changed);
  const bulkRemove = trpc.brands.bulkRemove.useMutation(changed);

  const selection = useSelection(brands.data?.items);
  const removal = useRemoval<BrandRecord>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('brands.confirmRemove'),
    removed: t('brands.removed'),
    failed: t('brands.removeFailed'),
  });

  return (
    <>
      <EntityList
        title={t('brands.title')}
        list={list}
        query={brands}
        add={{ to: '/admin/brands/new', text: t('brands.new') }}
        empty={t('brands.empty')}
        skeleton={<SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />}
        sorts={[
          { value: 'order', text: t('brands.sort.order') },
          { value: 'name', text: t('brands.sort.nameUp') },
          { value: '-name', text: t('brands.sort.nameDown') },
          { value: '-updatedAt', text: t('brands.sort.changed') },
        ]}
        filters={<BrandFilters list={list} />}
        bulk={
          <BulkBar
            selection={selection}
            shown={brands.data?.items.map(({ id }) => id) ?? []}
            actions={[
              { text: t('frame.bulk.show'), run: (ids) => bulkSetVisible.mutateAsync({ ids, visible: true }) },
              { text: t('frame.bulk.hide'), run: (ids) => bulkSetVisible.mutateAsync({ ids, visible: false }) },
              { text: t('frame.bulk.activate'), run: (ids) => bulkSetActive.mutateAsync({ ids, active: true }) },
              { text: t('frame.bulk.deactivate'), run: (ids) => bulkSetActive.mutateAsync({ ids, active: false }) },
            ]}
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
          />
        }
      >
        {(rows) => (
          <SortableCards
            rows={rows}
            nameOf={({ name }) => name}
            onReorder={(items) => reorder.mutateAsync({ items })}
            failed={t('frame.order.failed')}
            enabled={list.inOwnOrder && rows.length === brands.data?.total}
          >
            {(brand, handles) => (
              <BrandCard
                brand={brand}
                handles={handles}
                selection={selection}
                onVisible={(visible) => setVisible.mutateAsync({ id: brand.id, visible })}
                onActive={(active) => setActive.mutateAsync({ id: brand.id, active })}
                onRemove={() => removal.ask(brand)}
              />
            )}
          </SortableCards>
        )}
      </EntityList>
      {removal.dialog}
    </>
  );
}
