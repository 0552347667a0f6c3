import { expect, test } from 'vitest';
import { changedPositions, lastPosition, positionsAfterMove } from './positions';

const rows = (...orders: number[]) => orders.map((order, index) => ({ id: index + 1, order }));

test.each([
  // Distinct positions are shared anew between the rows that move.
  [rows(10, 20, 30), 3, 1, [3, 1, 2], [10, 20, 30]],
  [rows(10, 20, 30), 1, 3, [2, 3, 1], [10, 20, 30]],
  [rows(10, 20, 30), 1, 99, [2, 3, 1], [10, 20, 30]],
  // Equal ones could not be shared, and 0 belongs to a record that was never moved: all are numbered from 1.
  [rows(5, 5, 5), 3, 2, [1, 3, 2], [1, 2, 3]],
  [rows(0, 1, 2), 3, 2, [1, 3, 2], [1, 2, 3]],
  [rows(0, 1, 2), 1, 3, [2, 3, 1], [1, 2, 3]],
])('%j: %i moves to place %i', (list, id, position, ids, orders) => {
  expect(positionsAfterMove(list, id, position)).toEqual(
    ids.map((moved, index) => ({ id: moved, order: orders[index] })),
  );
});

test('a move changes only the records between both places', () => {
  const list = rows(1, 2, 3, 4, 5);
  expect(changedPositions(list, positionsAfterMove(list, 3, 2))).toEqual([
    { id: 3, order: 2 },
    { id: 2, order: 3 },
  ]);
});

test('a record that is not in the list is an error', () => {
  expect(() => positionsAfterMove(rows(0, 1), 7, 1)).toThrow();
  expect(() => changedPositions(rows(0), [{ id: 7, order: 0 }])).toThrow();
});

test.each([
  [null, 1],
  [4, 5],
  [2_147_483_647, 2_147_483_647],
])('the position behind the highest one, %j, is %i', async (order, next) => {
  expect(await lastPosition(Promise.resolve({ _max: { order } }))).toBe(next);
});
