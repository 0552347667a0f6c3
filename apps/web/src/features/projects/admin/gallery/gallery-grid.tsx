import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { ProjectImageCreate } from '@pano/api/projects/project-image.schema';
import { useTranslation } from 'react-i18next';
import { SortableArea } from '#kit/admin/list/sortable-area.tsx';
import type { OrderItem } from '#kit/admin/list/use-reorder.ts';
import { GalleryPicture } from './gallery-picture';

interface Props<Picture> {
  pictures: readonly Picture[];
  onRemove: (picture: Picture) => void;
  onReorder: (items: OrderItem[]) => Promise<unknown> | undefined;
}

/** Pictures by order, which move by drag, by keyboard and by buttons. */
export function GalleryGrid<Picture extends ProjectImageCreate & { id: number }>(props: Props<Picture>) {
  const { pictures, onRemove, onReorder } = props;
  const { t } = useTranslation('admin');
  if (pictures.length === 0) return null;
  return (
    <SortableArea
      rows={pictures}
      nameOf={({ order }) => t('projects.images.name', { order })}
      onReorder={async (items) => onReorder(items)}
      failed={t('frame.order.failed')}
      strategy={rectSortingStrategy}
    >
      {(rows, move) => (
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
              onMove={(step) => move(index, index + step)}
              onRemove={() => onRemove(picture)}
            />
          ))}
        </ol>
      )}
    </SortableArea>
  );
}
