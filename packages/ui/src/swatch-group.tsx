import * as ToggleGroup from '@radix-ui/react-toggle-group';
import { Check } from 'lucide-react';

export interface SwatchGroupProps {
  label: string;
  /** CSS colours, each with the name for screen readers and the tooltip. */
  colours: readonly { name: string; value: string }[];
  value: string | null;
  /** Null when the selected colour is pressed again. */
  onValueChange: (value: string | null) => void;
}

export function SwatchGroup({ label, colours, value, onValueChange }: SwatchGroupProps) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next || null)}
      className="grid grid-cols-4 gap-1"
    >
      {colours.map((colour) => (
        <ToggleGroup.Item
          key={colour.value}
          value={colour.value}
          aria-label={colour.name}
          title={colour.name}
          className="grid size-10 place-items-center rounded-control border border-transparent hover:border-line-strong data-[state=on]:border-2 data-[state=on]:border-ink"
        >
          <span
            className="grid size-7 place-items-center rounded-[3px] border border-line-strong"
            style={{ background: colour.value }}
          >
            {/* The mark has a background of its own to be visible on every colour. */}
            {colour.value === value ? (
              <Check aria-hidden="true" className="size-4 rounded-full bg-surface p-px text-ink" />
            ) : null}
          </span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
