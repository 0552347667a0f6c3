import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/databases';

test('the driver gets the queries of a transaction one after the other', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const send = pg.Client.prototype.query;
  const running = new Map<unknown, number>();
  let most = 0;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...query) {
    running.set(this, (running.get(this) ?? 0) + 1);
    most = Math.max(most, running.get(this) ?? 0);
    try {
      return await Reflect.apply(send, this, query);
    } finally {
      running.set(this, (running.get(this) ?? 0) - 1);
    }
  });
  onTestFinished(() => spy.mockRestore());
  const category = await db.category.create({ data: { name: 'a', slug: 'a' } });
  await db.project.create({ data: { title: 'b', slug: 'b', content: 'c', categoryId: category.id } });
  // The rows of both relations are asked for at once.
  const include = { images: true, translations: true };
  const projects = await db.$transaction((tx) => tx.project.findMany({ include }));
  expect(projects).toMatchObject([{ images: [], translations: [] }]);
  expect([most, spy.mock.calls.length > 5]).toEqual([1, true]);
});
