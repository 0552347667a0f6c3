import type { ReactNode } from 'react';
import { StateBox } from './state-box';

export interface EmptyStateProps {
  text: string;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ text, action, className }: EmptyStateProps) {
  return (
    <StateBox drawing={openSwitch} className={className}>
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
