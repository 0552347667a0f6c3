import { expect, test } from 'vitest';
import { watchEventLoop } from '#testing/event-loop';
import { readAllInGroups, readInGroups } from './row-groups';

/** How often the event loop has done other work while rows were read. */
async function countIterations(read: () => Promise<void>): Promise<number> {
  const { iterations, stop } = watchEventLoop();
  await read();
  stop();
  return iterations();
}

const rows = Array.from({ length: 3000 }, (_, at) => ({ id: at + 1 }));

test('a large table is read in groups, and in between the process does other work', async () => {
  const query = async ({ after, page }: { after: { id: { gt: number } }; page: { take: number } }) =>
    rows.filter(({ id }) => id > after.id.gt).slice(0, page.take);
  const read: object[] = [];
  const iterations = await countIterations(async () => {
    for await (const row of readInGroups(query)) read.push(row);
  });
  expect(read).toEqual(rows);
  expect(iterations).toBeGreaterThanOrEqual(14);
});

test('so are all rows of a query in its order, and no more than are wanted', async () => {
  const queries: object[] = [];
  const query = async (group: { skip: number; take: number }) => {
    queries.push(group);
    return rows.toReversed().slice(group.skip, group.skip + group.take);
  };
  const iterations = await countIterations(async () => {
    expect(await readAllInGroups(query)).toEqual(rows.toReversed());
  });
  expect(iterations).toBeGreaterThanOrEqual(6);
  queries.length = 0;
  expect(await readAllInGroups(query, 700)).toEqual(rows.toReversed().slice(0, 700));
  expect(queries).toEqual([
    { skip: 0, take: 500 },
    { skip: 500, take: 200 },
  ]);
});
