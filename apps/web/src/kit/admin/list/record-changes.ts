import { useTranslation } from 'react-i18next';
import type { BulkAction } from './bulk-bar';
import type { OrderItem } from './use-reorder';

/** A procedure that changes records of a list. */
type Change<Input, Output = unknown> = {
  useMutation: (options: { onSuccess: () => Promise<void> }) => { mutateAsync: (input: Input) => Promise<Output> };
};
type Invalidate = () => Promise<void>;
type Several = { count: number };

type RemovalRouter = { remove: Change<{ id: number }>; bulkRemove: Change<{ ids: number[] }, Several> };
export type RecordChanges = ReturnType<typeof useRecordChanges>;

/** Deletes records of a list. Like every change of a list it counts as done once the list shows it. */
export function useRecordChanges(router: RemovalRouter, invalidate: Invalidate) {
  const changed = { onSuccess: () => invalidate() };
  const { mutateAsync: remove } = router.remove.useMutation(changed);
  const { mutateAsync: bulkRemove } = router.bulkRemove.useMutation(changed);
  return {
    remove: ({ id }: { id: number }) => remove({ id }),
    bulkRemove: (ids: number[]) => bulkRemove({ ids }),
  };
}

type OrderRouter = RemovalRouter & {
  move: Change<{ id: number; position: number }>;
  reorder: Change<{ items: OrderItem[] }>;
};
export type OrderedChanges = ReturnType<typeof useOrderedChanges>;

/** Moves and deletes records of an ordered list. */
export function useOrderedChanges(router: OrderRouter, invalidate: Invalidate) {
  const changed = { onSuccess: () => invalidate() };
  const { mutateAsync: move } = router.move.useMutation(changed);
  const { mutateAsync: reorder } = router.reorder.useMutation(changed);
  return { ...useRecordChanges(router, invalidate), move, reorder };
}

/** The state of one record, for its switch. */
export type SwitchedState = { checked: boolean; onSave: (checked: boolean) => Promise<unknown>; failed: string };
/** A state that the records of a list are switched into, one by one and several at once. */
export type RecordState<Row> = { of: (row: Row) => SwitchedState; bulkActions: BulkAction[] };

type VisibleRouter = {
  setVisible: Change<{ id: number; visible: boolean }>;
  bulkSetVisible: Change<{ ids: number[]; visible: boolean }, Several>;
};

/** Whether visitors see the records of a list. */
export function useVisibility(
  router: VisibleRouter,
  invalidate: Invalidate,
  failed: string,
): RecordState<{ id: number; visible: boolean }> {
  const { t } = useTranslation('admin');
  const changed = { onSuccess: () => invalidate() };
  const { mutateAsync: set } = router.setVisible.useMutation(changed);
  const { mutateAsync: bulkSet } = router.bulkSetVisible.useMutation(changed);
  return {
    of: ({ id, visible }) => ({ checked: visible, onSave: (next) => set({ id, visible: next }), failed }),
    bulkActions: [
      { text: t('frame.bulk.show'), run: (ids) => bulkSet({ ids, visible: true }) },
      { text: t('frame.bulk.hide'), run: (ids) => bulkSet({ ids, visible: false }) },
    ],
  };
}

type ActiveRouter = {
  setActive: Change<{ id: number; active: boolean }>;
  bulkSetActive: Change<{ ids: number[]; active: boolean }, Several>;
};

/** Whether the records of a list are in use. */
export function useActivity(
  router: ActiveRouter,
  invalidate: Invalidate,
  failed: string,
): RecordState<{ id: number; active: boolean }> {
  const { t } = useTranslation('admin');
  const changed = { onSuccess: () => invalidate() };
  const { mutateAsync: set } = router.setActive.useMutation(changed);
  const { mutateAsync: bulkSet } = router.bulkSetActive.useMutation(changed);
  return {
    of: ({ id, active }) => ({ checked: active, onSave: (next) => set({ id, active: next }), failed }),
    bulkActions: [
      { text: t('frame.bulk.activate'), run: (ids) => bulkSet({ ids, active: true }) },
      { text: t('frame.bulk.deactivate'), run: (ids) => bulkSet({ ids, active: false }) },
    ],
  };
}
