import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A label like the engraved one on an electrical device, for order numbers and designations. */
export function Plate({ children, className }: { children?: ReactNode; className?: string }) {
  return <span className={clsx('plate bg-ink text-canvas', className)}>{children}</span>;
}
