import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A label like the engraved one on an electrical device, for order numbers and designations. */
export function Plate({
  outline = false,
  children,
  className,
}: {
  outline?: boolean;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={clsx('plate', outline ? 'text-ink-2 inset-ring inset-ring-line-2' : 'bg-ink text-canvas', className)}
    >
      {children}
    </span>
  );
}
