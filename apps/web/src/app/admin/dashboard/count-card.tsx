import { Skeleton } from '@pano/ui/skeleton';
import { clsx } from 'clsx';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

interface Props {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** What the link says besides its title. */
  action: string;
  /** Something waits behind this number. */
  hot?: boolean;
}

/** A title and a number that lead to a list. */
export function CountCard({ to, title, icon: Icon, count, action, hot = false }: Props) {
  return (
    <li>
      <Link
        to={to}
        className={clsx(
          'group grid h-full min-h-32 grid-cols-[1fr_auto] content-between gap-2 rounded-card border bg-surface p-4 hover:border-line-strong hover:shadow-2',
          hot ? 'border-live-mark' : 'border-line-2',
        )}
      >
        <span className="text-sm font-[580] wrap-break-word text-ink-2">{title}</span>
        <Icon aria-hidden="true" className="size-5 text-ink-3" />
        {count === undefined ? (
          <Skeleton className="h-9 w-14" />
        ) : (
          <span className="text-[2.125rem] leading-none font-[640] tabular-nums">{count}</span>
        )}
        <span
          className={clsx(
            'col-span-2 flex items-center gap-1 text-sm font-[560]',
            hot ? 'text-live-text' : 'text-ink-3 group-hover:text-ink',
          )}
        >
          {action}
          <ArrowRight aria-hidden="true" className="size-4" />
        </span>
      </Link>
    </li>
  );
}
