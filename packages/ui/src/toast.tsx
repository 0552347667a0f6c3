import * as RadixToast from '@radix-ui/react-toast';
import { ExternalLink, X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { type StatusKind, statusIcons } from './banner';
import { buttonClass } from './button';
import { cx } from './cx';

/** Where a toast leads, in a new tab. */
export type ToastLink = { href: string; text: string };
/** What a toast offers to do. It stays longer than others, so that there is time to decide. */
export type ToastAction = {
  onAction: () => void;
  text: string;
  /** Stays no longer than a toast without an action: the same can be done elsewhere. */
  brief?: boolean;
};

export type Toaster = Record<StatusKind, (text: string, next?: ToastLink | ToastAction) => void>;

export interface ToastProviderProps {
  /** Accessible name of the toast region; Radix replaces `{hotkey}` with the key that moves the focus there. */
  regionLabel: string;
  closeLabel: string;
  children: ReactNode;
}

type Message = { kind: StatusKind; text: string; next?: ToastLink | ToastAction };
type Entry = Message & { id: number };

const durationMs = 3000;
const actionDurationMs = 12_000;

const isBrief = (next: Entry['next']) => next !== undefined && 'onAction' in next && next.brief === true;

const ToasterContext = createContext<Toaster | null>(null);

/** The functions are stable and can be dependencies of an effect. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider around it');
  return toaster;
}

/** Wraps the router, so that a toast stays visible when a save changes the screen. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const nextId = useRef(1);
  const toaster = useMemo<Toaster>(() => {
    const add = (kind: StatusKind) => (text: string, next?: ToastLink | ToastAction) => {
      const id = nextId.current++;
      // What an earlier toast offers briefly is no longer the last thing that was done.
      setEntries((current) => [
        ...current.filter((entry) => !(isBrief(next) && isBrief(entry.next))),
        { id, kind, text, next },
      ]);
    };
    return { success: add('success'), error: add('error'), warning: add('warning'), info: add('info') };
  }, []);
  // Radix announces each text in a live region of its own. The toasts have roles themselves, so that region is rendered
  // into an element outside the document.
  const [detachedAnnouncer] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  return (
    <ToasterContext value={toaster}>
      <RadixToast.Provider duration={durationMs} label={regionLabel} announcerContainer={detachedAnnouncer}>
        {children}
        {entries.map((entry) => (
          <RadixToast.Root
            key={entry.id}
            duration={entry.next && 'onAction' in entry.next && !entry.next.brief ? actionDurationMs : undefined}
            onOpenChange={(open) => {
              if (!open) setEntries((current) => current.filter(({ id }) => id !== entry.id));
            }}
            className="pointer-events-auto w-full rounded-card shadow-2 data-[state=open]:animate-rise-in"
          >
            <Toast kind={entry.kind} text={entry.text} next={entry.next}>
              <RadixToast.Close
                aria-label={closeLabel}
                className={buttonClass({ variant: 'icon', className: '-my-2.5' })}
              >
                <X aria-hidden="true" />
              </RadixToast.Close>
            </Toast>
          </RadixToast.Root>
        ))}
        {/* Dialogs hide everything but live regions from screen readers; `aria-live` makes the toasts one. */}
        <RadixToast.Viewport
          label={regionLabel}
          aria-live="off"
          className={cx(
            'pointer-events-none fixed inset-x-4 top-[calc(var(--sticky-top)+12px)] z-90 mx-auto grid max-w-[360px] gap-2.5',
            'md:inset-x-auto md:top-auto md:right-6 md:bottom-(--toast-bottom,24px) md:w-[360px]',
          )}
        />
      </RadixToast.Provider>
    </ToasterContext>
  );
}

export function Toast({ kind, text, next, children }: Message & { children?: ReactNode }) {
  const Icon = statusIcons[kind];
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div
      className={cx(
        'grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-card border border-s-4 border-line-2 bg-surface py-[13px] ps-3.5 pe-2 text-[0.9375rem] leading-[1.4]',
        borderClasses[kind],
      )}
    >
      <Icon aria-hidden="true" className={cx('size-[21px]', iconClasses[kind])} />
      <div className="grid min-w-0 gap-1">
        <LiveText role={role} text={text} />
        {next ? <NextStep next={next} /> : null}
      </div>
      {children}
    </div>
  );
}

function NextStep({ next }: { next: ToastLink | ToastAction }) {
  if ('href' in next) {
    return (
      <a
        href={next.href}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-8 items-center gap-1.5 justify-self-start font-[560]"
      >
        {next.text}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    );
  }
  return (
    <RadixToast.Action
      altText={next.text}
      onClick={next.onAction}
      className={buttonClass({ variant: 'line', size: 'sm', className: 'my-1 justify-self-start' })}
    >
      {next.text}
    </RadixToast.Action>
  );
}

/** Screen readers announce only changes inside a live region, so the region is rendered one frame before its text. */
export function LiveText({ role, text }: { role: 'alert' | 'status'; text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <div role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'} className="min-h-[1.4em] min-w-0 text-ink">
      {announced}
    </div>
  );
}

const borderClasses: Record<StatusKind, string> = {
  success: 'border-s-ok-fill',
  error: 'border-s-err-fill',
  warning: 'border-s-warn-fill',
  info: 'border-s-link',
};

const iconClasses: Record<StatusKind, string> = {
  success: 'text-ok',
  error: 'text-err',
  warning: 'text-warn',
  info: 'text-link',
};
