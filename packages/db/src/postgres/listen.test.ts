import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#client';
import { onCommit } from '#commits/commit-notifications';
import { createTestDatabase } from '#testing/databases';

/** Two instances; what the second one hears, and a connection that belongs to neither. */
async function start() {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  const other = await openDatabase(url);
  onTestFinished(() => other.$disconnect());
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const heard: { tables: string[]; hides: boolean }[] = [];
  onTestFinished(onCommit(other, ({ tables, hides }) => heard.push({ tables: [...tables], hides })));
  return { db, client, heard };
}

/** Far more than it takes, for a machine that has much else to do. */
const soon = { timeout: 10_000, interval: 20 };
const anything = { tables: ['*'], hides: true };
const service = { title: 'x', description: 'x' };

test('an instance hears what another one committed, table by table', async () => {
  const { db, heard } = await start();
  await db.$transaction([db.service.create({ data: service }), db.page.create({ data: { title: 'x', slug: 'x' } })]);
  await vi.waitFor(() => expect(heard).toEqual([{ tables: ['Service', 'Page'], hides: false }]), soon);
  await db.service.deleteMany();
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([{ tables: ['Service'], hides: true }]), soon);
});

test('a commit whose message was lost is noticed, and counts as a change of everything', async () => {
  const { db, client, heard } = await start();
  await db.service.create({ data: service });
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
  await client.query('UPDATE "ChangeCount" SET "commits" = "commits" + 1');
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([anything]), soon);
});

test('what was committed while the connection for messages was lost counts as a change of everything', async () => {
  const { db, client, heard } = await start();
  const cut = await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
     AND pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%"ChangeCount" WHERE%')`,
  );
  expect(cut.rowCount).toBe(2);
  await db.service.create({ data: service });
  await vi.waitFor(() => expect(heard).toContainEqual(anything), soon);
});
