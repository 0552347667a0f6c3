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
  const counts = await db.$transaction((tx) => Promise.all([tx.page.count(), tx.brand.count(), tx.keyword.count()]));
  expect([counts, most]).toEqual([[0, 0, 0], 1]);
  expect(spy.mock.calls.length).toBeGreaterThan(3);
});
