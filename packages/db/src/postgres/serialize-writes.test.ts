import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#client';
import { unavailability } from '#errors';
import { createTestDatabase } from '#testing/databases';

const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;

test('a connection error while a write waits for the lock rejects the write, and releases the mutex and the connection', async () => {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  // One connection: if it were not returned to the pool, nothing could be written any more.
  const db = await openDatabase(`${url}?connection_limit=1&connect_timeout=2`);
  onTestFinished(() => db.$disconnect());
  const service = { title: 'x', description: 'x' };
  await other.query(`SELECT pg_advisory_lock(${0x70_61_6e_6f})`);
  const rejected = expect(db.service.create({ data: service })).rejects.toSatisfy(
    (error) => unavailability(error) === 'locked',
  );
  await vi.waitUntil(async () => (await other.query(`SELECT pg_terminate_backend(pid) ${waiting}`)).rowCount, {
    timeout: 10_000,
  });
  await rejected;
  await other.query('SELECT pg_advisory_unlock_all()');
  await db.service.create({ data: service });
  expect(await db.service.count()).toBe(1);
});
