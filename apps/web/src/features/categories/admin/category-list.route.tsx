import { adminScreens } from '@pano/api/addresses';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkBar, useBulkVisible } from '#kit/admin/list/bulk-bar.tsx';
import { readBoolean, VisibleFilter } from '#kit/admin/list/choice-filter.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryCard } from './category-card';
import { useCategoryRemoval } from './use-category-removal';

export function CategoryListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['id', 'name', '-name', '-updatedAt'], filters: ['visible'], pageSize: 50 });
  const categories = trpc.categories.list.useQuery(
    { ...list.query, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.categories.list.invalidate() };
  const setVisible = trpc.categories.setVisible.useMutation(changed);
  const bulkSetVisible = trpc.categories.bulkSetVisible.useMutation(changed);
  const bulkActions = useBulkVisible(bulkSetVisible.mutateAsync);
  const bulkRemove = trpc.categories.bulkRemove.useMutation(changed);

  const selection = useSelection(categories.data?.items);
  const removal = useCategoryRemoval();
  const chosen = categories.data?.items.filter(({ id }) => selection.ids.has(id)) ?? [];
  const projectCount = chosen.reduce((sum, category) => sum + category.projectCount, 0);

  return (
    <>
      <EntityList
        title={t('categories.title')}
        list={list}
        query={categories}
        add={{ to: adminScreens.category.create, text: t('categories.new') }}
        empty={t('categories.empty')}
        sorts={list.sorts}
        filters={<VisibleFilter list={list} />}
        bulk={
          <BulkBar
            selection={selection}
            actions={bulkActions}
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
            consequence={projectCount > 0 ? <p>{t('categories.chosenHaveProjects', { count: projectCount })}</p> : null}
            handleError={(error) => removal.offerMoveOfChosen(chosen, error, selection.clear)}
          />
        }
      >
        {(rows) => (
          <ul className="grid gap-3.5">
            {rows.map((category) => (
              <li key={category.id}>
                <CategoryCard
                  category={category}
                  selection={selection}
                  onToggle={(visible) => setVisible.mutateAsync({ id: category.id, visible })}
                  onRemove={() => removal.confirm(category)}
                />
              </li>
            ))}
          </ul>
        )}
      </EntityList>
      {removal.dialogs}
    </>
  );
}
