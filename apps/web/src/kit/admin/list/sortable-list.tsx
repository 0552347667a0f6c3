import type { SluggedKind } from '@pano/api/addresses';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkAction, BulkBar, type BulkRemoval } from './bulk-bar';
import { EntityList, type EntityListProps } from './entity-list';
import type { SortName } from './list-toolbar';
import { MoveMenu } from './move-menu';
import { useNewRecord } from './new-record';
import { SortableCards } from './sortable-cards';
import { type RemovalOptions, useRemoval } from './use-removal';
import type { OrderItem } from './use-reorder';
import { type RowSelection, useSelection } from './use-selection';

/** What the card of a record gets from its list. */
export type SortableCardProps = { strip: ReactNode; selection: RowSelection; onRemove: () => void; alone: boolean };

interface Props<Row extends OrderItem, Sort extends SortName>
  extends Omit<EntityListProps<Row, Sort>, 'bulk' | 'children' | 'skeleton' | 'sorts'> {
  /** What announcements call a row. */
  getName: (row: Row) => string;
  /** Stores the new positions of all rows in one call; resolves after the list has been loaded again. */
  reorder: (input: { items: OrderItem[] }) => Promise<unknown>;
  reorderFailed?: string;
  /** Moves one record to a place of the whole list, for lists with several pages. */
  move: (input: { id: number; position: number }) => Promise<unknown>;
  /** What the bar of the selection offers besides deleting. */
  bulkActions: BulkAction[];
  bulkRemove: (input: { ids: number[] }) => Promise<{ count: number }>;
  /** What deleting the chosen rows takes besides a question. */
  bulkRemoval?: (rows: readonly Row[], clearSelection: () => void) => BulkRemoval;
  removal: RemovalOptions<Row>;
  /** What the records are, where they have a page each. */
  pageKind?: SluggedKind;
  /** Below the cards. */
  note?: ReactNode;
  children: (row: Row, card: SortableCardProps) => ReactNode;
}

/** The screen of an ordered list of cards: they move, are chosen, switched and deleted together, and deleted one by one. */
export function SortableList<Row extends OrderItem, Sort extends SortName>(props: Props<Row, Sort>) {
  const { getName, reorder, reorderFailed, move, removal, pageKind, note, children, ...rest } = props;
  const { bulkActions, bulkRemove, bulkRemoval, ...screen } = rest;
  const { list, query } = screen;
  const { t } = useTranslation('admin');
  const selection = useSelection(query.data?.items);
  const { confirm, dialog } = useRemoval(
    pageKind ? { ...removal, getPage: ({ id }) => ({ kind: pageKind, id }) } : removal,
  );
  const failed = reorderFailed ?? t('frame.order.failed');
  const total = query.data?.total ?? 0;
  const newRecord = useNewRecord(list, query.data?.total);
  const chosen = query.data?.items.filter(({ id }) => selection.ids.has(id)) ?? [];
  const onSeveralPages = total > list.pageSize;
  return (
    <>
      <EntityList
        {...screen}
        sorts={list.sorts}
        bulk={
          <BulkBar
            selection={selection}
            actions={bulkActions}
            remove={(ids) => bulkRemove({ ids })}
            pageKind={pageKind}
            {...bulkRemoval?.(chosen, selection.clear)}
          />
        }
      >
        {(rows) => (
          <>
            <SortableCards
              rows={rows}
              newRecord={newRecord}
              getName={getName}
              onReorder={(items) => reorder({ items })}
              failed={failed}
              enabled={list.inOwnOrder && !onSeveralPages}
              help={t(list.inOwnOrder ? 'frame.order.severalPages' : 'frame.order.onlyWholeList')}
            >
              {(row, handles) =>
                children(row, {
                  strip:
                    list.inOwnOrder && onSeveralPages ? (
                      <MoveMenu
                        name={getName(row)}
                        total={total}
                        onMove={(position) => move({ id: row.id, position })}
                        failed={failed}
                      />
                    ) : (
                      handles
                    ),
                  selection,
                  alone: total === 1 && !list.narrowed,
                  onRemove: () => confirm(row),
                })
              }
            </SortableCards>
            {note}
          </>
        )}
      </EntityList>
      {dialog}
    </>
  );
}
