import { type ToastAction, useToast } from '@pano/ui/toast';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readErrorStatus } from '../shared/client-error';
import { readSession } from '../shared/session-storage';
import { type Inputs, trpc } from '../shared/trpc';
import { useFailureToast } from './use-failure-toast';

type ListChange = Inputs['changes']['undo']['changes'][number];

/** What an action did that can be undone: records that it put into the trash, and records that it changed. */
export type Action = { batch: string | null; deleted: number; undo: ListChange[] };

/** The last action; once it was undone, the names of the records that stay as they are. */
type LastAction = { action: Action; unchanged: null } | { action: null; unchanged: string[] };

/** Undefined until somebody asks: what a reload left is read then. */
let last: LastAction | null | undefined;
const listeners = new Set<() => void>();

/** Remembers what a mutation did that can be undone, on any screen and after a reload; other results are ignored. */
export function noteAction(result: unknown): void {
  const action = readAction(result);
  if (action) setLast({ action, unchanged: null });
}

/** Reads the response of a mutation; null where there is nothing to undo. */
function readAction(result: unknown): Action | null {
  if (typeof result !== 'object' || result === null) return null;
  const undo = 'undo' in result && Array.isArray(result.undo) ? result.undo.filter(isListChange) : [];
  const batch = 'batch' in result && typeof result.batch === 'string' ? result.batch : null;
  const deleted = batch ? countDeleted(result) : 0;
  return undo.length + deleted > 0 ? { batch, deleted, undo } : null;
}

function countDeleted(result: object): number {
  if ('deleted' in result && typeof result.deleted === 'number') return result.deleted;
  if ('removed' in result && Array.isArray(result.removed)) return result.removed.length;
  return 'count' in result && typeof result.count === 'number' ? result.count : 1;
}

const isListChange = (value: unknown): value is ListChange =>
  typeof value === 'object' && value !== null && 'entity' in value && 'version' in value && 'before' in value;

const keyPrefix = 'pano_undo:';
const storageKey = () => `${keyPrefix}${readSession()?.user.email ?? ''}`;

function readStored(): LastAction | null {
  const json = sessionStorage.getItem(storageKey());
  const action = json ? readAction(JSON.parse(json)) : null;
  return action && { action, unchanged: null };
}

function setLast(next: LastAction | null): void {
  last = next;
  // Also that of somebody who has just signed out, whose key is not known any more.
  const earlier = Object.keys(sessionStorage).filter((key) => key.startsWith(keyPrefix));
  for (const key of earlier) sessionStorage.removeItem(key);
  if (next?.action) sessionStorage.setItem(storageKey(), JSON.stringify(next.action));
  for (const listener of listeners) listener();
}

/** Somebody signs out, or has read what stays as it is. */
export const forgetLastAction = (): void => setLast(null);

/** Somebody restores from the trash, or empties it: what the last action put there is not what it was. */
export function forgetDeletion(): void {
  const action = getLastAction();
  if (action?.batch) setLast(action.undo.length > 0 ? keepChanges(action) : null);
}

const keepChanges = ({ undo }: Action): LastAction => ({ action: { batch: null, deleted: 0, undo }, unchanged: null });

function getLast(): LastAction | null {
  if (last === undefined) last = readStored();
  return last;
}

export const getLastAction = (): Action | null => getLast()?.action ?? null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLastAction = (): LastAction | null => useSyncExternalStore(subscribe, getLast, () => null);

/** Undoes an action. What was deleted and cannot come back as it was waits in the trash with its reason. */
export function useUndo() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const failure = useFailureToast();
  const restore = trpc.trash.restoreBatch.useMutation();
  const change = trpc.changes.undo.useMutation();
  const undo = async (action: Action) => {
    const isLast = () => getLastAction() === action;
    const { batch, undo: changes } = action;
    let rest: LastAction | null = null;
    try {
      const { restored, questions } = batch ? await restore.mutateAsync({ batch }) : { restored: [], questions: [] };
      // Should the second call fail, trying again does not restore once more.
      if (batch && changes.length > 0) Object.assign(action, { batch: null, deleted: 0 });
      const { count, unchanged } =
        changes.length > 0 ? await change.mutateAsync({ changes }) : { count: 0, unchanged: [] };
      if (unchanged.length > 0) rest = { action: null, unchanged };
      await utils.invalidate();
      const undone = restored.length + count;
      // One record was moved, but others have other numbers for it.
      const isOrder = restored.length === 0 && changes.every(({ before }) => before.order !== undefined);
      if (undone > 0) toast.success(t(isOrder ? 'trash.orderUndone' : 'trash.undone', { count: undone }));
      if (questions.length > 0) toast.warning(t('trash.partly'));
    } catch (error) {
      failure(error, t('trash.restoreFailed'));
      // Without a response of the server it can be tried again.
      if (readErrorStatus(error) === undefined) return;
    }
    if (isLast()) setLast(rest);
  };
  return { undo, isPending: restore.isPending || change.isPending };
}

/** Offers in the toast of an action to undo it; nothing where the last action is an earlier one. */
export function useUndoOffer(): (earlier: Action | null) => ToastAction | undefined {
  const { t } = useTranslation('admin');
  const { undo } = useUndo();
  return (earlier) => {
    const action = getLastAction();
    return action && action !== earlier
      ? { text: t('trash.undo'), brief: true, onAction: () => void undo(action) }
      : undefined;
  };
}

/** Says in a toast that a change is stored, where it can be undone, and offers that. */
export function useActionToast(): (earlier: Action | null, text?: string) => void {
  const toast = useToast();
  const offerUndo = useUndoOffer();
  const { t } = useTranslation('admin');
  return (earlier, text = t('trash.saved')) => {
    const offer = offerUndo(earlier);
    if (offer) toast.success(text, offer);
  };
}

/** Says what an action did, such as "3 records hidden". */
export function useActionText(): (action: Action) => string {
  const { t } = useTranslation('admin');
  return ({ deleted, undo }) => {
    const texts = deleted > 0 ? [t('trash.moved', { count: deleted })] : [];
    const [change] = undo;
    if (change) texts.push(t(`trash.${nameChange(change.before)}`, { count: undo.length }));
    return texts.join(', ');
  };
}

function nameChange({ visible, active, order }: ListChange['before']) {
  if (visible !== undefined) return visible ? 'hidden' : 'shown';
  if (active !== undefined) return active ? 'deactivated' : 'activated';
  return order === undefined ? 'movedElsewhere' : 'reordered';
}
