import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter, readBoolean, StateFilter } from '#kit/admin/list/choice-filter.tsx';
import { useOrderedChanges, useVisibility } from '#kit/admin/list/record-changes.ts';
import { SortableList } from '#kit/admin/list/sortable-list.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { type List, useList } from '#kit/admin/list/use-list.ts';
import { useQueryErrorToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ProjectCard } from './project-card';

export function ProjectListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().projects.list;
  const list = useList({
    sorts: ['order', 'title', '-title', '-createdAt', '-updatedAt'],
    filters: ['categoryId', 'visible'],
    pageSize: 200,
    kind: 'project',
    english: true,
  });
  const projects = trpc.projects.list.useQuery(
    { ...list.query, categoryId: list.filter('categoryId') ?? undefined, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  useQueryErrorToast(projects.error, t('projects.loadFailed'));
  const hiddenCategories = useHiddenCategories();
  const visibility = useVisibility(trpc.projects, invalidate, t('projects.toggleFailed'));
  return (
    <SortableList
      kind="project"
      plural="projects"
      object={t('projects.log.project.bare')}
      list={list}
      query={projects}
      emptyFiltered={list.query.q || list.query.english || list.filter('visible') ? undefined : t('projects.empty')}
      filters={<ProjectFilters list={list} />}
      getName={({ title }) => title}
      changes={useOrderedChanges(trpc.projects, invalidate)}
      states={[visibility]}
      removal={{
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
          visibility={visibility.of(project)}
        />
      )}
    </SortableList>
  );
}

/** The categories that visitors do not see, and so none of their projects. */
function useHiddenCategories(): Set<number> {
  const { client } = trpc.useUtils();
  const categories = useAllRecords(trpc.categories.list, client.categories.list.query);
  return new Set(categories.data?.filter(({ visible }) => !visible).map(({ id }) => id));
}

/** The filters of the list: category and visibility. */
export function ProjectFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const { client } = trpc.useUtils();
  const categories = useAllRecords(trpc.categories.list, client.categories.list.query);
  useQueryErrorToast(categories.error, t('projects.loadFailed'));
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('projects.filters.category')}
        all={t('projects.filters.all')}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        className="w-full sm:w-56"
      />
      <StateFilter list={list} name="visible" />
    </>
  );
}
