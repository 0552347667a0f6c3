import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass } from './control-class';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Fixed text in front of the value, such as the path a slug continues. */
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

/** For an address of the web: the keyboard of a phone offers what belongs into one, and nothing corrects it. */
export const AddressInput = (input: ComponentProps<'input'>) => (
  <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
);
