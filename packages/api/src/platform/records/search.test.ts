import { openDatabase } from '@pano/db';
import { createTestDatabase } from '@pano/db/testing';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { foldHtml } from './search';

/** Words of few letters, so that they overlap and some occur in nearly every record. */
const word = (max: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: max });
const text = fc.array(word(6), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const query = fc.record({
  q: fc.array(word(4), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  visible: fc.constantFrom(undefined, true, false),
  limit: fc.constantFrom(1, 20, 60),
  offset: fc.constantFrom(0, 3, 40),
});

test('a search finds exactly the records that have all its words, in their order, however many', async () => {
  const { db, trpc } = await startTestApi({ signedIn: true });
  const texts = fc.sample(text, { numRuns: 700, seed: 1 });
  const data = texts.map((search, i) => ({ title: search, slug: `a-${i}`, content: '', search, visible: i % 3 > 0 }));
  await db.article.createMany({ data });
  await db.article.deleteMany({ where: { id: { lt: 20 } } });
  await db.article.updateMany({ where: { id: { in: [30, 40, 50] } }, data: { search: 'cabba' } });
  const all = await db.article.findMany({ orderBy: { id: 'desc' } });
  const amounts = new Set<string>();
  await fc.assert(
    fc.asyncProperty(query, async (wanted) => {
      const words = wanted.q.split(' ');
      const right = all
        .filter(({ search }) => words.every((word) => search.includes(word)))
        .filter(({ visible }) => wanted.visible === undefined || visible === wanted.visible);
      const { items, total } = await trpc.articles.list(wanted);
      expect(total).toBe(right.length);
      expect(items.map(({ id }) => id)).toEqual(
        right.slice(wanted.offset, wanted.offset + wanted.limit).map(({ id }) => id),
      );
      amounts.add(right.length > 500 ? 'many' : right.length > 0 ? 'few' : 'none');
    }),
    { numRuns: 60, seed: 2 },
  );
  expect([...amounts].toSorted()).toEqual(['few', 'many', 'none']);
});

test('the number of a list is right after every write, through whatever door, and of another process soon', async () => {
  const database = await createTestDatabase();
  const { db, trpc, rest } = await startTestApi({ signedIn: true, database });
  const category = await db.category.create({ data: { name: 'K', slug: 'k' } });
  const numbers = async () => {
    const { id: categoryId } = category;
    const lists = await Promise.all([
      trpc.articles.list({}),
      trpc.articles.list({ q: 'pano' }),
      trpc.articles.list({ categoryId }),
      trpc.articles.list({ status: 'published' }),
    ]);
    const [matches] = (await trpc.categories.list({})).items;
    return [...lists.map(({ total }) => total), matches?.articleCount ?? 0];
  };
  const article = { title: 'Ana pano', slug: 'ana-pano', content: '<p>x</p>', categoryId: category.id };
  expect(await numbers()).toEqual([0, 0, 0, 0, 0]);
  const { id } = await trpc.articles.create(article);
  expect(await numbers()).toEqual([1, 1, 1, 0, 1]);
  await rest.post('/admin/articles', {
    ...article,
    slug: 'b',
    title: 'Kablo',
    publishedAt: '2020-01-01T00:00:00.000Z',
  });
  expect(await numbers()).toEqual([2, 1, 2, 1, 2]);
  await rest.put(`/admin/articles/${id}`, { title: 'Sigorta' });
  expect(await numbers()).toEqual([2, 0, 2, 1, 2]);
  await trpc.categories.remove({ id: category.id });
  expect(await numbers()).toEqual([2, 0, 0, 1, 0]);
  await trpc.articles.bulkRemove({ ids: [id] });
  expect(await numbers()).toEqual([1, 0, 0, 1, 0]);
  const other = await openDatabase(database.url);
  onTestFinished(() => other.$disconnect());
  await other.article.create({ data: { title: 'Pano', slug: 'c', content: '', search: 'pano' } });
  await vi.waitFor(async () => expect(await numbers()).toEqual([2, 1, 0, 1, 0]), { timeout: 5000 });
});

test('the folded text of HTML is that of its text, also when it comes from the cache', () => {
  const html = '<p>Kaçak <strong>akım</strong></p><p>Rölesi &amp; şalter</p>';
  expect([foldHtml(html), foldHtml(html)]).toEqual(['kacak akim rolesi salter', 'kacak akim rolesi salter']);
});
