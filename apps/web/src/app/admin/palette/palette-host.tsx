import { buttonClass } from '@pano/ui/button';
import { Search } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Downloads the palette when it is opened for the first time. */
export function PaletteHost({ open, onClose }: Props) {
  const [wanted, setWanted] = useState(false);
  const typed = useRef('');
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={open ? <TypedAhead typed={typed} /> : null}>
      <Palette open={open} onClose={onClose} typed={typed} />
    </Suspense>
  );
}

/** Keeps what is typed before the palette has arrived: it is meant for its field, not for the one that has the focus. */
function TypedAhead({ typed }: { typed: RefObject<string> }) {
  useEffect(() => {
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText && event.key !== 'Backspace') return;
      event.preventDefault();
      typed.current = isText ? typed.current + event.key : typed.current.slice(0, -1);
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [typed]);
  return null;
}

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
  return { open, close: () => setOpen(false), show: () => setOpen(true) };
}

/** Opens the palette; on small phones it is in the menu instead. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t('palette.open')}
      title={`${t('palette.open')} (${t('palette.shortcut')})`}
      onClick={onSearch}
      className={buttonClass({ variant: 'icon', className: 'max-sm:hidden' })}
    >
      <Search aria-hidden="true" />
    </button>
  );
}
