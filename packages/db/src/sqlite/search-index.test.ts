import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#client';
import { copyDatabase } from '#copy-database';
import { inspectDatabase } from '#inspect';
import { createFolderPlace, createTestDatabase } from '#testing/databases';
import { snapshotDatabase, sqliteFile } from './database-file';
import { countMatches, findMatches } from './search-index';

const form = { name: 'Selin', email: 'selin@ornek.example', message: 'x', search: 'selin ornek example teklif' };

async function start() {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  const numbersOf = (...words: string[]) => findMatches(db, 'ContactForm', words, 10);
  return { db, url, numbersOf };
}

test('the index follows every write, also one that knows nothing of it', async () => {
  const { db, url, numbersOf } = await start();
  const { id } = await db.contactForm.create({ data: form });
  expect(await numbersOf('rne', 'tekl')).toEqual([id]);
  await db.contactForm.update({ where: { id }, data: { read: true } });
  expect(await numbersOf('selin')).toEqual([id]);
  const other = new Sqlite(sqliteFile(url));
  other.prepare('UPDATE ContactForm SET search = ? WHERE id = ?').run('baska', id);
  expect([await numbersOf('selin'), await numbersOf('bask')]).toEqual([[], [id]]);
  other.prepare('DELETE FROM ContactForm').run();
  other.close();
  expect(await numbersOf('bask')).toEqual([]);
  await db.contactForm.createMany({ data: [form, form] });
  expect(await countMatches(db, 'ContactForm', ['selin', 'example'])).toBe(2);
});

test('the index says when it does not know, or when there are too many to name', async () => {
  const { db, numbersOf } = await start();
  await db.contactForm.createMany({ data: Array.from({ length: 11 }, () => form) });
  expect(await numbersOf('selin')).toBeNull();
  expect(await numbersOf('se')).toBeNull();
  expect(await countMatches(db, 'ContactForm', ['selin', 'te'])).toBeNull();
});

test('nothing of a deleted message stays in the index', async () => {
  const { db, url } = await start();
  const { id } = await db.contactForm.create({ data: { ...form, search: 'qqzwvx' } });
  await db.contactForm.create({ data: form });
  await db.contactForm.delete({ where: { id } });
  const file = new Sqlite(sqliteFile(url), { readonly: true });
  const blocks = file.prepare<[], Buffer>('SELECT block FROM _search_ContactForm_data').pluck().all();
  file.close();
  const kept = blocks.map((block) => block.toString('latin1')).join();
  expect(kept).toContain('sel');
  expect(kept).not.toContain('qqz');
});

test('a copy, a snapshot and an inspection are right about a database with indexes', async () => {
  const { db, url } = await start();
  await db.contactForm.create({ data: form });
  const { damage, counts } = await inspectDatabase(url);
  expect(damage).toEqual([]);
  expect(Object.keys(counts).filter((name) => name.includes('search'))).toEqual([]);
  const [snapshot, copy] = [await createFolderPlace(), await createFolderPlace()];
  snapshotDatabase(url, snapshot.file);
  await copyDatabase(url, copy.url);
  for (const place of [snapshot, copy]) {
    const opened = await openDatabase(place.url);
    expect(await countMatches(opened, 'ContactForm', ['teklif'])).toBe(1);
    await opened.$disconnect();
    await place.remove();
  }
});
