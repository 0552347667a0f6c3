import { adminScreens } from '@pano/api/addresses';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBulkVisible } from '#kit/admin/list/bulk-bar.tsx';
import { ChoiceFilter, readBoolean, VisibleFilter } from '#kit/admin/list/choice-filter.tsx';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { type List, useList } from '#kit/admin/list/use-list.ts';
import { useQueryErrorToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ProjectCard } from './project-card';

export function ProjectListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({
    sorts: ['order', 'title', '-title', '-createdAt', '-updatedAt'],
    filters: ['categoryId', 'visible'],
    pageSize: 200,
    english: 'project',
  });
  const projects = trpc.projects.list.useQuery(
    { ...list.query, categoryId: list.filter('categoryId') ?? undefined, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  useQueryErrorToast(projects.error, t('projects.loadFailed'));
  const hiddenCategories = useHiddenCategories();
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.projects.list.invalidate() };
  const setVisible = trpc.projects.setVisible.useMutation(changed);
  const move = trpc.projects.move.useMutation(changed);
  const reorder = trpc.projects.reorder.useMutation(changed);
  const remove = trpc.projects.remove.useMutation(changed);
  const bulkSetVisible = trpc.projects.bulkSetVisible.useMutation(changed);
  const bulkRemove = trpc.projects.bulkRemove.useMutation(changed);

  return (
    <SortableList
      pageKind="project"
      title={t('projects.title')}
      list={list}
      query={projects}
      add={{ to: adminScreens.project.create, text: t('projects.new'), object: t('projects.log.project.bare') }}
      empty={t('projects.empty')}
      emptyFiltered={list.query.q || list.query.english || list.filter('visible') ? undefined : t('projects.empty')}
      filters={<ProjectFilters list={list} />}
      getName={({ title }) => title}
      move={move.mutateAsync}
      reorder={reorder.mutateAsync}
      bulkActions={useBulkVisible(bulkSetVisible.mutateAsync)}
      bulkRemove={bulkRemove.mutateAsync}
      removal={{
        remove: ({ id }) => remove.mutateAsync({ id }),
        question: t('projects.confirmRemove'),
        getName: ({ title }) => title,
        removed: t('projects.removed'),
        failed: t('projects.removeFailed'),
        hiding: {
          isShown: ({ visible }) => visible,
          hide: ({ id }) => setVisible.mutateAsync({ id, visible: false }),
          failed: t('projects.toggleFailed'),
        },
        consequence: ({ image, imageCount }) => {
          const count = imageCount - (image ? 1 : 0);
          return count > 0 ? t('projects.imagesGoToo', { count }) : null;
        },
      }}
    >
      {(project, card) => (
        <ProjectCard
          {...card}
          project={project}
          categoryHidden={hiddenCategories.has(project.categoryId)}
          onToggle={(visible) => setVisible.mutateAsync({ id: project.id, visible })}
        />
      )}
    </SortableList>
  );
}

/** The categories that visitors do not see, and so none of their projects. */
function useHiddenCategories(): Set<number> {
  const categories = trpc.categories.list.useQuery({});
  return new Set(categories.data?.items.filter(({ visible }) => !visible).map(({ id }) => id));
}

/** The filters of the list: category and visibility. */
export function ProjectFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const categories = trpc.categories.list.useQuery({});
  useQueryErrorToast(categories.error, t('projects.loadFailed'));
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('projects.filters.category')}
        all={t('projects.filters.all')}
        options={(categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        className="w-full sm:w-56"
      />
      <VisibleFilter list={list} />
    </>
  );
}
