import { RefreshCw } from 'lucide-react';
import { Button } from './button';
import { StateBox } from './state-box';

export interface ErrorStateProps {
  message: string;
  retryLabel: string;
  onRetry: () => void;
  /** The next attempt is running. */
  busy?: boolean;
  className?: string;
}

export function ErrorState({ message, retryLabel, onRetry, busy = false, className }: ErrorStateProps) {
  return (
    <StateBox tone="error" drawing={<path d="M0 30h46M74 30h46M48 18l24 24M48 42l24-24" />} className={className}>
      <p>{message}</p>
      <Button variant="line" size="sm" onClick={onRetry} busy={busy}>
        {busy ? null : <RefreshCw aria-hidden="true" />}
        {retryLabel}
      </Button>
    </StateBox>
  );
}
