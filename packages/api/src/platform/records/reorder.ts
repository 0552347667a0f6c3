import type { Db } from '@pano/db';
import { message } from '@pano/i18n/message';
import * as z from 'zod';
import type { ApiContext } from '../context';
import { idField, wholeNumber } from '../input/fields';
import { invalid } from '../transport/errors';
import { logReordered } from './activity/log-changes';
import type { Records } from './bulk';
import { inTransaction } from './transaction';

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
 * @param setOrder updates one record inside the transaction, the version included, and tells how many rows there
 *   were; an unknown record is refused, and the refusal rolls everything back
 */
export const reorderRecords = <Item extends { id: number; order: number }>(
  ctx: ApiContext,
  records: Records<Item>,
  items: OrderItem[],
  setOrder: (tx: Db, item: OrderItem) => Promise<{ count: number }>,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const before = await records.find(
      tx,
      items.map(({ id }) => id),
    );
    await applyOrder(items, (item) => setOrder(tx, item));
    await logReordered(tx, ctx, records, before, items);
  });

/** The same in a transaction of the caller's, without a word in the activity log. */
export async function applyOrder(
  items: OrderItem[],
  setOrder: (item: OrderItem) => Promise<{ count: number }>,
): Promise<void> {
  for (const item of items) {
    const { count } = await setOrder(item);
    if (count !== 1) throw invalid('record.invalidOrder');
  }
}
