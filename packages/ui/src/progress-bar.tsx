import { cx } from './cx';

/** Decorative: the number or sentence beside it says the same. */
export function ProgressBar({
  percent,
  fill = 'bg-live-mark',
  className,
}: {
  percent: number;
  fill?: string;
  className?: string;
}) {
  return (
    <span aria-hidden="true" className={cx('block h-1.5 w-full overflow-hidden rounded-[3px] bg-surface-3', className)}>
      <span
        className={cx('block h-full transition-[width,background-color] duration-200', fill)}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  );
}

export interface CharCounterProps {
  length: number;
  /** From here on the length is good. */
  min: number;
  /** Beyond this the rest is cut off. */
  max: number;
  /** For the `aria-describedby` of the control it counts for. */
  id?: string;
  className?: string;
}

/** The bar fills up to `max`: copper while too short, green in the range, red above. */
export function CharCounter({ length, min, max, id, className }: CharCounterProps) {
  const range = length > max ? 'over' : length >= min ? 'good' : 'short';
  return (
    <div id={id} className={cx('flex items-center gap-2.5 text-[0.8125rem] tabular-nums', inks[range], className)}>
      <ProgressBar percent={(length / max) * 100} fill={fills[range]} />
      <span className="flex-none">{`${length}/${max}`}</span>
    </div>
  );
}

const inks = { short: 'text-ink-3', good: 'text-ok', over: 'text-err' };
const fills = { short: 'bg-live-mark', good: 'bg-ok-fill', over: 'bg-err-fill' };
