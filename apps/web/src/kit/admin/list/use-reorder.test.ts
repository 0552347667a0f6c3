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

test.each([[[0, 0, 5]], [[0, 1, 2]], [[7, 7, 9]]])(
  'where two rows have the same position, or one has none yet, all are numbered from 1: %j',
  (orders) => {
    expect(move(orders, 2, 0)).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  },
);
