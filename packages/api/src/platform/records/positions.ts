import { invalid } from '../transport/errors';
import type { OrderItem } from './reorder';

/**
 * The positions that differ from the stored ones: the other records keep their version.
 * @param before all records that `items` names; one that is missing is an error
 */
export function changedPositions(before: readonly OrderItem[], items: readonly OrderItem[]): OrderItem[] {
  const orders = new Map(before.map(({ id, order }) => [id, order]));
  if (items.some(({ id }) => !orders.has(id))) throw invalid('record.invalidOrder');
  return items.filter(({ id, order }) => orders.get(id) !== order);
}
