import { useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger, and the dialogs here are opened by state instead: they remember where
 * the focus was and put it back there.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
