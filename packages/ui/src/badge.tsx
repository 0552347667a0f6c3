import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'err' | 'info' | 'live';

/** A status in one or two words, with an icon at most. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 rounded-plate px-2 text-[0.8125rem] leading-none font-[600] font-stretch-92% whitespace-nowrap [&>svg]:size-3.5',
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
