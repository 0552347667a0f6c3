import type { ReactNode } from 'react';
import { Button } from './button';
import { cx } from './cx';

/** The form can still be cancelled while it waits for uploads, not while it saves; while it keeps a draft it can be submitted, too. */
export type SaveState = 'saved' | 'dirty' | 'waiting' | 'keeping' | 'saving' | 'failed';

export interface SaveBarProps {
  state: SaveState;
  stateText: string;
  /** Leads to what the state speaks of, such as the first error. */
  onStateClick?: (() => void) | undefined;
  cancelLabel: string;
  /** Absent where there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  submitLabel: string;
  /** The label of the submit button while it saves. */
  busyText: string;
  /** Shown before the buttons. */
  children?: ReactNode;
}

/** Sticks to the lower edge of the window; the last thing inside the padded page of the back office, or inside its form. */
export function SaveBar({
  state,
  stateText,
  onStateClick,
  cancelLabel,
  onCancel,
  submitLabel,
  busyText,
  children,
}: SaveBarProps) {
  const saving = state === 'saving';
  return (
    <div
      data-save-bar
      className={cx(
        'sticky bottom-(--strip,0px) z-15 mx-[calc(var(--page-x)*-1)] mt-6 mb-[calc(var(--page-bottom)*-1)] flex flex-wrap items-center gap-3',
        'border-t border-line-2 bg-surface px-(--page-x) py-2.5 shadow-[0_-8px_24px_-16px_rgb(16_32_42/.3)] md:py-3',
      )}
    >
      <p
        role="status"
        className="flex basis-full items-center gap-2 text-[0.9375rem] text-ink-2 md:mr-auto md:basis-auto"
      >
        <span aria-hidden="true" className={cx('size-2.5 flex-none rounded-plate transition-colors', dots[state])} />
        {onStateClick ? (
          <button type="button" onClick={onStateClick} className="-my-2 min-h-11 font-[580] text-err underline">
            {stateText}
          </button>
        ) : (
          stateText
        )}
      </p>
      {children}
      {onCancel ? (
        <Button variant="line" onClick={onCancel} disabled={saving} className="max-md:flex-1">
          {cancelLabel}
        </Button>
      ) : null}
      <Button type="submit" busy={saving || state === 'waiting'} busyText={busyText} className="max-md:flex-1">
        {submitLabel}
      </Button>
    </div>
  );
}

const dots: Record<SaveState, string> = {
  saved: 'bg-ok-fill',
  dirty: 'bg-live-mark',
  waiting: 'animate-pulse bg-live-mark',
  keeping: 'animate-pulse bg-live-mark',
  saving: 'animate-pulse bg-live-mark',
  failed: 'bg-err-fill',
};
