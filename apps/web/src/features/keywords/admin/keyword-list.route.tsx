import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActiveFilter, readBoolean } from '#kit/admin/list/boolean-filter.tsx';
import { BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { EntityTable } from '#kit/admin/list/entity-table.tsx';
import { useBulkActive } from '#kit/admin/list/use-bulk-switch.ts';
import { useList } from '#kit/admin/list/use-list.ts';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { KeywordCloud } from './keyword-cloud';
import { useKeywordColumns } from './keyword-columns';
import { KeywordEditor } from './keyword-editor';
import { useEditedKeyword } from './use-edited-keyword';
import { useKeywordActions } from './use-keyword-actions';
import { useKeywordFailure } from './use-keyword-failure';

export function KeywordListRoute() {
  const { t } = useTranslation('admin');
  const failureText = useKeywordFailure();
  const edited = useEditedKeyword();
  const list = useList({ sorts: ['order', 'keyword', '-keyword', '-updatedAt'], filters: ['active'] });
  const keywords = trpc.keywords.list.useQuery(
    { ...list.query, active: readBoolean(list.filter('active')) },
    { placeholderData: keepPreviousData },
  );
  const active = trpc.keywords.list.useQuery({ active: true });
  const actions = useKeywordActions({ onRemoved: ({ id }) => id === edited.id && edited.stop() });
  const bulkActions = useBulkActive(actions.bulkSetActive);
  const selection = useSelection(keywords.data?.items);
  const columns = useKeywordColumns({ ...actions, editPath: ({ id }: KeywordRecord) => edited.path(id) });

  return (
    <>
      <EntityList
        title={t('keywords.title')}
        list={list}
        query={keywords}
        empty={t('keywords.empty')}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={4} />}
        loadFailed={(error) => failureText('load', error)}
        intro={
          <div className="mb-[22px] grid items-start gap-[18px] min-[1101px]:grid-cols-[360px_minmax(0,1fr)]">
            <KeywordEditor editedId={edited.id} onDone={edited.stop} />
            <KeywordCloud keywords={active.data?.items} />
          </div>
        }
        filters={<ActiveFilter list={list} />}
        bulk={<BulkBar selection={selection} actions={bulkActions} remove={actions.bulkRemove} />}
      >
        {(rows) => (
          <EntityTable
            caption={t('keywords.title')}
            columns={columns}
            rows={rows}
            selection={selection}
            nameOf={({ keyword }) => keyword}
            sort={sortShown(list.sort)}
            onSort={(columnId) => list.setSort(nextSort(columnId, list.sort))}
          />
        )}
      </EntityList>
      {actions.dialog}
    </>
  );
}

type Sort = 'order' | 'keyword' | '-keyword' | '-updatedAt';

function sortShown(sort: Sort | undefined) {
  if (sort === '-updatedAt') return null;
  if (sort === undefined || sort === 'order') return { columnId: 'order', direction: 'asc' } as const;
  return { columnId: 'keyword', direction: sort === 'keyword' ? 'asc' : 'desc' } as const;
}

/** The order knows one direction: it is the order in which keywords are suggested. */
function nextSort(columnId: string, current: Sort | undefined): Sort | undefined {
  if (columnId === 'order') return undefined;
  return current === 'keyword' ? '-keyword' : 'keyword';
}
