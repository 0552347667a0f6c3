import type { TitledSection } from '@pano/api/addresses';
import { Plate } from '@pano/ui/plate';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { type FieldMark, useFieldMarks } from './field-marks';
import { SiteLink } from './site-link';

type Props = {
  name: TitledSection;
  /** Whether links lead to it by its name. */
  anchored?: boolean;
  title: string;
  lead?: string | undefined;
  ground?: 'canvas' | 'white' | 'night';
  tight?: boolean;
  children: ReactNode;
};

/** A section of the home page, with its plate on the busbar. */
export function PageSection({ name, anchored = true, title, lead, ground = 'canvas', tight = false, children }: Props) {
  const headingId = useId();
  const markText = useFieldMarks('company', 0);
  return (
    <section
      id={anchored ? name : undefined}
      tabIndex={-1}
      {...useFieldMarks('homeSettings', 0)(name)}
      aria-labelledby={headingId}
      className={clsx(
        'section',
        ground === 'white' && 'bg-surface',
        ground === 'night' && 'on-night',
        tight && 'section-tight',
      )}
    >
      <div className="page-wrap">
        <SectionHead
          headingId={headingId}
          title={title}
          lead={lead}
          split
          mark={markText(`${name}Title`)}
          leadMark={markText(`${name}Lead`)}
        />
        {children}
      </div>
    </section>
  );
}

type SectionHeadProps = {
  headingId: string;
  /** The first one of a section that has a page to itself. */
  heading?: 'h1' | 'h2' | undefined;
  title: string;
  /** Of the title, where it is another than that of the page. */
  titleLang?: string;
  lead?: string | undefined;
  /** Puts the lead beside the title where there is room. */
  split?: boolean;
  mark?: FieldMark;
  leadMark?: FieldMark;
};

/** The feeder that a section takes from the busbar, its number (counted by the styles) and its title. */
export function SectionHead({
  headingId,
  heading: Heading = 'h2',
  title,
  titleLang,
  lead,
  split = false,
  mark,
  leadMark,
}: SectionHeadProps) {
  return (
    <div className={clsx('section-head', split && lead && 'section-head-split')}>
      <div className="feeder" aria-hidden="true">
        <svg viewBox="0 0 41 22" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path d="M0 11h41M10 6.5l9 9M10 15.5l9-9" />
          <circle cx="2" cy="11" r="6" />
        </svg>
        <Plate className="feeder-plate" />
      </div>
      <Heading id={headingId} className="type-h2" lang={titleLang} {...mark}>
        {title}
      </Heading>
      {lead ? (
        <p className="lead" {...leadMark}>
          {lead}
        </p>
      ) : null}
    </div>
  );
}

type AllLinkProps = { to: string; text: string; shown?: number; total?: number };

/** The way from a section of the home page to all of it; nothing where it shows as many records as there are. */
export function AllLink({ to, text, shown = 0, total = 1 }: AllLinkProps) {
  if (total <= shown) return null;
  return (
    <p className="mt-8">
      <SiteLink to={to} className="link inline-flex min-h-11 items-center">
        {text}
      </SiteLink>
    </p>
  );
}
