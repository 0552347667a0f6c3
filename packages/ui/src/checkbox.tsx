import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';

export interface CheckboxProps {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** Shows the label to screen readers only, as in a table's selection column; `wide`: only where rows are not cards. */
  labelHidden?: boolean | 'wide';
  name?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  className?: string;
}

export function Checkbox({ checked, onCheckedChange, label, labelHidden = false, className, ...rest }: CheckboxProps) {
  const boxId = useId();
  return (
    <span
      className={cx(
        'relative inline-flex min-h-10 items-center gap-2.5',
        labelHidden === true && 'min-w-10 justify-center',
        labelHidden === 'wide' && 'min-[1061px]:min-w-10 min-[1061px]:justify-center',
        className,
      )}
    >
      <RadixCheckbox.Root
        {...rest}
        id={boxId}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        className={cx(
          'grid size-[22px] flex-none place-items-center rounded-[3px] border border-line-strong bg-surface text-live',
          // The box is 22 px, its click target 40 px.
          'before:absolute before:inset-y-0 before:start-[-9px] before:w-10',
          labelHidden === true && 'before:start-0',
          labelHidden === 'wide' && 'min-[1061px]:before:start-0',
          'hover:border-ink-2 aria-invalid:border-err aria-invalid:inset-ring aria-invalid:inset-ring-err',
          'data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink',
          'dark:data-[state=checked]:border-live dark:data-[state=checked]:bg-canvas dark:data-[state=indeterminate]:border-live dark:data-[state=indeterminate]:bg-canvas',
        )}
      >
        <RadixCheckbox.Indicator>
          {checked === 'indeterminate' ? (
            <Minus aria-hidden="true" className="size-4 stroke-3" />
          ) : (
            <Check aria-hidden="true" className="size-4 stroke-3" />
          )}
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label
        htmlFor={boxId}
        className={
          labelHidden === true
            ? 'sr-only'
            : cx('py-2 text-[0.9375rem] leading-normal', labelHidden === 'wide' && 'min-[1061px]:sr-only')
        }
      >
        {label}
      </label>
    </span>
  );
}
