import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type StatusKind = 'success' | 'error' | 'warning' | 'info';

export const statusIcons: Record<StatusKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export interface BannerProps {
  kind: StatusKind;
  children: ReactNode;
  /** Shown at the end, for instance a retry button. */
  action?: ReactNode;
  className?: string;
}

/** A message in the flow of the page. Errors interrupt a screen reader, the others wait for a pause. */
export function Banner({ kind, children, action, className }: BannerProps) {
  const Icon = statusIcons[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-3 rounded-control border-s-4 px-4 py-3.5 text-[0.9375rem] leading-snug',
        kindClasses[kind],
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-5" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}

const kindClasses: Record<StatusKind, string> = {
  success: 'border-ok bg-ok-tint text-ok',
  error: 'border-err bg-err-tint text-err',
  warning: 'border-warn-fill bg-warn-tint text-warn',
  info: 'border-link bg-link-tint text-link',
};
