import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#client';
import { unavailability } from '#errors';
import { createTestDatabase } from '#testing/databases';

const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;

test('a connection that is lost while it waits for its turn refuses the write, and its place is free for the next', async () => {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  // One connection: were it not given back, nothing could be written any more.
  const db = await openDatabase(`${url}?connection_limit=1&connect_timeout=2`);
  onTestFinished(() => db.$disconnect());
  const service = { title: 'x', description: 'x' };
  await other.query(`SELECT pg_advisory_lock(${0x70_61_6e_6f})`);
  const refused = expect(db.service.create({ data: service })).rejects.toSatisfy(
    (error) => unavailability(error) === 'locked',
  );
  await vi.waitUntil(async () => (await other.query(`SELECT pg_terminate_backend(pid) ${waiting}`)).rowCount, {
    timeout: 10_000,
  });
  await refused;
  await other.query('SELECT pg_advisory_unlock_all()');
  await db.service.create({ data: service });
  expect(await db.service.count()).toBe(1);
});
