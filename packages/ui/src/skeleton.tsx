import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A placeholder block; `className` gives it the size of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('skeleton', className)} />;
}

/** Announces the loading once to screen readers; the blocks inside are hidden from them. */
export function SkeletonRegion({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export function SkeletonTable({ label, rows = 6, columns = 4 }: { label: string; rows?: number; columns?: number }) {
  return (
    <SkeletonRegion label={label} className="rounded-card border border-line-2 bg-surface">
      <div aria-hidden="true" className="h-10 rounded-t-card border-b border-line-2 bg-surface-2" />
      {range(rows).map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Skeleton className="h-10 w-14 flex-none" />
          {range(columns).map((column) => (
            <Skeleton key={column} className={clsx('h-3.5', column === 0 ? 'flex-3' : 'flex-1 max-md:hidden')} />
          ))}
        </div>
      ))}
    </SkeletonRegion>
  );
}

export function SkeletonCards({ label, count = 6, className }: { label: string; count?: number; className?: string }) {
  return (
    <SkeletonRegion label={label} className={clsx('grid gap-5', className ?? 'sm:grid-cols-2 lg:grid-cols-3')}>
      {range(count).map((card) => (
        <div key={card} className="grid gap-2.5 rounded-card border border-line-2 bg-surface p-4">
          <Skeleton className="h-[130px]" />
          <Skeleton className="h-[18px] w-[72%]" />
          <Skeleton className="h-3" />
          <Skeleton className="h-3 w-[84%]" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

export function SkeletonForm({ label, fields = 6 }: { label: string; fields?: number }) {
  return (
    <SkeletonRegion label={label} className="grid gap-5 rounded-card border border-line-2 bg-surface p-5">
      {range(fields).map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-(--control)" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
