import { createContext, useRef } from 'react';

/** What the buttons that close a dialog say. */
export const DialogLabels = createContext({ close: '', cancel: '' });

export const overlayClass =
  'fixed inset-0 z-70 bg-[rgb(8_20_26/.55)] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** Centred with margins, because the animation of opening uses `transform`. */
export const panelClass =
  'fixed inset-0 z-70 m-auto flex h-fit max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col rounded-dialog bg-surface text-ink shadow-3 ' +
  'focus:outline-hidden data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out';

/** On the level of dialogs: what was opened last stands in front, a dialog above the panel that opened it included. */
export const floatingClass =
  'z-70 rounded-card border border-line-2 bg-surface text-ink shadow-2 data-[state=open]:animate-fade-in focus:outline-hidden';

/**
 * Stores the focused element when a dialog opens and focuses it again when the dialog closes. Radix does so only for
 * its own trigger, and the dialogs here are opened by state. Where that element has gone with what was deleted, the
 * screen is focused; earlier the dialog would take the focus back.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    save: () => {
      opener.current = document.activeElement;
    },
    restore: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else if (document.activeElement === document.body) focusContent();
    },
  };
}

/** Gives the focus to the screen, where the element that had it is gone. */
export const focusContent = (): void => document.querySelector('main')?.focus({ preventScroll: true });
