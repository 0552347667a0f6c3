import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const stepPx = 40;

/** The edge of the pane, which pointer and arrow keys move. */
export function PaneGrip({ pane }: { pane: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation('admin');
  const resize = (next: number) => {
    if (pane.current) pane.current.style.width = `${Math.round(next)}px`;
  };
  const edge = () => pane.current?.getBoundingClientRect() ?? new DOMRect();
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) resize(edge().right - clientX);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: stepPx, ArrowRight: -stepPx }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    resize(edge().width + step);
  };
  return (
    <button
      type="button"
      aria-label={t('preview.resize')}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className="absolute inset-y-0 -left-3 w-3 cursor-col-resize touch-none rounded-plate hover:bg-line-2"
    />
  );
}
