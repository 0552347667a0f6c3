import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { copyDatabase, readTableSums } from './copy-database';
import type { Database } from './driver';
import { Prisma } from './generated/sqlite/client';
import { siteTables } from './tables';
import { createEmptyPlace, createFolderPlace, createTestDatabase } from './testing/databases';

async function fill(db: Database) {
  const user = await db.user.create({ data: { email: 'İ@ö.example', emailKey: 'i', passwordHash: 'x' } });
  await db.session.create({ data: { id: 's', userId: user.id, expiresAt: new Date('2030-01-02T03:04:05.678Z') } });
  const category = await db.category.create({ data: { name: 'Şarj', slug: 'sarj' } });
  await db.article.createMany({
    data: Array.from({ length: 250 }, (_, i) => ({
      title: `İş ${i}`,
      slug: `is-${i}`,
      content: `<p>${'ğ'.repeat(i)}</p>\n'";\\`,
      categoryId: i % 2 ? category.id : null,
      publishedAt: i % 3 ? new Date(1_700_000_000_000 + i) : null,
      visible: i % 5 > 0,
    })),
  });
  await db.article.delete({ where: { slug: 'is-249' } });
  await db.formerSlug.create({ data: { entity: 'articles', slug: 'eski', recordId: null } });
}

test('every table has its key, and comes after those it refers to', () => {
  const tables = siteTables();
  const names = tables.map(({ name }) => name.toLowerCase());
  const all = Object.values(Prisma.ModelName).filter((name) => !['ChangeCount', 'RateLimit'].includes(name));
  expect(names.toSorted()).toEqual(all.map((name) => name.toLowerCase()).toSorted());
  expect(names.indexOf('user')).toBeLessThan(names.indexOf('session'));
  expect(names.indexOf('category')).toBeLessThan(names.indexOf('article'));
  expect(tables.find(({ name }) => name === 'formerSlug')?.key).toEqual(['entity', 'slug']);
  expect(tables.find(({ name }) => name === 'setting')?.key).toEqual(['key']);
});

test('a site is copied to the other database and back unchanged, and no id is given away twice', async () => {
  const source = await createTestDatabase();
  onTestFinished(source.close);
  await fill(source.db);
  const file = await createFolderPlace();
  onTestFinished(file.remove);
  const here = await createEmptyPlace();
  onTestFinished(here.remove);
  const sums = await readTableSums(source.db);
  expect(await copyDatabase(source.url, file.url)).toEqual(sums);
  expect(await copyDatabase(file.url, here.url)).toEqual(sums);
  const moved = await openDatabase(here.url);
  onTestFinished(() => moved.$disconnect());
  const last = await moved.article.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const next = await moved.article.create({ data: { title: 'Yeni', slug: 'yeni', content: '' } });
  // Its last article is gone, and may wait in the trash.
  expect(next.id).toBe(last.id + 2);
});

test('nothing is copied over what is there already', async () => {
  const source = await createTestDatabase();
  onTestFinished(source.close);
  const target = await createTestDatabase();
  onTestFinished(target.close);
  await target.db.page.create({ data: { title: 'a', slug: 'a' } });
  await fill(source.db);
  await expect(copyDatabase(source.url, target.url)).rejects.toThrow('The target is not empty.');
  expect(await target.db.article.count()).toBe(0);
});
