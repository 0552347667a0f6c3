import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { isFolderLocked, lockFolder } from '#folder-lock';
import { withDatabaseCopy } from './database-copy';
import { snapshotDatabase } from './database-file';

async function folderWithDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'pano-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'pano.db');
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.exec("CREATE TABLE note (text); INSERT INTO note VALUES ('before')");
  const notes = (path = file) => {
    const reader = new Sqlite(path, { readonly: true });
    const texts = reader.prepare<[], string>('SELECT text FROM note').pluck().all();
    reader.close();
    return texts;
  };
  return { folder, file, url: `file:${file}`, db, notes };
}

const write = (url: string, text: string) => {
  const db = new Sqlite(url.slice('file:'.length));
  db.prepare('INSERT INTO note VALUES (?)').run(text);
  db.close();
};

test('a change that succeeds takes effect as a whole, and the original is kept', async () => {
  const { folder, url, db, notes } = await folderWithDatabase();
  db.close();
  const original = join(folder, 'backups/kept.db');
  await withDatabaseCopy(url, original, async (copy) => {
    write(copy, 'after');
    expect(notes()).toEqual(['before']);
  });
  expect((await readdir(folder)).toSorted()).toEqual(['backups', 'pano.db']);
  expect([notes(), notes(original)]).toEqual([['before', 'after'], ['before']]);
});

test('a change that fails leaves the original and nothing else', async () => {
  const { folder, url, db, notes } = await folderWithDatabase();
  db.close();
  const failing = withDatabaseCopy(url, join(folder, 'kept.db'), async (copy) => {
    write(copy, 'after');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await readdir(folder)).filter((name) => !/^pano\.db(?:-wal|-shm)?$/.test(name))).toEqual([]);
  expect(notes()).toEqual(['before']);
});

test('a file that another connection has open is not replaced', async () => {
  const { folder, url, db, notes } = await folderWithDatabase();
  const change = withDatabaseCopy(url, join(folder, 'kept.db'), async (copy) => write(copy, 'after'));
  await expect(change).rejects.toThrow();
  db.close();
  expect(notes()).toEqual(['before']);
});

test('a snapshot sees one moment, also in the middle of a transaction of another connection', async () => {
  const { folder, url, db, notes } = await folderWithDatabase();
  db.exec("BEGIN; INSERT INTO note VALUES ('half')");
  snapshotDatabase(url, join(folder, 'snapshot.db'));
  db.exec('COMMIT');
  expect([notes(join(folder, 'snapshot.db')), notes()]).toEqual([['before'], ['before', 'half']]);
  db.close();
});

test('a folder has many shared locks or one exclusive lock', async () => {
  const { folder } = await folderWithDatabase();
  const before = await readdir(folder);
  expect([isFolderLocked(folder), await readdir(folder)]).toEqual([false, before]);
  const [first, second] = [lockFolder(folder, 'shared'), lockFolder(folder, 'shared')];
  expect([first, second]).not.toContain(null);
  first?.release();
  expect(lockFolder(folder, 'exclusive')).toBeNull();
  expect(isFolderLocked(folder)).toBe(true);
  second?.release();
  expect(isFolderLocked(folder)).toBe(false);
  const exclusive = lockFolder(folder, 'exclusive');
  expect(lockFolder(folder, 'shared')).toBeNull();
  exclusive?.release();
});
