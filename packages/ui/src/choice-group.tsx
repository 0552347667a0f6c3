import * as ToggleGroup from '@radix-ui/react-toggle-group';
import type { ReactNode, Ref } from 'react';

export interface ChoiceGroupProps<Value extends string, Option extends { value: Value }> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly Option[];
  ref?: Ref<HTMLDivElement>;
  className?: string;
  /** One choice, as an item of a toggle group. */
  children: (option: Option) => ReactNode;
}

/** A choice of one: arrow keys move, Space or a click selects. The selection cannot be cleared. */
export function ChoiceGroup<Value extends string, Option extends { value: Value }>({
  label,
  onValueChange,
  options,
  children,
  ...group
}: ChoiceGroupProps<Value, Option>) {
  return (
    <ToggleGroup.Root
      {...group}
      type="single"
      aria-label={label}
      onValueChange={(next) => {
        const selected = options.find((option) => option.value === next);
        if (selected) onValueChange(selected.value);
      }}
    >
      {options.map(children)}
    </ToggleGroup.Root>
  );
}
