import { arrayMove } from '@dnd-kit/sortable';
import { useOptimistic, useTransition } from 'react';
import { useFailureToast } from '../use-failure-toast';

export type OrderItem = { id: number; order: number };

/**
 * Rows whose order can be changed: shown at once, back to the stored order with a message when that failed.
 * @param save stores the new positions in one call and resolves after the list has been loaded again
 */
export function useReorder<Row extends { id: number }>(
  stored: readonly Row[],
  save: (items: OrderItem[]) => Promise<unknown>,
  failed: string,
) {
  const failure = useFailureToast();
  const [rows, setRows] = useOptimistic(stored);
  const [saving, startTransition] = useTransition();
  const move = (from: number, to: number) =>
    startTransition(async () => {
      const next = arrayMove([...rows], from, to);
      setRows(next);
      try {
        await save(next.map(({ id }, order) => ({ id, order })));
      } catch (error) {
        failure(error, failed);
      }
    });
  return { rows, move, saving };
}
