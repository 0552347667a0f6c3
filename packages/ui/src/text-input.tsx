import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** For text inputs, text areas and selects (controls.css). */
export const controlClass = 'control';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Fixed text before the value, such as the path before a slug. */
  leading?: ReactNode;
}

export function TextInput({ leading, className, ...input }: TextInputProps) {
  if (!leading) return <input type="text" {...input} className={clsx(controlClass, className)} />;
  return (
    <div className={clsx('flex', className)}>
      <span className="flex items-center rounded-l-control border border-e-0 border-line-strong bg-surface-2 px-2.5 text-sm whitespace-nowrap text-ink-3">
        {leading}
      </span>
      <input type="text" {...input} className={clsx(controlClass, 'min-w-0 flex-1 rounded-l-none')} />
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
