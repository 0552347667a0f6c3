import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'dark' | 'line' | 'ghost' | 'danger' | 'danger-line' | 'icon' | 'icon-danger';
export type ButtonSize = 'md' | 'sm';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `md` follows the density of the page (48 px public, 42 px back office), `sm` is 40 px. */
  size?: ButtonSize;
  /** Makes room for a `Lever` as the last child. */
  lever?: boolean;
  className?: string;
}

/** The look of a button for whatever element carries it: a button, a link, a router's link. */
export function buttonClass({ variant = 'primary', size = 'md', lever = false, className }: ButtonLook = {}): string {
  const isIcon = variant === 'icon' || variant === 'icon-danger';
  return clsx(
    base,
    isIcon ? iconShape : clsx(textShape, sizes[size], variant === 'ghost' ? 'px-3' : paddings[size]),
    variants[variant],
    lever && 'has-lever',
    className,
  );
}

const base = clsx(
  'inline-flex flex-none items-center justify-center rounded-control select-none forced-colors:border',
  'transition-[background-color,color,box-shadow,transform] duration-200 active:translate-y-px',
  'disabled:cursor-not-allowed disabled:active:translate-y-0',
);

const iconShape = 'size-10 text-ink-2 disabled:opacity-35 [&>svg]:size-[19px]';

const textShape = clsx(
  'gap-2.5 font-[620] leading-tight whitespace-nowrap wrap-break-word voice-label max-[360px]:text-center max-[360px]:whitespace-normal',
  'disabled:bg-surface-3 disabled:text-ink-3 disabled:inset-ring-0 [&>svg]:size-[1.25em]',
);

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-(--control) text-(length:--control-text) [&.has-lever]:pr-3',
  sm: 'min-h-10 text-[0.9375rem] [&.has-lever]:pr-2.5',
};

const paddings: Record<ButtonSize, string> = { md: 'px-5', sm: 'px-3.5' };

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-live text-on-live not-disabled:hover:bg-live-hover not-disabled:active:bg-live-active',
  dark: 'bg-ink text-canvas not-disabled:hover:bg-ink-2',
  line: 'inset-ring inset-ring-line-strong text-ink not-disabled:hover:inset-ring-[1.5px] not-disabled:hover:inset-ring-ink not-disabled:hover:bg-ink/5',
  ghost: 'text-ink-2 not-disabled:hover:bg-ink/6 not-disabled:hover:text-ink disabled:bg-transparent',
  danger: 'bg-err-fill text-on-err not-disabled:hover:bg-err-fill/88 not-disabled:active:bg-err-fill',
  'danger-line': 'inset-ring inset-ring-err text-err not-disabled:hover:bg-err-tint',
  icon: 'not-disabled:hover:bg-surface-2 not-disabled:hover:text-ink',
  'icon-danger': 'not-disabled:hover:bg-err-tint not-disabled:hover:text-err',
};
