import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableCard } from './sortable-card';
import { type OrderItem, useReorder } from './use-reorder';

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

/** An ordered list whose rows move by buttons, by drag and by keyboard. */
export function SortableCards<Row extends { id: number }>(props: Props<Row>) {
  const { nameOf, enabled, children } = props;
  const { t } = useTranslation('admin');
  const [announcement, setAnnouncement] = useState('');
  const { rows, move } = useReorder(props.rows, props.onReorder, props.failed);
  const sensors = useSensors(
    // A small distance first, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: number | string) => rows.findIndex((row) => row.id === id);
  const say = (key: 'picked' | 'moved', id: number | string, index: number) => {
    const row = rows[indexOf(id)];
    return row ? t(`frame.order.${key}`, { name: nameOf(row), position: index + 1 }) : undefined;
  };
  const moveRow = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to) return;
    setAnnouncement(t('frame.order.moved', { name: nameOf(row), position: to + 1 }));
    move(from, to);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) moveRow(indexOf(active.id), indexOf(over.id));
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('frame.order.dragHelp') },
        announcements: {
          onDragStart: ({ active }) => say('picked', active.id, indexOf(active.id)),
          // Over its own place it has not moved: that comes right after picking it up, and again on the way back.
          onDragOver: ({ active, over }) =>
            over ? say(over.id === active.id ? 'picked' : 'moved', active.id, indexOf(over.id)) : undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => t('frame.order.cancelled'),
        },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={!enabled}>
        <ol className="grid gap-3.5">
          {rows.map((row, index) => (
            <SortableCard
              key={row.id}
              id={row.id}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              enabled={enabled}
              onMove={(step) => moveRow(index, index + step)}
            >
              {(handles) => children(row, handles)}
            </SortableCard>
          ))}
        </ol>
      </SortableContext>
      {enabled ? null : <p className="mt-4 text-sm text-ink-3">{t('frame.order.onlyWholeList')}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
