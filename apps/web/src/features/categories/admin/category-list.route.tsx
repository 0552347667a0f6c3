import type { CategoryListItem } from '@pano/api/categories/category.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readBoolean, StateFilter } from '#kit/admin/list/choice-filter.tsx';
import { useOrderedChanges, useVisibility } from '#kit/admin/list/record-changes.ts';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryCard } from './category-card';
import { useCategoryRemoval } from './use-category-removal';

export function CategoryListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().categories.list;
  const list = useList({
    sorts: ['order', 'name', '-name', '-updatedAt'],
    filters: ['visible'],
    pageSize: 200,
    kind: 'category',
    english: true,
  });
  const categories = trpc.categories.list.useQuery(
    { ...list.query, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  const visibility = useVisibility(trpc.categories, invalidate, t('categories.toggleFailed'));
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
        kind="category"
        plural="categories"
        object={t('categories.log.category.bare')}
        list={list}
        query={categories}
        filters={<StateFilter list={list} name="visible" />}
        getName={({ name }) => name}
        changes={useOrderedChanges(trpc.categories, invalidate)}
        states={[visibility]}
        removal={removal}
        bulkRemoval={bulkRemoval}
      >
        {(category, card) => (
          <CategoryCard
            {...card}
            category={category}
            visibility={visibility.of(category)}
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
