import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button';
import { cx } from './cx';

export interface PaginationLabels {
  /** Accessible name of the navigation landmark. */
  nav: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  labels: PaginationLabels;
  className?: string;
}

export function Pagination({ page, pageCount, onPage, labels, className }: PaginationProps) {
  const slots = pageWindow(page, pageCount);
  return (
    <nav aria-label={labels.nav} className={cx('flex flex-wrap items-center gap-1', className)}>
      <IconButton label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {slots.map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap after ${slots[index - 1]}`} aria-hidden="true" className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <button
            key={slot}
            type="button"
            aria-label={labels.page(slot)}
            aria-current={slot === page ? 'page' : undefined}
            onClick={() => onPage(slot)}
            className={cx(
              'min-h-10 min-w-10 rounded-control px-2 text-sm font-[560] text-ink-2 tabular-nums hover:bg-surface-2 hover:text-ink',
              'aria-[current]:bg-ink aria-[current]:text-canvas',
            )}
          >
            {slot}
          </button>
        ),
      )}
      <IconButton label={labels.next} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}

type PageSlot = number | 'gap';

/** The slots of a pagination: the first, the last and the current page with its neighbours, and gaps between them. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  // A gap that hides one page is no shorter than the page.
  if (page === 4) shown.add(2);
  if (page === pageCount - 3) shown.add(pageCount - 1);
  const pages = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index): PageSlot[] => {
    const previous = pages[index - 1];
    return previous !== undefined && number - previous > 1 ? ['gap', number] : [number];
  });
}
