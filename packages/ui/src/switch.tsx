import * as RadixSwitch from '@radix-ui/react-switch';
import { cx } from './cx';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Accessible name. */
  label: string;
  /** The state in words beside the switch: colour alone is not enough for everybody. */
  onText: string;
  offText: string;
  /** A request is running: a further click does nothing, the focus stays. */
  busy?: boolean;
}

export function Switch({ checked, onCheckedChange, label, onText, offText, busy = false }: SwitchProps) {
  return (
    <RadixSwitch.Root
      checked={checked}
      onCheckedChange={(next) => {
        if (!busy) onCheckedChange(next);
      }}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(
        'group inline-flex min-h-10 items-center gap-2.5 text-sm font-[560] whitespace-nowrap text-ink-3 data-[state=checked]:text-ink max-[360px]:text-start max-[360px]:whitespace-normal',
        'aria-busy:cursor-progress',
      )}
    >
      <span
        className={cx(
          'relative h-6 w-11 flex-none rounded-control bg-surface-3 inset-ring inset-ring-line-strong transition-colors duration-200',
          'group-hover:inset-ring-ink-2 group-data-[state=checked]:bg-ok-fill group-data-[state=checked]:inset-ring-0 forced-colors:border',
          // The engraved "I" of a breaker that is on.
          'after:absolute after:top-[7px] after:left-2.5 after:h-2.5 after:w-0.5 after:bg-white after:opacity-0 group-data-[state=checked]:after:opacity-90',
        )}
      >
        <RadixSwitch.Thumb
          className={cx(
            'absolute top-1 left-1 z-1 size-4 rounded-[2px] bg-line-strong transition-transform duration-180 ease-snap',
            'data-[state=checked]:translate-x-5 data-[state=checked]:bg-white group-aria-busy:opacity-60 forced-colors:bg-[CanvasText]',
          )}
        />
      </span>
      {checked ? onText : offText}
    </RadixSwitch.Root>
  );
}
