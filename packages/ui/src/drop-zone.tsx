import { Check, CircleAlert, ImageIcon, Lock, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Badge } from './badge';
import { Button } from './button';
import { cx } from './cx';
import { ProgressBar } from './progress-bar';

/** The reason is shown after the message, which then ends in a colon. */
export type UploadFailure = { message: string; reason?: string };

export type DropZoneStatus =
  | { kind: 'idle' }
  /** Without `percent` no progress bar is shown. */
  | { kind: 'uploading'; text: string; percent?: number }
  | {
      kind: 'uploaded';
      text: string;
      src: string;
      alt: string;
      /** What the picture stands on, for one that is meant for a dark ground. */
      ground?: 'dark' | undefined;
      replaceLabel: string;
      removeLabel: string;
      onRemove: () => void;
      /** Why a replacement could not be uploaded. */
      failure?: UploadFailure;
    }
  | ({ kind: 'error'; hint?: string } & UploadFailure)
  | { kind: 'disabled'; reason: string };

export interface DropZoneTexts {
  /** In bold: the action of a click. */
  choose: string;
  /** After `choose`: "or drag it here". Left out, as `dropHint` is, where a finger points and nothing can be dragged. */
  orDrop: string;
  /** What else a mouse and a keyboard can do; stands before `hint`. */
  dropHint?: string;
  /** Accepted file types and sizes. */
  hint: string;
  over: string;
  /** For instance that only the first file is used. */
  overHint?: string;
}

interface DropZoneBase {
  status: DropZoneStatus;
  texts: DropZoneTexts;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  className?: string;
  /** The types that the file dialog offers: pictures, where nothing else is said. */
  accept?: string;
}

export type DropZoneProps = DropZoneBase &
  ({ multiple?: false; onFile: (file: File) => void } | { multiple: true; onFiles: (files: File[]) => void });

/** Shows the state of an upload that the caller makes. Accepts files by click, keyboard and drop. */
export function DropZone(props: DropZoneProps) {
  const { status, texts } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const blocked = status.kind === 'disabled' || status.kind === 'uploading';

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const first = files[0];
    if (!first || blocked) return;
    if (props.multiple) props.onFiles(files);
    else props.onFile(first);
  };
  const choose = () => input.current?.click();
  const dragging = {
    // Also when disabled: otherwise the browser leaves the page and opens the file.
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!blocked);
    },
    // `dragleave` also fires when the pointer enters a child.
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <div {...dragging} aria-live="polite" className={props.className}>
      <input
        ref={input}
        type="file"
        accept={props.accept ?? 'image/*'}
        multiple={props.multiple}
        disabled={blocked}
        className="hidden"
        onChange={(event) => {
          take(event.target.files);
          // Otherwise choosing the same file again fires no change event.
          event.target.value = '';
        }}
      />
      {status.kind === 'uploaded' && !over ? (
        <DropZonePreview {...status} id={props.id} onReplace={choose} />
      ) : (
        <button
          id={props.id}
          type="button"
          disabled={blocked}
          aria-busy={status.kind === 'uploading' || undefined}
          aria-describedby={props['aria-describedby']}
          onClick={choose}
          className={cx(
            zoneClass,
            stateClasses[over ? 'over' : status.kind],
            props['aria-invalid'] && stateClasses.error,
          )}
        >
          <ZoneContent status={status} texts={texts} over={over} />
        </button>
      )}
    </div>
  );
}

function ZoneContent({ status, texts, over }: { status: DropZoneStatus; texts: DropZoneTexts; over: boolean }) {
  if (over) return <Lines icon={<Upload aria-hidden="true" />} strong={texts.over} hint={texts.overHint} />;
  switch (status.kind) {
    case 'uploading':
      return (
        <>
          <Lines icon={<ImageIcon aria-hidden="true" />} strong={status.text} />
          {status.percent === undefined ? null : <ProgressBar percent={status.percent} className="max-w-[180px]" />}
        </>
      );
    case 'error':
      return (
        <Lines
          icon={<CircleAlert aria-hidden="true" />}
          strong={status.message}
          rest={status.reason}
          hint={status.hint}
        />
      );
    case 'disabled':
      return <Lines icon={<Lock aria-hidden="true" />} rest={status.reason} />;
    default:
      return (
        <Lines
          icon={<Upload aria-hidden="true" />}
          strong={texts.choose}
          rest={<span className={mouseOnly}>{texts.orDrop}</span>}
          hint={
            <>
              {texts.dropHint ? <span className={mouseOnly}>{texts.dropHint} </span> : null}
              {texts.hint}
            </>
          }
        />
      );
  }
}

const mouseOnly = 'pointer-coarse:hidden';

type LinesProps = { icon: ReactNode; strong?: string; rest?: ReactNode; hint?: ReactNode };

function Lines({ icon, strong, rest, hint }: LinesProps) {
  return (
    <>
      {icon}
      <span>
        {strong ? <strong className="font-[640]">{strong}</strong> : null} {rest}
      </span>
      {hint ? <span className="text-sm text-ink-3">{hint}</span> : null}
    </>
  );
}

const zoneClass = cx(
  'grid min-h-[118px] w-full content-center justify-items-center gap-1.5 rounded-card border-[1.5px] border-dashed px-[18px] py-5 text-center text-[0.9375rem]',
  'transition-colors duration-120 [&>svg]:size-[26px] disabled:cursor-not-allowed aria-busy:cursor-progress',
);

const stateClasses: Record<DropZoneStatus['kind'] | 'over', string> = {
  idle: 'border-line-strong bg-surface text-ink-2 hover:border-ink-2 [&>svg]:text-ink-3',
  over: 'border-2 border-solid border-live-mark bg-live-tint text-ink [&>svg]:text-live-mark',
  uploading: 'border-line-strong bg-surface text-ink-2 [&>svg]:text-ink-3',
  uploaded: 'border-line-strong bg-surface text-ink-2',
  error: 'border-err bg-err-tint text-err [&>svg]:text-err',
  disabled: 'border-line-strong bg-surface-2 text-ink-3 [&>svg]:text-ink-3',
};

type DropZonePreviewProps = Extract<DropZoneStatus, { kind: 'uploaded' }> & { id?: string; onReplace: () => void };

function DropZonePreview({ id, onReplace, ...uploaded }: DropZonePreviewProps) {
  const { src, alt, ground, text, failure } = uploaded;
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-3.5 rounded-control border border-line-2 bg-surface p-3 sm:grid-cols-[132px_minmax(0,1fr)]">
      <img
        src={src}
        alt={alt}
        className={cx(
          'h-[70px] w-24 rounded-[3px] object-contain sm:h-[92px] sm:w-[132px]',
          ground === 'dark' ? 'bg-night p-1.5' : 'on-day bg-surface-3',
        )}
      />
      <div className="grid justify-items-start gap-1.5">
        <Badge tone="ok" wrap>
          <Check aria-hidden="true" />
          {text}
        </Badge>
        {failure ? (
          <p className="flex gap-1.5 text-sm text-err [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:flex-none">
            <CircleAlert aria-hidden="true" />
            <span>
              <strong className="font-[640]">{failure.message}</strong> {failure.reason}
            </span>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-1">
          <Button id={id} variant="ghost" size="sm" onClick={onReplace}>
            {uploaded.replaceLabel}
          </Button>
          <Button variant="ghost" size="sm" onClick={uploaded.onRemove}>
            {uploaded.removeLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
