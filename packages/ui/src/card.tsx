import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface BoxProps {
  title?: ReactNode;
  /** Shown at the end of the title row. */
  actions?: ReactNode;
  children: ReactNode;
  /** False for content that reaches the edges, such as a table. */
  padded?: boolean;
  className?: string;
}

/** A surface with a border. With a title it is a `<section>` with an `<h2>`. */
export function Box({ title, actions, children, padded = true, className }: BoxProps) {
  const headingId = useId();
  const body = padded ? <div className="p-5">{children}</div> : children;
  const boxClass = clsx('min-w-0 rounded-card border border-line-2 bg-surface text-ink', className);
  if (!title) return <div className={boxClass}>{body}</div>;
  return (
    <section aria-labelledby={headingId} className={boxClass}>
      <header className="flex min-h-[54px] flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-2">
        <h2 id={headingId} className="type-h4 mr-auto">
          {title}
        </h2>
        {actions}
      </header>
      {body}
    </section>
  );
}
