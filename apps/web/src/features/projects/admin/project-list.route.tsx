import type { ProjectListItem } from '@pano/api/projects/project.schema';
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
import { ProjectCard } from './project-card';
import { ProjectFilters } from './project-filters';
import { useSayFailure } from './use-say-failure';

export function ProjectListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({
    sorts: ['order', 'title', '-title', '-createdAt', '-updatedAt'],
    filters: ['categoryId', 'visible'],
    pageSize: 200,
  });
  const projects = trpc.projects.list.useQuery(
    { ...list.query, categoryId: list.filter('categoryId') ?? undefined, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  useSayFailure(projects.error, t('projects.loadFailed'));
  // A change counts as done once the list shows it.
  const changed = { onSuccess: () => utils.projects.list.invalidate() };
  const setVisible = trpc.projects.setVisible.useMutation(changed);
  const reorder = trpc.projects.reorder.useMutation(changed);
  const remove = trpc.projects.remove.useMutation(changed);
  const bulkSetVisible = trpc.projects.bulkSetVisible.useMutation(changed);
  const bulkRemove = trpc.projects.bulkRemove.useMutation(changed);

  const selection = useSelection(projects.data?.items);
  const removal = useRemoval<ProjectListItem>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('projects.confirmRemove'),
    removed: t('projects.removed'),
    failed: t('projects.removeFailed'),
    consequence: ({ image, imageCount }) => {
      const count = imageCount - (image ? 1 : 0);
      return count > 0 ? t('projects.imagesGoToo', { count }) : null;
    },
  });

  return (
    <>
      <EntityList
        title={t('projects.title')}
        list={list}
        query={projects}
        add={{ to: '/admin/projects/new', text: t('projects.new') }}
        empty={t('projects.empty')}
        skeleton={<SkeletonCards label={t('frame.list.loading')} className="grid-cols-1" />}
        sorts={[
          { value: 'order', text: t('projects.sort.order') },
          { value: 'title', text: t('projects.sort.titleUp') },
          { value: '-title', text: t('projects.sort.titleDown') },
          { value: '-createdAt', text: t('projects.sort.newest') },
          { value: '-updatedAt', text: t('projects.sort.changed') },
        ]}
        filters={<ProjectFilters list={list} />}
        bulk={
          <BulkBar
            selection={selection}
            shown={projects.data?.items.map(({ id }) => id) ?? []}
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
            enabled={list.inOwnOrder && rows.length === projects.data?.total}
          >
            {(project, handles) => (
              <ProjectCard
                project={project}
                handles={handles}
                selection={selection}
                onToggle={(visible) => setVisible.mutateAsync({ id: project.id, visible })}
                onRemove={() => removal.ask(project)}
              />
            )}
          </SortableCards>
        )}
      </EntityList>
      {removal.dialog}
    </>
  );
}
