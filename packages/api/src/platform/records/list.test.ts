import { expect, test } from 'vitest';
import { pageOf } from './list';

const rows = (count: number) => Promise.resolve(Array.from({ length: count }, (_, id) => id));

test.each([
  ['holds all rows', { limit: 3, offset: 0 }, 2, 2],
  ['has no row', { limit: 3, offset: 0 }, 0, 0],
  ['is full', { limit: 3, offset: 0 }, 3, 40],
  ['is a later one', { limit: 3, offset: 3 }, 1, 40],
  ['holds picked records alone', { limit: 3, offset: 0, ids: [7] }, 1, 40],
])('a page that %s says how many the whole list has', async (_, page, count, total) => {
  expect(await pageOf(page, rows(count), async () => 40, String)).toMatchObject({ total });
});
