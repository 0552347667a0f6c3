import { Plate } from '@pano/ui/plate';
import { clsx } from 'clsx';

type Props = {
  headingId: string;
  title: string;
  /** Of the title, where it is another than that of the page. */
  titleLang?: string;
  lead?: string | undefined;
  /** Puts the lead beside the title where there is room. */
  split?: boolean;
};

/** The feeder that a section takes from the busbar, its number (counted by the styles) and its title. */
export function SectionHead({ headingId, title, titleLang, lead, split = false }: Props) {
  return (
    <div className={clsx('section-head', split && lead && 'section-head-split')}>
      <div className="feeder" aria-hidden="true">
        <svg viewBox="0 0 41 22" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path d="M0 11h41M10 6.5l9 9M10 15.5l9-9" />
          <circle cx="2" cy="11" r="6" />
        </svg>
        <Plate className="feeder-plate" />
      </div>
      <h2 id={headingId} className="type-h2" lang={titleLang}>
        {title}
      </h2>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
