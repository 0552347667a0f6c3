import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'err' | 'info' | 'live';

export interface BadgeProps {
  tone?: BadgeTone;
  /** A word or two, with an icon in front at most. */
  children: ReactNode;
  /** Lets longer texts break into lines. */
  wrap?: boolean;
  className?: string;
}

export function Badge({ tone = 'neutral', children, wrap = false, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-plate px-2 text-[0.8125rem] font-[600] font-stretch-92% [&>svg]:size-3.5',
        wrap ? 'py-1 leading-tight' : 'leading-none whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-2 text-ink-2',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  err: 'bg-err-tint text-err',
  info: 'bg-link-tint text-link',
  live: 'bg-live-tint text-live-text',
};
