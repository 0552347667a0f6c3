import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderItem, useReorder } from '../../../../admin/list/use-reorder';
import { GalleryPicture } from './gallery-picture';

interface Props<Picture> {
  pictures: readonly Picture[];
  onRemove: (picture: Picture) => void;
  onReorder: (items: OrderItem[]) => Promise<unknown> | undefined;
}

/** Pictures by order, which move by drag, by keyboard and by buttons. */
export function GalleryGrid<Picture extends ProjectImageCreate & { id: number }>(props: Props<Picture>) {
  const { t } = useTranslation('admin');
  const [announcement, setAnnouncement] = useState('');
  const { rows, move } = useReorder(props.pictures, async (items) => props.onReorder(items), t('frame.order.failed'));
  const sensors = useSensors(
    // A small distance first, so that a click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: number | string) => rows.findIndex((row) => row.id === id);
  const say = (key: 'picked' | 'moved', id: number | string, index: number) => {
    const row = rows[indexOf(id)];
    if (!row) return undefined;
    return t(`frame.order.${key}`, { name: t('projects.images.name', { order: row.order }), position: index + 1 });
  };
  const moveRow = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to) return;
    setAnnouncement(say('moved', row.id, to) ?? '');
    move(from, to);
  };
  if (rows.length === 0) return null;
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
          onDragOver: ({ active, over }) => (over ? say('moved', active.id, indexOf(over.id)) : undefined),
          onDragEnd: () => undefined,
          onDragCancel: () => t('frame.order.cancelled'),
        },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol
          aria-label={t('projects.images.list')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,184px),1fr))] gap-3"
        >
          {rows.map((picture, index) => (
            <GalleryPicture
              key={picture.id}
              picture={picture}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(step) => moveRow(index, index + step)}
              onRemove={() => props.onRemove(picture)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
