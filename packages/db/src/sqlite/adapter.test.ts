import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#client';
import { type Commit, onCommit } from '#commits/commit-notifications';
import { createTestDatabase } from '#testing/databases';
import { sqliteFile } from './database-file';

test('a commit of another connection to the same file is emitted', async () => {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  const seen: Commit[] = [];
  onTestFinished(onCommit(db, (commit) => seen.push(commit)));
  await db.service.count();
  const other = await openDatabase(url);
  onTestFinished(() => other.$disconnect());
  await other.service.create({ data: { title: 'x', description: 'x' } });
  await vi.waitFor(() => expect(seen).toContainEqual({ tables: new Set(['*']), mayUnpublish: true }));
});

test('opening a file that is fresh from a migration or a restore looks like no commit', async () => {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  await db.$disconnect();
  const file = new Sqlite(sqliteFile(url));
  expect(file.pragma('journal_mode = DELETE', { simple: true })).toBe('delete');
  file.close();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openDatabase(url);
  onTestFinished(() => opened.$disconnect());
  const seen: Commit[] = [];
  onTestFinished(onCommit(opened, (commit) => seen.push(commit)));
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual([]);
});
