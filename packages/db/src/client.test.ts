import { expect, onTestFinished, test } from 'vitest';
import { isUniqueViolation } from './errors';
import { createTestDatabase } from './testing/databases';

async function start() {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  return db;
}

/** Prisma sends a query only once it is awaited. */
const startNow = <T>(query: PromiseLike<T>): Promise<T> => Promise.resolve(query.then((result) => result));

const service = (title: string) => ({ title, description: 'x' });

test('a write beside a transaction survives its rollback', async () => {
  const db = await start();
  let beside: Promise<unknown> | undefined;
  const failing = db.$transaction(async (tx) => {
    await tx.service.create({ data: service('inside') });
    beside = db.service.create({ data: service('beside') });
    beside.catch(() => undefined);
    await tx.service.count();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await beside;
  expect((await db.service.findMany()).map((row) => row.title)).toEqual(['beside']);
});

test('writes stay outside every queued transaction, not only the first', async () => {
  const db = await start();
  const writes: Promise<unknown>[] = [];
  const rollbacks = Array.from({ length: 4 }, (_, i) =>
    db.$transaction(async (tx) => {
      await tx.service.create({ data: service(`rolled back ${i}`) });
      writes.push(
        ...Array.from({ length: 10 }, (_, j) => startNow(db.service.create({ data: service(`kept ${i} ${j}`) }))),
      );
      await tx.service.count();
      throw new Error('changed my mind');
    }),
  );
  await Promise.allSettled(rollbacks);
  await Promise.all(writes);
  const titles = (await db.service.findMany()).map((row) => row.title);
  expect(titles.filter((title) => title.startsWith('kept'))).toHaveLength(40);
  expect(titles.filter((title) => title.startsWith('rolled'))).toEqual([]);
});

test('many transactions and writes at once all arrive', async () => {
  const db = await start();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2
        ? db.service.create({ data: service(`single ${i}`) })
        : db.$transaction(async (tx) => {
            await tx.service.create({ data: service(`first ${i}`) });
            await tx.service.create({ data: service(`second ${i}`) });
          }),
    ),
  );
  expect(await db.service.count()).toBe(30);
});

test('a unique violation is told from other errors', async () => {
  const db = await start();
  await db.page.create({ data: { title: 'a', slug: 'a' } });
  const taken = await db.page.create({ data: { title: 'b', slug: 'a' } }).catch((error: unknown) => error);
  const gone = await db.page.update({ where: { id: 99 }, data: { title: 'c' } }).catch((error: unknown) => error);
  expect([isUniqueViolation(taken, 'slug'), isUniqueViolation(taken, 'title')]).toEqual([true, false]);
  expect(isUniqueViolation(gone)).toBe(false);
});
