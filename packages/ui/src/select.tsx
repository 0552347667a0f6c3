import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './text-input';

/** The native select, which is easiest to use on phones. `className` is for the element around it. */
export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select {...select} className={clsx(controlClass, 'peer appearance-none truncate pe-10')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-3 peer-disabled:opacity-50"
      />
    </div>
  );
}
