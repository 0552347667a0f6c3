import { expect, test } from 'vitest';
import { placeRows } from './use-reorder';

const move = (orders: number[], from: number, to: number) =>
  placeRows(
    orders.map((order, id) => ({ id, order })),
    from,
    to,
  ).map(({ id, order }) => [id, order]);

test('rows share the positions that they have, so a move changes only those between both places', () => {
  expect(move([10, 20, 30, 40], 1, 2)).toEqual([
    [0, 10],
    [2, 20],
    [1, 30],
    [3, 40],
  ]);
});

test('where two rows have the same position, all are counted anew', () => {
  expect(move([0, 0, 5], 2, 0)).toEqual([
    [2, 0],
    [0, 1],
    [1, 2],
  ]);
});
