import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#client';
import { type Commit, onCommit } from '#commits/commit-notifications';
import { createTestDatabase } from '#testing/databases';

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
