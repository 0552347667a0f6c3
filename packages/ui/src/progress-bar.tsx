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
