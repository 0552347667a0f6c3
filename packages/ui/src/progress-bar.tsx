import { cx } from './cx';

/** Decorative: the text beside it has the same information. */
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
  /** The shortest recommended length. */
  min: number;
  /** The longest length that is not cut off. */
  max: number;
}

/** The bar fills up to `max`: copper while too short, green in the range, red above. */
export function CharCounter({ length, min, max }: CharCounterProps) {
  const range = length > max ? 'over' : length >= min ? 'good' : 'short';
  return (
    <div className={cx('flex items-center gap-2.5 text-[0.8125rem] tabular-nums', textClasses[range])}>
      <ProgressBar percent={(length / max) * 100} fill={fillClasses[range]} />
      <span className="flex-none">{`${length}/${max}`}</span>
    </div>
  );
}

const textClasses = { short: 'text-ink-3', good: 'text-ok', over: 'text-err' };
const fillClasses = { short: 'bg-live-mark', good: 'bg-ok-fill', over: 'bg-err-fill' };
