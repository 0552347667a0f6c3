import { expect, test } from 'vitest';
import { pageWindow } from './pagination';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [2, 6, [1, 2, 3, 'gap', 6]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i shows both ends, the neighbours and no gap for a single page', (page, pageCount, slots) => {
  expect(pageWindow(page, pageCount)).toEqual(slots);
});
