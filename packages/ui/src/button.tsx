import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Disables the button and shows a spinner; the width stays the same. */
  busy?: boolean;
  /** The label while it is busy ("Saving..."); by default the label stays beside the spinner. */
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
      {busy ? isIcon(variant) ? <Spinner /> : <BusyLabel text={busyText} label={children} /> : children}
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

export function IconButton({ label, danger = false, ...rest }: IconButtonProps) {
  return <Button title={label} {...rest} variant={danger ? 'icon-danger' : 'icon'} aria-label={label} />;
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

export type ButtonVariant = 'primary' | 'dark' | 'line' | 'ghost' | 'danger' | 'danger-line' | 'icon' | 'icon-danger';
export type ButtonSize = 'md' | 'sm';

export interface ButtonStyle {
  variant?: ButtonVariant;
  /** `md` follows the density of the page (48 px public, 42 px back office), `sm` is 40 px. */
  size?: ButtonSize;
  /** Makes room for a `Lever` as the last child. */
  lever?: boolean;
  className?: string;
}

const isIcon = (variant?: ButtonVariant) => variant === 'icon' || variant === 'icon-danger';

/** The classes of a button (controls.css), for a `<button>`, a link or a router's link. */
export function buttonClass({ variant = 'primary', size = 'md', lever = false, className }: ButtonStyle = {}): string {
  return clsx(
    'button',
    isIcon(variant) ? iconShape : clsx('button-text', sizes[size], variant === 'ghost' ? 'px-3' : paddings[size]),
    variants[variant],
    lever && 'has-lever',
    className,
  );
}

const iconShape = 'size-10 text-ink-2 disabled:opacity-35 [&>svg]:size-[19px]';

const sizes: Record<ButtonSize, string> = {
  md: 'button-md',
  sm: 'min-h-10 text-[0.9375rem] [&.has-lever]:pr-2.5',
};

const paddings: Record<ButtonSize, string> = { md: 'px-5', sm: 'px-3.5' };

const variants: Record<ButtonVariant, string> = {
  primary: 'button-live',
  dark: 'bg-ink text-canvas not-disabled:hover:bg-ink-2',
  line: 'button-line',
  ghost: 'text-ink-2 not-disabled:hover:bg-hover not-disabled:hover:text-ink disabled:bg-transparent',
  danger: 'bg-err-fill text-on-err not-disabled:hover:bg-err-hover not-disabled:active:bg-err-fill',
  'danger-line': 'inset-ring inset-ring-err text-err not-disabled:hover:bg-err-tint',
  icon: 'not-disabled:hover:bg-surface-2 not-disabled:hover:text-ink',
  'icon-danger': 'not-disabled:hover:bg-err-tint not-disabled:hover:text-err',
};

/** Decorative: the busy element itself has `aria-busy` and a text. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[18px] flex-none animate-[spin_.8s_linear_infinite] rounded-full border-[2.5px] border-current border-r-transparent"
    />
  );
}

/**
 * The breaker lever (controls.css). It moves on hover and focus of an ancestor with the class `has-lever`. Only for
 * buttons that switch or submit something.
 */
export function Lever() {
  return <span className="lever" aria-hidden="true" />;
}
