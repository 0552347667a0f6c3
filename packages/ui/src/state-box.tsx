import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface StateBoxProps {
  /** Strokes of a 120 by 60 drawing. */
  drawing: ReactNode;
  tone?: 'neutral' | 'error';
  children: ReactNode;
}

/** The frame that empty and failed content share: a piece of single-line diagram over a sentence and one action. */
function StateBox({ drawing, tone = 'neutral', children }: StateBoxProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={clsx(
        'grid justify-items-center gap-3.5 rounded-card border border-dashed px-6 py-14 text-center text-ink-2',
        tone === 'error' ? 'border-err' : 'border-line-strong',
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

export interface EmptyStateProps {
  text: string;
  action?: ReactNode;
}

export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <StateBox drawing={openSwitch}>
      <p>{text}</p>
      {action}
    </StateBox>
  );
}

const openSwitch = (
  <>
    <path d="M0 40h38M82 40h38M40 40l36-26" />
    <circle cx="40" cy="40" r="4" fill="currentColor" />
    <circle cx="82" cy="40" r="4" />
  </>
);

export interface ErrorStateProps {
  message: string;
  retryLabel: string;
  onRetry: () => void;
  /** A retry is running. */
  busy?: boolean;
}

export function ErrorState({ message, retryLabel, onRetry, busy = false }: ErrorStateProps) {
  return (
    <StateBox tone="error" drawing={<path d="M0 30h46M74 30h46M48 18l24 24M48 42l24-24" />}>
      <p>{message}</p>
      <Button variant="line" size="sm" onClick={onRetry} busy={busy}>
        {busy ? null : <RefreshCw aria-hidden="true" />}
        {retryLabel}
      </Button>
    </StateBox>
  );
}
