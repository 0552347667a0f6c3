import { ArrowRight } from 'lucide-react';

/** Looks like a link; the card around it is the link. */
export function MoreText({ children }: { children: string }) {
  return (
    <span className="more">
      {children} <ArrowRight aria-hidden="true" />
    </span>
  );
}
