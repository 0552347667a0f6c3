import { Button } from '@pano/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { setLastDeletion, useLastDeletion } from '#kit/admin/last-deletion.ts';
import { useUndoDeletion } from '#kit/admin/use-undo-deletion.ts';

/** Keeps the last deletion in reach until the next one or the sign-out. Ctrl+Z outside of fields does the same. */
export function UndoStrip() {
  const { t } = useTranslation('admin');
  const deletion = useLastDeletion();
  const { undo, isPending } = useUndoDeletion();
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
    if (!isUndo || !deletion || isPending || isInField(event.target)) return;
    event.preventDefault();
    void undo(deletion);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => undoByKey(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      setLastDeletion(null);
    };
  }, []);
  return (
    <section
      aria-label={t('trash.undoLabel')}
      hidden={deletion === null}
      className="sticky bottom-0 z-11 border-t border-line-2 bg-surface px-(--page-x) py-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status">{deletion ? t('trash.moved', { count: deletion.count }) : null}</p>
        {deletion ? (
          <Button variant="line" size="sm" busy={isPending} onClick={() => void undo(deletion)}>
            <Undo2 aria-hidden="true" />
            {t('trash.restore')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const isInField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;
