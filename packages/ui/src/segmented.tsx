import * as ToggleGroup from '@radix-ui/react-toggle-group';
import { cx } from './cx';

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; text: string; disabled?: boolean }[];
  className?: string;
}

/** A choice of one from a few: arrow keys move, Space or a click selects. The selection cannot be cleared. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const selected = options.find((option) => option.value === next);
        if (selected) onValueChange(selected.value);
      }}
      className={cx('inline-flex rounded-control bg-surface-2 p-[3px] inset-ring inset-ring-line-2', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={cx(
            'relative min-h-[34px] pointer-coarse:min-h-11 before:absolute before:inset-x-0 before:-inset-y-[3px] rounded-[3px] px-2 text-sm leading-tight font-[560] wrap-break-word text-ink-3 sm:px-3.5 transition-colors duration-200 not-disabled:hover:text-ink',
            'data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-1 data-[state=on]:inset-ring data-[state=on]:inset-ring-line-2',
            'disabled:cursor-not-allowed disabled:opacity-50',
          )}
        >
          {option.text}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
