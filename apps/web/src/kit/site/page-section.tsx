import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { SectionHead } from './section-head';

type Props = {
  /** The anchor of the section, where it has one. */
  id?: string;
  title: string;
  lead?: string;
  ground?: 'canvas' | 'white' | 'night';
  tight?: boolean;
  children: ReactNode;
};

/** A section of the home page, with its plate on the busbar. */
export function PageSection({ id, title, lead, ground = 'canvas', tight = false, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={clsx(
        'section',
        ground === 'white' && 'bg-surface',
        ground === 'night' && 'on-night',
        tight && 'section-tight',
      )}
    >
      <div className="page-wrap">
        <SectionHead headingId={headingId} title={title} lead={lead} split />
        {children}
      </div>
    </section>
  );
}
