import { expect, test } from 'vitest';
import { readInGroups } from './row-groups';

test('a large table is read in groups, and in between the process does other work', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ id: at + 1 }));
  const query = async ({ after, page }: { after: { id: { gt: number } }; page: { take: number } }) =>
    rows.filter(({ id }) => id > after.id.gt).slice(0, page.take);
  let iterations = 0;
  const count = () => {
    iterations += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const read: number[] = [];
  for await (const { id } of readInGroups(query)) read.push(id);
  clearImmediate(next);
  expect(read).toEqual(rows.map(({ id }) => id));
  expect(iterations).toBeGreaterThanOrEqual(4);
});
