import { useEffect, useState } from 'react';

/** Whether the command palette is open; Ctrl+K or Cmd+K opens and closes it. */
export function usePalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!asked || event.defaultPrevented) return;
      event.preventDefault();
      // A question that waits for an answer comes first.
      if (open || !document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(!open);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [open]);
  return { open, setOpen, show: () => setOpen(true) };
}
