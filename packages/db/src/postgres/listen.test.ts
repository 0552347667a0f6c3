import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#client';
import { onCommit } from '#commits/commit-notifications';
import { createTestDatabase } from '#testing/databases';

/** Two instances, the commits that the second one is notified of, and a connection that belongs to neither. */
async function start() {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  const other = await openDatabase(url);
  onTestFinished(() => other.$disconnect());
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const commits: { tables: string[]; mayUnpublish: boolean }[] = [];
  onTestFinished(onCommit(other, ({ tables, mayUnpublish }) => commits.push({ tables: [...tables], mayUnpublish })));
  return { db, client, commits };
}

/** Far more than it takes, for a busy machine. */
const soon = { timeout: 10_000, interval: 20 };
const unknownCommit = { tables: ['*'], mayUnpublish: true };
const service = { title: 'x', description: 'x' };

test('an instance is notified of what another one committed, table by table', async () => {
  const { db, commits } = await start();
  await db.$transaction([db.service.create({ data: service }), db.page.create({ data: { title: 'x', slug: 'x' } })]);
  await vi.waitFor(() => expect(commits).toEqual([{ tables: ['Service', 'Page'], mayUnpublish: false }]), soon);
  await db.service.deleteMany();
  const deleted = { tables: ['Service', 'ProjectService', 'ServiceTranslation'], mayUnpublish: true };
  await vi.waitFor(() => expect(commits.slice(1)).toEqual([deleted]), soon);
});

test('a commit whose notification was lost is noticed, and counts as a write of any table', async () => {
  const { db, client, commits } = await start();
  await db.service.create({ data: service });
  await vi.waitFor(() => expect(commits).toHaveLength(1), soon);
  await client.query('UPDATE "ChangeCount" SET "commits" = "commits" + 1');
  await vi.waitFor(() => expect(commits.slice(1)).toEqual([unknownCommit]), soon);
});

test('what was committed during a connection error of the listener counts as a write of any table', async () => {
  const { db, client, commits } = await start();
  const cut = await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
     AND pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%"ChangeCount" WHERE%')`,
  );
  expect(cut.rowCount).toBe(2);
  await db.service.create({ data: service });
  await vi.waitFor(() => expect(commits).toContainEqual(unknownCommit), soon);
});

test('a COMMIT that takes effect after its connection has timed out is emitted to its own instance', async () => {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`
    CREATE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER wait_at_commit AFTER INSERT ON "Service" DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait_at_commit()`);
  const db = await openDatabase(`${url}?socket_timeout=1`);
  onTestFinished(() => db.$disconnect());
  const visible: number[] = [];
  onTestFinished(onCommit(db, async () => visible.push((await client.query('SELECT FROM "Service"')).rowCount ?? 0)));
  await expect(db.service.create({ data: service })).rejects.toThrow();
  await vi.waitFor(() => expect(visible).toContain(1), soon);
});
