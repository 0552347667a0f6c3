import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/databases';
import { sqliteFile } from './database-file';

test('every acknowledged write is on the disk: WAL with full synchronisation, foreign keys checked', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  expect(await db.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }]);
  expect(await db.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await db.$queryRaw`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1n }]);
});

test.each([
  ['file:data/pano.db', 'data/pano.db'],
  ['file:/srv/pano.db', '/srv/pano.db'],
  ['file:///srv/pano.db', '/srv/pano.db'],
])('%s is the file %s', (url, file) => {
  expect(sqliteFile(url)).toBe(file);
});

test('another kind of address is rejected without showing its password', () => {
  expect(() => sqliteFile('mysql://user:secret@host/db')).toThrow(/^(?!.*secret)/);
});
