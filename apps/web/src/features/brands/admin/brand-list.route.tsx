import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readBoolean, StateFilter } from '#kit/admin/list/choice-filter.tsx';
import { useActivity, useOrderedChanges, useVisibility } from '#kit/admin/list/record-changes.ts';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BrandCard } from './brand-card';

export function BrandListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().brands.list;
  const list = useList({
    sorts: ['order', 'name', '-name', '-updatedAt'],
    filters: ['active', 'visible'],
    pageSize: 200,
    kind: 'brand',
  });
  const brands = trpc.brands.list.useQuery(
    { ...list.query, active: readBoolean(list.filter('active')), visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  const visibility = useVisibility(trpc.brands, invalidate, t('brands.toggleFailed'));
  const activity = useActivity(trpc.brands, invalidate, t('brands.activeFailed'));
  return (
    <SortableList
      kind="brand"
      plural="brands"
      object={t('brands.log.brand.bare')}
      list={list}
      query={brands}
      filters={
        <>
          <StateFilter list={list} name="active" />
          <StateFilter list={list} name="visible" />
        </>
      }
      getName={({ name }) => name}
      changes={useOrderedChanges(trpc.brands, invalidate)}
      states={[visibility, activity]}
    >
      {(brand, card) => (
        <BrandCard {...card} brand={brand} visibility={visibility.of(brand)} activity={activity.of(brand)} />
      )}
    </SortableList>
  );
}
