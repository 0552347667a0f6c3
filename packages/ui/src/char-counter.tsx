import { cx } from './cx';
import { ProgressBar } from './progress-bar';

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
