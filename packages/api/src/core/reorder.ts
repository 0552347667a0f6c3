import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { invalid } from './errors';
import { idField, wholeNumber } from './fields';

const error = message('record.invalidOrder');

/** New positions of several records; every record at most once. */
export const orderItems = z
  .array(z.object({ id: idField('record.invalidOrder'), order: wholeNumber(0, 'record.invalidOrder') }, { error }), {
    error,
  })
  .max(1000, { error })
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length, { error });

export const reorderInput = z.object({ items: orderItems });
export type OrderItem = z.output<typeof orderItems>[number];

/**
 * Gives records their new positions, all or none.
 * @param setOrder updates one record inside the transaction that the caller opened, the version included, and tells
 *   how many rows there were; an unknown record is refused, and the refusal rolls everything back
 */
export async function applyOrder(
  items: OrderItem[],
  setOrder: (id: number, order: number) => Promise<{ count: number }>,
): Promise<void> {
  for (const { id, order } of items) {
    const { count } = await setOrder(id, order);
    if (count !== 1) throw invalid('record.invalidOrder');
  }
}
