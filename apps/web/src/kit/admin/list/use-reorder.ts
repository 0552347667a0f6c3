import { arrayMove } from '@dnd-kit/sortable';
import { useOptimistic, useRef, useTransition } from 'react';
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
  const [, startTransition] = useTransition();
  // Each request holds the whole order, so they are sent one after the other: the last must be stored last.
  const previous = useRef<Promise<void>>(Promise.resolve());

  const move = (from: number, to: number) => {
    const next = arrayMove([...rows], from, to);
    const before = previous.current;
    const store = async () => {
      await before;
      try {
        await save(next.map(({ id }, order) => ({ id, order })));
      } catch (error) {
        failure(error, failed);
      }
    };
    startTransition(async () => {
      setRows(next);
      previous.current = store();
      await previous.current;
    });
  };
  return { rows, move };
}
