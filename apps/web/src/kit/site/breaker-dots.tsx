import { clsx } from 'clsx';

type Props = {
  count: number;
  current: number;
  onSelect: (index: number) => void;
  /** Names the group. */
  label: string;
  dotLabel: (number: number) => string;
  className?: string;
};

/** One small breaker for each slide, side by side on a rail; the live one is switched up. */
export function BreakerDots({ count, current, onSelect, label, dotLabel, className }: Props) {
  const names = Array.from({ length: count }, (_, index) => dotLabel(index + 1));
  return (
    <fieldset aria-label={label} className={clsx('breaker-dots', className)}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === current || undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </fieldset>
  );
}
