import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { buttonClass } from '@pano/ui/button';
import { SortableButtons } from '@pano/ui/sortable-buttons';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableArea } from './sortable-area';
import type { OrderItem } from './use-reorder';

interface Props<Row extends OrderItem> extends Omit<ComponentProps<typeof SortableArea<Row>>, 'strategy' | 'children'> {
  /** The row that has just been created: it is marked and scrolled to. */
  newRecord?: number | null;
  /** How to change the order while that is off, since the rows shown are not the whole list in its order. */
  help?: string;
  /** `handles` are the buttons that move the row; null while that is off. */
  children: (row: Row, handles: ReactNode) => ReactNode;
}

/** An ordered list of cards, one below the other. */
export function SortableCards<Row extends OrderItem>({ children, help, newRecord = null, ...area }: Props<Row>) {
  const { enabled = true } = area;
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
                isNew={row.id === newRecord}
                onMove={(step) => move(index, index + step)}
              >
                {(handles) => children(row, handles)}
              </SortableCard>
            ))}
          </ol>
          {enabled ? null : <p className="mt-4 text-sm text-ink-3">{help}</p>}
        </>
      )}
    </SortableArea>
  );
}

interface SortableCardProps {
  id: number;
  isFirst: boolean;
  isLast: boolean;
  enabled: boolean;
  isNew: boolean;
  onMove: (step: 1 | -1) => void;
  children: (handles: ReactNode) => ReactNode;
}

function SortableCard({ id, isFirst, isLast, enabled, isNew, onMove, children }: SortableCardProps) {
  const { t } = useTranslation('admin');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !enabled,
  });
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const handles = enabled ? (
    <div className="flex items-center max-sm:flex-col">
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('frame.order.drag')}
        title={t('frame.order.drag')}
        className={clsx(buttonClass({ variant: 'icon' }), 'cursor-grab touch-none')}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <SortableButtons
        vertical
        upLabel={t('frame.order.up')}
        downLabel={t('frame.order.down')}
        onUp={() => onMove(-1)}
        onDown={() => onMove(1)}
        isFirst={isFirst}
        isLast={isLast}
      />
    </div>
  ) : null;
  return (
    <li
      ref={(element) => {
        setNodeRef(element);
        row.current = element;
      }}
      data-new={isNew || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        isDragging && 'relative z-5 opacity-80 shadow-3',
        isNew && 'rounded-card outline-2 outline-offset-2 outline-live-mark',
      )}
    >
      {children(handles)}
    </li>
  );
}
