import { ToggleGroupItem } from '@radix-ui/react-toggle-group';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { cx } from './cx';

type Segment<Value extends string> = { value: Value; text: string; disabled?: boolean };

export type SegmentedProps<Value extends string> = Omit<ChoiceGroupProps<Value, Segment<Value>>, 'children' | 'ref'>;

/** A choice of one from a few. */
export function Segmented<Value extends string>({ className, ...group }: SegmentedProps<Value>) {
  return (
    <ChoiceGroup
      {...group}
      className={cx('inline-flex rounded-control bg-surface-2 p-[3px] inset-ring inset-ring-line-2', className)}
    >
      {(option) => (
        <ToggleGroupItem
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
        </ToggleGroupItem>
      )}
    </ChoiceGroup>
  );
}
