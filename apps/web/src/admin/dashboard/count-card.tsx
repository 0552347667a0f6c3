import { Skeleton } from '@pano/ui/skeleton';
import { Link } from 'react-router';

/** A title and a number that lead to a list; without a number it is still on its way. */
export function CountCard({ to, title, count }: { to: string; title: string; count: number | undefined }) {
  return (
    <li>
      <Link
        to={to}
        className="grid min-h-24 content-between gap-2 rounded-card border border-line-2 bg-surface p-4 hover:border-line-strong"
      >
        <span className="text-sm font-[560] text-ink-2">{title}</span>
        {count === undefined ? (
          <Skeleton className="h-8 w-12" />
        ) : (
          <span className="text-[2rem] leading-none font-[640] tabular-nums">{count}</span>
        )}
      </Link>
    </li>
  );
}
