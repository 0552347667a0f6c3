import { adminRecordPath } from '@pano/api/addresses';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderPlate, type RecordCard } from './entity-card';
import type { SortName } from './list-toolbar';
import { MoveMenu } from './move-menu';
import { useNewRecord } from './new-record';
import type { OrderedChanges } from './record-changes';
import { type PluralWith, RecordList, type RecordListProps } from './record-list';
import { SortableCards } from './sortable-cards';
import type { OrderItem } from './use-reorder';

/** What the card of a record gets from its list. */
export type SortableCardProps = Omit<ComponentProps<typeof RecordCard>, 'switches'>;

interface Props<Row extends OrderItem, Sort extends SortName>
  extends Omit<RecordListProps<Row, Sort>, 'plural' | 'children' | 'skeleton' | 'sorts'> {
  plural: RecordListProps<Row, Sort>['plural'] & PluralWith<{ fields: { order: string } }>;
  changes: OrderedChanges;
  reorderFailed?: string;
  /** Below the cards. */
  note?: ReactNode;
  children: (row: Row, card: SortableCardProps) => ReactNode;
}

/** The screen of an ordered list of cards, which can be moved. */
export function SortableList<Row extends OrderItem, Sort extends SortName>(props: Props<Row, Sort>) {
  const { reorderFailed, note, children, ...screen } = props;
  const { kind, plural, list, query, getName, changes } = screen;
  const { t } = useTranslation('admin');
  const failed = reorderFailed ?? t('frame.order.failed');
  const total = query.data?.total ?? 0;
  const newRecord = useNewRecord(list, query);
  const onSeveralPages = total > list.pageSize;
  return (
    <RecordList {...screen} sorts={list.sorts}>
      {(rows, selection, onRemove) => (
        <>
          <SortableCards
            rows={rows}
            newRecord={newRecord}
            getName={getName}
            onReorder={(items) => changes.reorder({ items })}
            failed={failed}
            enabled={list.inOwnOrder && !onSeveralPages}
            help={t(list.inOwnOrder ? 'frame.order.severalPages' : 'frame.order.onlyWholeList')}
          >
            {(row, handles) =>
              children(row, {
                id: row.id,
                name: getName(row),
                editPath: adminRecordPath(kind, row.id),
                badge: <OrderPlate label={t(`${plural}.fields.order`)} order={row.order} />,
                strip:
                  list.inOwnOrder && onSeveralPages ? (
                    <MoveMenu
                      name={getName(row)}
                      total={total}
                      onMove={(position) => changes.move({ id: row.id, position })}
                      failed={failed}
                    />
                  ) : (
                    handles
                  ),
                selection,
                onRemove: () => onRemove(row),
              })
            }
          </SortableCards>
          {note}
        </>
      )}
    </RecordList>
  );
}
