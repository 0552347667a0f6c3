import type { MediaRecord } from '@pano/api/media/media.schema';
import { Button } from '@pano/ui/button';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

type Point = MediaRecord['focal'];

interface Props {
  media: MediaRecord;
  value: Point;
  onChange: (point: Point) => void;
}

const step = 0.05;
const moves: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The picture with the point that crops keep in view; a click or the arrow keys move it. */
export function FocusPicker({ media, value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const percent = { x: Math.round(value.x * 100), y: Math.round(value.y * 100) };
  const src = `${media.url}?w=1200`;
  const style = { backgroundColor: media.color, objectPosition: `${percent.x}% ${percent.y}%` };

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed by a key, it names no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: rounded((event.clientX - box.left) / box.width),
      y: rounded((event.clientY - box.top) / box.height),
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: rounded(value.x + move.x), y: rounded(value.y + move.y) });
  };
  return (
    <div className="grid content-start gap-3">
      <button
        type="button"
        aria-label={t('media.focus.label', percent)}
        onClick={handleClick}
        onKeyDown={handleKey}
        className="relative cursor-crosshair justify-self-center"
      >
        <img
          src={src}
          alt=""
          width={media.width}
          height={media.height}
          draggable={false}
          className="h-auto max-h-[46dvh] w-auto max-w-full rounded-control"
          style={{ backgroundColor: media.color }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-live-mark/70 shadow-3"
          style={{ left: `${percent.x}%`, top: `${percent.y}%` }}
        />
      </button>
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-ink-3">{t('media.focus.hint')}</p>
        <Button variant="line" size="sm" onClick={() => onChange({ x: 0.5, y: 0.5 })}>
          {t('media.focus.reset')}
        </Button>
      </div>
      <div className="flex gap-3 text-sm text-ink-3">
        <figure className="grid min-w-0 flex-[2] content-start gap-1">
          <img src={src} alt="" className="aspect-16/6 w-full rounded-[3px] object-cover" style={style} />
          <figcaption>{t('media.focus.slide')}</figcaption>
        </figure>
        <figure className="grid min-w-0 flex-1 content-start gap-1">
          <img src={src} alt="" className="aspect-3/2 w-full rounded-[3px] object-cover" style={style} />
          <figcaption>{t('media.focus.card')}</figcaption>
        </figure>
      </div>
    </div>
  );
}

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
