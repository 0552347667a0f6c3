import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

/** How much of the row the pane may take, in percent. */
const limits = { least: 40, most: 70 };
export const usualShare = 48;
const step = 3;

interface Props {
  pane: RefObject<HTMLDialogElement | null>;
  share: number;
  onShare: (share: number) => void;
}

/** The edge of the pane, which pointer and arrow keys move. */
export function PaneGrip({ pane, share, onShare }: Props) {
  const { t } = useTranslation('admin');
  const resize = (next: number) => onShare(Math.round(Math.min(limits.most, Math.max(limits.least, next))));
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    const row = pane.current?.parentElement;
    if (!row || !currentTarget.hasPointerCapture(pointerId)) return;
    const { right, width } = row.getBoundingClientRect();
    resize(((right - clientX) / width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share + step, ArrowRight: share - step, Home: limits.most, End: limits.least }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('preview.resize')}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuenow={share}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className="absolute inset-y-0 -left-3 m-0 h-auto w-3 cursor-col-resize touch-none rounded-plate border-0 hover:bg-line-2"
    />
  );
}
