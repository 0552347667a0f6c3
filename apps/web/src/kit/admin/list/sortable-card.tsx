import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { buttonClass } from '@pano/ui/button';
import { SortableButtons } from '@pano/ui/sortable-buttons';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  id: number;
  isFirst: boolean;
  isLast: boolean;
  enabled: boolean;
  onMove: (step: 1 | -1) => void;
  children: (handles: ReactNode) => ReactNode;
}

export function SortableCard({ id, isFirst, isLast, enabled, onMove, children }: Props) {
  const { t } = useTranslation('admin');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !enabled,
  });
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
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(isDragging && 'relative z-5 opacity-80 shadow-3')}
    >
      {children(handles)}
    </li>
  );
}
