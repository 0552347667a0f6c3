import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** For text inputs, text areas and selects. A halo replaces the focus outline and touches the border. */
export const controlClass = clsx(
  'block w-full min-h-(--control) rounded-control border border-line-strong bg-surface px-(--control-x) py-2 text-(length:--control-text) leading-normal text-ink',
  'transition-[border-color,box-shadow] duration-120 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2',
  'focus:border-focus focus:ring-3 focus:ring-focus/28 focus:outline-hidden',
  'aria-invalid:border-err aria-invalid:bg-[color-mix(in_srgb,var(--err-tint)_45%,var(--surface))] aria-invalid:inset-ring aria-invalid:inset-ring-err',
  'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-surface-2 disabled:text-ink-3',
  'read-only:[&:is(input,textarea)]:bg-surface-2',
);

export interface TextInputProps extends ComponentProps<'input'> {
  /** Fixed text before the value, such as the path before a slug. */
  leading?: ReactNode;
}

export function TextInput({ leading, className, ...input }: TextInputProps) {
  if (!leading) return <input type="text" {...input} className={clsx(controlClass, className)} />;
  return (
    <div className={clsx('flex', className)}>
      <span className="flex items-center rounded-s-control border border-e-0 border-line-strong bg-surface-2 px-2.5 text-sm whitespace-nowrap text-ink-3">
        {leading}
      </span>
      <input type="text" {...input} className={clsx(controlClass, 'min-w-0 flex-1 rounded-s-none')} />
    </div>
  );
}

/** For web addresses: phones show their keyboard for addresses, without automatic correction. */
export const AddressInput = (input: ComponentProps<'input'>) => (
  <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
);

export function Textarea({ className, rows = 4, ...textarea }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...textarea} className={clsx(controlClass, 'resize-y', className)} />;
}
