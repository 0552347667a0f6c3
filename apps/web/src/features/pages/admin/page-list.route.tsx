import { adminRecordPath, sitePath } from '@pano/api/addresses';
import type { PageListItem } from '@pano/api/pages/page.schema';
import type { Column } from '@pano/ui/data-table';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readBoolean, StateFilter } from '#kit/admin/list/choice-filter.tsx';
import { EntityTable } from '#kit/admin/list/entity-table.tsx';
import { useRecordChanges, useVisibility } from '#kit/admin/list/record-changes.ts';
import { RecordList } from '#kit/admin/list/record-list.tsx';
import { RowActions } from '#kit/admin/list/row-actions.tsx';
import { VisibleSwitch } from '#kit/admin/list/state-switch.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { HomeBlocks } from './home-blocks';
import { AboutCard, SearchCard } from './side-cards';

export function PageListRoute() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils().pages.list;
  const list = useList({
    sorts: ['id', 'title', '-title', '-updatedAt'],
    filters: ['visible'],
    kind: 'page',
    english: true,
  });
  const pages = trpc.pages.list.useQuery(
    { ...list.query, visible: readBoolean(list.filter('visible')) },
    { placeholderData: keepPreviousData },
  );
  const visibility = useVisibility(trpc.pages, invalidate, t('pages.toggleFailed'));
  const toColumns = (onRemove: (page: PageListItem) => void): Column<PageListItem>[] => [
    {
      id: 'title',
      header: t('pages.fields.title'),
      kind: 'title',
      cell: ({ id, title }) => <span id={`page-${id}`}>{title}</span>,
    },
    {
      id: 'slug',
      header: t('pages.address'),
      kind: 'slug',
      cell: ({ slug }) => sitePath('page', slug),
    },
    {
      id: 'visible',
      header: t('pages.visibility'),
      cell: (page) => <VisibleSwitch {...visibility.of(page)} name={page.title} />,
    },
    {
      id: 'actions',
      header: t('frame.list.actions'),
      kind: 'actions',
      align: 'end',
      cell: (page) => (
        <RowActions
          to={adminRecordPath('page', page.id)}
          describedBy={`page-${page.id}`}
          sitePath={page.visible ? sitePath('page', page.slug) : null}
          onRemove={() => onRemove(page)}
        />
      ),
    },
  ];

  return (
    <>
      <RecordList
        kind="page"
        plural="pages"
        object={t('pages.log.page.bare')}
        list={list}
        query={pages}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={3} columns={4} />}
        sorts={list.sorts}
        filters={<StateFilter list={list} name="visible" />}
        getName={getTitle}
        changes={useRecordChanges(trpc.pages, invalidate)}
        states={[visibility]}
      >
        {(rows, selection, onRemove) => (
          <EntityTable
            caption={t('pages.caption')}
            columns={toColumns(onRemove)}
            rows={rows}
            selection={selection}
            getName={getTitle}
            isHidden={({ visible }) => !visible}
          />
        )}
      </RecordList>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <HomeBlocks />
        <div className="grid gap-5">
          <AboutCard />
          <SearchCard />
        </div>
      </div>
    </>
  );
}

const getTitle = ({ title }: PageListItem) => title;
