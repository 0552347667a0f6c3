import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableArea } from './sortable-area';
import { SortableCard } from './sortable-card';
import type { OrderItem } from './use-reorder';

interface Props<Row extends { id: number }> {
  rows: readonly Row[];
  /** What announcements call a row. */
  nameOf: (row: Row) => string;
  /** Stores the new positions of all rows in one call; resolves after the list has been loaded again. */
  onReorder: (items: OrderItem[]) => Promise<unknown>;
  failed: string;
  /** Off while the rows shown are not the whole list in its order. */
  enabled: boolean;
  /** `handles` are the buttons that move the row; null while that is off. */
  children: (row: Row, handles: ReactNode) => ReactNode;
}

/** An ordered list of cards, one below the other. */
export function SortableCards<Row extends { id: number }>({ children, ...area }: Props<Row>) {
  const { t } = useTranslation('admin');
  const { enabled } = area;
  return (
    <SortableArea {...area} strategy={verticalListSortingStrategy}>
      {(rows, move) => (
        <>
          <ol className="grid gap-3.5">
            {rows.map((row, index) => (
              <SortableCard
                key={row.id}
                id={row.id}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                enabled={enabled}
                onMove={(step) => move(index, index + step)}
              >
                {(handles) => children(row, handles)}
              </SortableCard>
            ))}
          </ol>
          {enabled ? null : <p className="mt-4 text-sm text-ink-3">{t('frame.order.onlyWholeList')}</p>}
        </>
      )}
    </SortableArea>
  );
}
