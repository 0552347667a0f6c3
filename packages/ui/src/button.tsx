import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Lever } from './lever';
import { Spinner } from './spinner';

export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Blocks the button and shows a spinner; the width it had is kept. */
  busy?: boolean;
  /** What the button says meanwhile ("Saving..."); without it the label stays beside the spinner. */
  busyText?: string;
}

export function Button({
  variant,
  size,
  lever,
  busy = false,
  busyText,
  className,
  children,
  disabled,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, lever, className })}
    >
      {busy ? <BusyLabel text={busyText} label={children} /> : children}
      {lever && !busy ? <Lever /> : null}
    </button>
  );
}

export interface IconButtonProps
  extends Omit<ButtonProps, 'variant' | 'size' | 'lever' | 'busyText' | 'children' | 'aria-label'> {
  /** Accessible name; also shown as the browser's tooltip. */
  label: string;
  danger?: boolean;
  children: ReactNode;
}

export function IconButton({
  label,
  danger = false,
  busy = false,
  children,
  disabled,
  className,
  type,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type ?? 'button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-label={label}
      className={buttonClass({ variant: danger ? 'icon-danger' : 'icon', className })}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

/** Both labels share one grid cell, so the cell is as wide as the wider one; the hidden one has no accessible name. */
function BusyLabel({ text, label }: { text: string | undefined; label: ReactNode }) {
  return (
    <span className="inline-grid items-center">
      <span className="invisible col-start-1 row-start-1 inline-flex h-0 items-center gap-2.5 overflow-hidden">
        {label}
      </span>
      <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5">
        <Spinner />
        {text ?? label}
      </span>
    </span>
  );
}
