import { adminScreens } from '@pano/api/addresses';
import type { CategoryListItem } from '@pano/api/categories/category.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBulkVisible } from '#kit/admin/list/bulk-bar.tsx';
import { readBoolean, VisibleFilter } from '#kit/admin/list/choice-filter.tsx';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryCard } from './category-card';
import { useCategoryRemoval } from './use-category-removal';

export function CategoryListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({
    sorts: ['order', 'name', '-name', '-updatedAt'],
    filters: ['visible'],
    pageSize: 200,
    english: 'category',
  });
  const categories = trpc.categories.list.useQuery(
    { ...list.query, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.categories.list.invalidate() };
  const setVisible = trpc.categories.setVisible.useMutation(changed);
  const move = trpc.categories.move.useMutation(changed);
  const reorder = trpc.categories.reorder.useMutation(changed);
  const bulkSetVisible = trpc.categories.bulkSetVisible.useMutation(changed);
  const bulkRemove = trpc.categories.bulkRemove.useMutation(changed);
  const { removal, rememberOpener, offerMoveOfChosen, dialog } = useCategoryRemoval();

  const bulkRemoval = (chosen: readonly CategoryListItem[], clearSelection: () => void) => {
    const count = chosen.reduce((sum, { projectCount }) => sum + projectCount, 0);
    return {
      consequence: count > 0 ? <p>{t('categories.chosenHaveProjects', { count })}</p> : null,
      handleError: (error: unknown) => offerMoveOfChosen(chosen, error, clearSelection),
    };
  };

  return (
    <>
      <SortableList
        pageKind="category"
        title={t('categories.title')}
        list={list}
        query={categories}
        add={{ to: adminScreens.category.create, text: t('categories.new'), object: t('categories.log.category.bare') }}
        empty={t('categories.empty')}
        filters={<VisibleFilter list={list} />}
        getName={({ name }) => name}
        move={move.mutateAsync}
        reorder={reorder.mutateAsync}
        bulkActions={useBulkVisible(bulkSetVisible.mutateAsync)}
        bulkRemove={bulkRemove.mutateAsync}
        bulkRemoval={bulkRemoval}
        removal={removal}
      >
        {(category, card) => (
          <CategoryCard
            {...card}
            category={category}
            onToggle={(visible) => setVisible.mutateAsync({ id: category.id, visible })}
            onRemove={() => {
              rememberOpener();
              card.onRemove();
            }}
          />
        )}
      </SortableList>
      {dialog}
    </>
  );
}
