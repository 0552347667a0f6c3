import { arrayMove } from '@dnd-kit/sortable';
import { useOptimistic, useRef, useTransition } from 'react';
import { getLastAction, useActionToast } from '../last-action';
import { useFailureToast } from '../use-failure-toast';

export type OrderItem = { id: number; order: number };

/**
 * Rows whose order can be changed: shown at once, back to the stored order with a message when that failed.
 * @param save stores the new positions in one call and resolves after the list has been loaded again
 */
export function useReorder<Row extends OrderItem>(
  stored: readonly Row[],
  save: (items: OrderItem[]) => Promise<unknown>,
  failed: string,
) {
  const failure = useFailureToast();
  const say = useActionToast();
  const [rows, setRows] = useOptimistic(stored);
  const [, startTransition] = useTransition();
  // Each request holds the whole order, so they are sent one after the other: the last must be stored last.
  const previous = useRef<Promise<void>>(Promise.resolve());

  const move = (from: number, to: number) => {
    const next = placeRows(rows, from, to);
    const before = previous.current;
    const store = async () => {
      await before;
      const earlier = getLastAction();
      try {
        await save(next.map(({ id, order }) => ({ id, order })));
        say(earlier);
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

/**
 * The rows in their new order. They share the positions that they have already, so that a move changes only the rows
 * between both places. Where two have the same position, or one has 0, which it was never given, all are numbered from 1.
 */
export function placeRows<Row extends OrderItem>(rows: readonly Row[], from: number, to: number): Row[] {
  const orders = rows.map(({ order }) => order);
  const distinct = orders.every((order, index) => order > (orders[index - 1] ?? 0));
  return arrayMove([...rows], from, to).map((row, index) => ({
    ...row,
    order: (distinct && orders[index]) || index + 1,
  }));
}
