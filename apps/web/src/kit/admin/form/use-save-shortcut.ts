import { type RefObject, useEffect } from 'react';

/** Ctrl+S and Cmd+S send the form, unless a dialog is open over it. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (event.repeat || document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [form]);
}
