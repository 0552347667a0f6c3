import type { SluggedKind } from '@pano/api/addresses';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Checkbox } from '@pano/ui/checkbox';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkingPlaces } from '../links/linking-places';
import { useAction } from '../use-action';
import type { SwitchedState } from './record-changes';

export type RemovalOptions<Row> = {
  /** Deletes and resolves after the list has been loaded again. */
  remove: (row: Row) => Promise<unknown>;
  question: string;
  /** What the record is called, where it has a name. */
  getName?: (row: Row) => string;
  /** What the button says that deletes, where it is not "delete". */
  confirmLabel?: string;
  removed: string;
  offersUndo?: boolean;
  failed: string;
  /** What else the deletion affects. */
  consequence?: (row: Row) => ReactNode;
  /** The page of the record: the question names what links to it. */
  getPage?: ((row: Row) => { kind: SluggedKind; id: number }) | undefined;
  /** The state that takes a record off the site without deleting it. */
  hiding?: ((row: Row) => SwitchedState) | undefined;
  /** Handles an error that needs more than a message; returns whether it did. */
  handleError?: (row: Row, error: unknown) => boolean;
};

/** Offers in the question before a deletion to skip the trash. */
export function useForGood() {
  const [forGood, setForGood] = useState(false);
  return { forGood, choice: <ForGoodChoice checked={forGood} onChange={setForGood} /> };
}

/** Every question begins with the trash. */
function ForGoodChoice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('admin');
  useEffect(() => () => onChange(false), [onChange]);
  return <Checkbox label={t('trash.skip')} checked={checked} onCheckedChange={onChange} />;
}

/** Asks before a record is deleted. `dialog` may be rendered anywhere in the screen, `confirm` is what the rows' buttons call. */
export function useRemoval<Row>(options: RemovalOptions<Row>) {
  const { remove, question, getName, removed, failed, consequence, getPage, hiding, handleError } = options;
  const { t } = useTranslation('admin');
  const { confirmLabel = t('frame.confirm.remove'), offersUndo } = options;
  const { run, busy } = useAction();
  const [row, setRow] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);

  const removeRow = async () => {
    if (row === null) return;
    const handle = (error: unknown) => handleError?.(row, error) === true;
    await run(() => remove(row), { done: removed, offersUndo, failed, handleError: handle });
    setOpen(false);
  };
  const hideRow = async () => {
    if (row === null || !hiding) return;
    const { onSave, failed: hideFailed } = hiding(row);
    await run(() => onSave(false), { done: t('frame.confirm.hidden', { name: getName?.(row) }), failed: hideFailed });
    setOpen(false);
  };
  const page = row === null ? undefined : getPage?.(row);
  const canHide = row !== null && hiding?.(row).checked === true;
  const confirm = (next: Row) => {
    setRow(next);
    setOpen(true);
  };
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      question={question}
      subject={row === null ? undefined : getName?.(row)}
      confirmLabel={confirmLabel}
      onConfirm={() => void removeRow()}
      alternative={canHide ? { label: t('frame.bulk.hide'), onChoose: () => void hideRow() } : undefined}
      busy={busy}
      busyText={t('frame.list.removing')}
    >
      {row === null ? null : consequence?.(row)}
      {open && page ? <LinkingPlaces kind={page.kind} ids={[page.id]} /> : null}
      {row !== null && hiding ? (
        <p>{t(canHide ? 'frame.confirm.hideInstead' : 'frame.confirm.hiddenAlready')}</p>
      ) : null}
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
