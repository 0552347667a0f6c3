import { Plate } from '@pano/ui/plate';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { thumbUrl } from '../media/media-thumb';
import { RecordMarks } from './record-marks';
import { RowActions } from './row-actions';
import { RowCheckbox } from './row-checkbox';
import type { RowSelection } from './use-selection';

interface Props {
  id: number;
  name: string;
  /** The id that the heading gets, for the buttons that it describes. */
  headingId: string;
  selection?: RowSelection;
  /** The strip at the start, with the buttons that move the record. */
  strip?: ReactNode;
  /** In front of the heading, such as the plate with the order number. */
  badge?: ReactNode;
  /** A picture or icon in front of the text. */
  media?: ReactNode;
  /** Below the heading. */
  children?: ReactNode;
  /** At the end: switch and buttons. */
  actions: ReactNode;
  /** Hidden or inactive records step back. */
  muted?: boolean;
}

/** A record as a card: moves at the start, picture, text, actions at the end; below each other on phones. */
export function EntityCard({ id, name, headingId, selection, strip, badge, media, children, actions, muted }: Props) {
  const selected = selection?.ids.has(id) ?? false;
  return (
    <article
      aria-labelledby={headingId}
      className={clsx(
        'flex min-w-0 overflow-hidden rounded-card border bg-surface',
        selected ? 'border-link' : 'border-line-2',
      )}
    >
      {strip ? (
        <div className="flex flex-none items-center border-e border-line bg-surface-2 px-1 py-1.5">{strip}</div>
      ) : null}
      <div className="flex min-w-0 flex-1 max-sm:flex-col">
        <div className="flex min-w-0 flex-1 flex-wrap">
          {media}
          <div
            className={clsx(
              'grid min-w-0 flex-[1_1_200px] content-start gap-1.5 px-4 py-3.5 sm:px-5',
              muted && 'text-ink-3',
            )}
          >
            {/* On phones the name stands below its marks, which would leave it too little room. */}
            <div className="group/head flex items-start gap-2.5 max-sm:has-data-mark:flex-wrap">
              {selection ? (
                <RowCheckbox selection={selection} id={id} name={name} className="-my-2 -ms-2.5 -me-2.5" />
              ) : null}
              {badge}
              <h2
                id={headingId}
                className="type-h4 max-sm:group-has-data-mark/head:order-last max-sm:group-has-data-mark/head:basis-full"
              >
                {name}
              </h2>
              <RecordMarks id={id} hidden={muted} />
            </div>
            {children}
          </div>
        </div>
        <div className="flex flex-none items-center justify-between gap-x-2 px-3 py-2 max-sm:flex-wrap max-sm:border-t max-sm:border-line sm:flex-col sm:items-end">
          {actions}
        </div>
      </div>
    </article>
  );
}

interface RecordCardProps extends Omit<ComponentProps<typeof EntityCard>, 'headingId' | 'actions'> {
  /** What switches the record on and off. */
  switches: ReactNode;
  /** The address of its form. */
  editPath: string;
  /** The address of its public page; null while visitors cannot open it. */
  sitePath?: string | null;
  onRemove: () => void;
}

/** A record of a list as a card: its switches, and the way to edit and delete it. */
export function RecordCard({ switches, editPath, sitePath, onRemove, ...card }: RecordCardProps) {
  const headingId = useId();
  return (
    <EntityCard
      {...card}
      headingId={headingId}
      actions={
        <>
          {switches}
          <RowActions to={editPath} describedBy={headingId} sitePath={sitePath} onRemove={onRemove} />
        </>
      }
    />
  );
}

/** The picture of a record at the start of its card; `className` gives its size, from the width of a tablet on. */
export function CardCover({ src, className }: { src: string | null; className: string }) {
  return (
    <SiteImage
      src={thumbUrl(src)}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('w-full bg-surface-3 object-cover sm:aspect-auto sm:self-stretch', className)}
    />
  );
}

/** The position of a record in its list, in front of its name. */
export function OrderPlate({ label, order }: { label: string; order: number }) {
  return (
    <Plate>
      <span className="sr-only">{label}</span> {order}
    </Plate>
  );
}
