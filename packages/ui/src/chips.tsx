import * as ToggleGroup from '@radix-ui/react-toggle-group';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

export interface ChipsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** A count is left out until it is known. */
  options: readonly { value: Value; text: string; count?: number | undefined }[];
  className?: string;
}

/** A choice of one from several, each with a number, in one row that scrolls sideways where it is narrow. */
export function Chips<Value extends string>({ label, value, onValueChange, options, className }: ChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!row.current || chosen.current?.value !== value) return;
    // Only the row scrolls, not the page around it.
    const { offsetLeft, offsetWidth } = chosen.current;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [value]);
  return (
    <ToggleGroup.Root
      ref={row}
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const selected = options.find((option) => option.value === next);
        if (selected) onValueChange(selected.value);
      }}
      className={clsx('relative flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          ref={option.value === value ? chosen : null}
          value={option.value}
          className={clsx(
            'inline-flex min-h-9 flex-none items-center gap-2 rounded-control border border-line-2 bg-surface px-3 text-sm font-[560] whitespace-nowrap text-ink-2',
            'transition-colors duration-200 hover:border-line-strong hover:text-ink pointer-coarse:min-h-11',
            'data-[state=on]:border-ink data-[state=on]:bg-ink data-[state=on]:text-canvas',
          )}
        >
          {option.text}
          {option.count === undefined ? null : (
            <span className="text-[0.8125rem] font-[640] tabular-nums">{option.count}</span>
          )}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
