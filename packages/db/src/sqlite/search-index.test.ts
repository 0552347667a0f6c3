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
  const findIds = (...words: string[]) => findMatches(db, 'ContactForm', words, 10);
  return { db, url, findIds };
}

test('the index is updated by every write, also of another program', async () => {
  const { db, url, findIds } = await start();
  const { id } = await db.contactForm.create({ data: form });
  expect(await findIds('rne', 'tekl')).toEqual([id]);
  await db.contactForm.update({ where: { id }, data: { read: true } });
  expect(await findIds('selin')).toEqual([id]);
  const other = new Sqlite(sqliteFile(url));
  other.prepare('UPDATE ContactForm SET search = ? WHERE id = ?').run('baska', id);
  expect([await findIds('selin'), await findIds('bask')]).toEqual([[], [id]]);
  other.prepare('DELETE FROM ContactForm').run();
  other.close();
  expect(await findIds('bask')).toEqual([]);
  await db.contactForm.createMany({ data: [form, form] });
  expect(await countMatches(db, 'ContactForm', ['selin', 'example'])).toBe(2);
});

test('the result is null for short words and for too many matches', async () => {
  const { db, findIds } = await start();
  await db.contactForm.createMany({ data: Array.from({ length: 11 }, () => form) });
  expect(await findIds('selin')).toBeNull();
  expect(await findIds('se')).toBeNull();
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
  const content = blocks.map((block) => block.toString('latin1')).join();
  expect(content).toContain('sel');
  expect(content).not.toContain('qqz');
});

test('copy, snapshot and inspection work with the search index', async () => {
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
