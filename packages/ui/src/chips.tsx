import { ToggleGroupItem } from '@radix-ui/react-toggle-group';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/** A count is left out until it is known. */
type Chip<Value extends string> = { value: Value; text: string; count?: number | undefined };

export type ChipsProps<Value extends string> = Omit<ChoiceGroupProps<Value, Chip<Value>>, 'children' | 'ref'>;

/** A choice of one from several, each with a number, in one row that scrolls sideways where it is narrow. */
export function Chips<Value extends string>({ className, ...group }: ChipsProps<Value>) {
  const { value } = group;
  const row = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!row.current || chosen.current?.value !== value) return;
    // Only the row scrolls, not the page around it.
    const { offsetLeft, offsetWidth } = chosen.current;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [value]);
  return (
    <ChoiceGroup
      {...group}
      ref={row}
      className={clsx('relative flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]', className)}
    >
      {(option) => (
        <ToggleGroupItem
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
        </ToggleGroupItem>
      )}
    </ChoiceGroup>
  );
}
