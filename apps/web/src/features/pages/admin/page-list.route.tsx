import { adminRecordPath, adminScreens, sitePath } from '@pano/api/addresses';
import type { PageListItem } from '@pano/api/pages/page.schema';
import type { Column } from '@pano/ui/data-table';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { EntityTable } from '#kit/admin/list/entity-table.tsx';
import { RowActions } from '#kit/admin/list/row-actions.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { HomeBlocks } from './home-blocks';
import { AboutCard, SearchCard } from './side-cards';

export function PageListRoute() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['id', 'title', '-title', '-updatedAt'], english: 'page' });
  const pages = trpc.pages.list.useQuery(list.query, { placeholderData: keepPreviousData });
  const changed = { onSuccess: () => utils.pages.list.invalidate() };
  const remove = trpc.pages.remove.useMutation(changed);
  const bulkRemove = trpc.pages.bulkRemove.useMutation(changed);
  const selection = useSelection(pages.data?.items);
  const removal = useRemoval<PageListItem>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('pages.confirmRemove'),
    getName: ({ title }) => title,
    getPage: ({ id }) => ({ kind: 'page', id }),
    removed: t('pages.removed'),
    failed: t('pages.removeFailed'),
  });

  const columns: Column<PageListItem>[] = [
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
      id: 'actions',
      header: t('frame.list.actions'),
      kind: 'actions',
      align: 'end',
      cell: (page) => (
        <RowActions
          to={adminRecordPath('page', page.id)}
          describedBy={`page-${page.id}`}
          sitePath={sitePath('page', page.slug)}
          onRemove={() => removal.confirm(page)}
        />
      ),
    },
  ];

  return (
    <>
      <EntityList
        title={t('pages.title')}
        list={list}
        query={pages}
        add={{ to: adminScreens.page.create, text: t('pages.new'), object: t('pages.log.page.bare') }}
        empty={t('pages.empty')}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={3} columns={3} />}
        sorts={list.sorts}
        bulk={
          <BulkBar
            selection={selection}
            actions={[]}
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
            pageKind="page"
          />
        }
      >
        {(rows) => (
          <EntityTable
            caption={t('pages.caption')}
            columns={columns}
            rows={rows}
            selection={selection}
            getName={({ title }) => title}
          />
        )}
      </EntityList>
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <HomeBlocks />
        <div className="grid gap-5">
          <AboutCard />
          <SearchCard />
        </div>
      </div>
      {removal.dialog}
    </>
  );
}
