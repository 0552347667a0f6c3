import { sluggedKinds } from '@pano/api/addresses';
import { Button, IconButton } from '@pano/ui/button';
import { focusContent } from '@pano/ui/overlay';
import { LiveText } from '@pano/ui/toast';
import { skipToken } from '@tanstack/react-query';
import { Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Action,
  forgetLastAction,
  getLastAction,
  useActionText,
  useLastAction,
  useUndo,
} from '#kit/admin/last-action.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** Keeps the last action in reach until the next one or the sign-out. Ctrl+Z outside of fields does the same. */
export function UndoStrip() {
  const { t } = useTranslation('admin');
  const last = useLastAction();
  const { undo, isPending } = useUndo();
  const sayAction = useActionText();
  const sayUnchanged = useUnchangedText();
  const deadLinks = useDeadLinksText(last?.action ?? null);
  const done = last?.action ? sayAction(last.action) : sayUnchanged(last?.unchanged ?? []);
  const text = deadLinks ? `${done}. ${deadLinks}` : done;
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isUndo || !last?.action || isPending || isInField(event.target)) return;
    event.preventDefault();
    void undo(last.action);
  });
  /** The strip is about to go, and with it the button that has the focus. */
  const dismiss = () => {
    focusContent();
    forgetLastAction();
  };
  const undoByButton = async (action: Action) => {
    await undo(action);
    if (getLastAction() === null) focusContent();
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => undoByKey(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      forgetLastAction();
    };
  }, []);
  return (
    <section
      aria-label={t('trash.undoLabel')}
      hidden={last === null}
      data-undo-strip
      className="[position:var(--strip-position,sticky)] bottom-0 z-11 border-t border-line-2 bg-surface px-(--page-x) py-2"
    >
      <div className="flex min-h-10 items-center gap-x-4">
        <LiveText role="status" text={text} />
        {last?.action ? (
          <Button variant="line" size="sm" busy={isPending} onClick={() => void undoByButton(last.action)}>
            <Undo2 aria-hidden="true" />
            {t('trash.undo')}
          </Button>
        ) : (
          <IconButton label={t('frame.confirm.close')} onClick={dismiss}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </section>
  );
}

/** More names than these would fill a phone. */
const namesShown = 5;

/** Which records stay as they are. */
function useUnchangedText() {
  const { t } = useTranslation('admin');
  return (names: string[]): string => {
    if (names.length === 0) return '';
    const some = names.slice(0, namesShown).join(', ');
    const count = names.length - namesShown;
    return t('trash.unchanged', { names: count > 0 ? t('trash.andMore', { names: some, count }) : some });
  };
}

/** After records were hidden: how many texts and buttons link to their pages. Menus leave such links out by themselves. */
function useDeadLinksText(action: Action | null): string {
  const { t } = useTranslation('admin');
  const hidden = (action?.undo ?? []).filter(({ before }) => before.visible === true);
  const kind = sluggedKinds.find((name) => name === hidden[0]?.entity);
  const ids = hidden.map(({ id }) => id);
  const { data } = trpc.incomingLinks.find.useQuery(kind ? { kind, ids } : skipToken, { staleTime: 0, gcTime: 0 });
  const count = data ? data.count - data.menus.length : 0;
  return count > 0 ? t('trash.deadLinks', { count }) : '';
}

const isInField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;
