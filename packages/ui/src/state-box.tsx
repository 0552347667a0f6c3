import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface StateBoxProps {
  /** Strokes of a 120 by 60 drawing. */
  drawing: ReactNode;
  tone?: 'neutral' | 'error';
  children: ReactNode;
  className?: string;
}

/** The frame that empty and failed content share: a piece of single-line diagram over a sentence and one action. */
export function StateBox({ drawing, tone = 'neutral', children, className }: StateBoxProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={clsx(
        'grid justify-items-center gap-3.5 rounded-card border border-dashed px-6 py-14 text-center text-ink-2',
        tone === 'error' ? 'border-err' : 'border-line-strong',
        className,
      )}
    >
      <svg
        viewBox="0 0 120 60"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
        className={clsx('h-[60px] w-[120px]', tone === 'error' ? 'text-err' : 'text-line-strong')}
      >
        {drawing}
      </svg>
      {children}
    </div>
  );
}
