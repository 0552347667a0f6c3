import type { ApiContext } from '../context';
import { invalid } from '../transport/errors';
import { logReordered } from './activity/log-changes';
import type { OrderedSource } from './bulk';
import type { OrderItem } from './reorder';
import { inOneTransaction, inTransaction } from './transaction';

/** Gives records their new positions, all or none. */
export const storeOrder = <Item extends OrderItem>(
  ctx: ApiContext,
  { table, find, subject }: OrderedSource<Item>,
  items: OrderItem[],
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const ids = items.map(({ id }) => id);
    const before = await find(tx, ids);
    await storePositions(before, items, (change) => table(tx).updateMany(change));
    await logReordered(tx, ctx, subject, before, items);
  });

/** Moves one record to a place of the whole list, counted from 1. */
export const moveTo = <Item extends OrderItem>(
  ctx: ApiContext,
  source: OrderedSource<Item>,
  id: number,
  position: number,
): Promise<{ id: number }> =>
  inOneTransaction(ctx, async (ctx) => {
    const select = { id: true, order: true };
    const rows = await source.table(ctx.tx).findMany({ select, orderBy: [{ order: 'asc' }, { id: 'asc' }] });
    await storeOrder(ctx, source, positionsAfterMove(rows, id, position));
    return { id };
  });

/**
 * The positions that differ from the stored ones: the other records keep their version.
 * @param before all records that `items` names; one that is missing is an error
 */
export function changedPositions(before: readonly OrderItem[], items: readonly OrderItem[]): OrderItem[] {
  const orders = new Map(before.map(({ id, order }) => [id, order]));
  if (items.some(({ id }) => !orders.has(id))) throw invalid('record.invalidOrder');
  return items.filter(({ id, order }) => orders.get(id) !== order);
}

type PositionChange = { where: { id: number }; data: { order: number; version: { increment: number } } };

/**
 * Stores the positions that differ from the stored ones.
 * @param before all records that `items` names
 * @param update changes one of them; a record that has gone since it was read is an error
 */
export async function storePositions(
  before: readonly OrderItem[],
  items: readonly OrderItem[],
  update: (change: PositionChange) => Promise<{ count: number }>,
): Promise<void> {
  for (const { id, order } of changedPositions(before, items)) {
    const { count } = await update({ where: { id }, data: { order, version: { increment: 1 } } });
    if (count !== 1) throw invalid('record.invalidOrder');
  }
}

export const maxOrder = 2_147_483_647;

/** The position behind all others of a list. */
export const lastPosition = async (highest: Promise<{ _max: { order: number | null } }>): Promise<number> =>
  Math.min(((await highest)._max.order ?? 0) + 1, maxOrder);

/**
 * Who gets which position when one record of a list moves. The rows share the positions that they have already, so that
 * only those between both places change. Where two have the same position, or one has 0, which it was never given, all
 * are numbered from 1.
 * @param rows the whole list in its order
 * @param position the new place, counted from 1; behind the last one is the last one
 */
export function positionsAfterMove(rows: readonly OrderItem[], id: number, position: number): OrderItem[] {
  const orders = rows.map(({ order }) => order);
  const distinct = orders.every((order, index) => order > (orders[index - 1] ?? 0));
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  if (ids.length === rows.length) throw invalid('record.invalidOrder');
  ids.splice(position - 1, 0, id);
  return ids.map((moved, index) => ({ id: moved, order: (distinct && orders[index]) || index + 1 }));
}
