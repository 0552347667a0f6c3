import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderItem, useReorder } from './use-reorder';

interface Props<Row extends OrderItem> {
  rows: readonly Row[];
  /** What announcements call a row. */
  getName: (row: Row) => string;
  /** Stores the new positions of all rows in one call; resolves after the list has been loaded again. */
  onReorder: (items: OrderItem[]) => Promise<unknown>;
  /** Said when that failed and the server gave no reason, where it is not what all lists say. */
  failed?: string | undefined;
  strategy: SortingStrategy;
  enabled?: boolean;
  /** `move` takes the row at one place to another, for the buttons. */
  children: (rows: readonly Row[], move: (from: number, to: number) => void) => ReactNode;
}

/** Where rows move by drag, by keyboard and by buttons, and say where they are now. */
export function SortableArea<Row extends OrderItem>(props: Props<Row>) {
  const { getName, enabled = true, children } = props;
  const { t } = useTranslation('admin');
  const [announcement, setAnnouncement] = useState('');
  const { rows, move } = useReorder(props.rows, props.onReorder, props.failed ?? t('frame.order.failed'));
  const sensors = useSensors(
    // A small distance first, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: number | string) => rows.findIndex((row) => row.id === id);
  const say = (key: 'picked' | 'moved', id: number | string, index: number) => {
    const row = rows[indexOf(id)];
    return row ? t(`frame.order.${key}`, { name: getName(row), position: index + 1 }) : undefined;
  };
  const moveRow = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to) return;
    setAnnouncement(t('frame.order.moved', { name: getName(row), position: to + 1 }));
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
      <SortableContext items={rows.map(({ id }) => id)} strategy={props.strategy} disabled={!enabled}>
        {children(rows, moveRow)}
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
