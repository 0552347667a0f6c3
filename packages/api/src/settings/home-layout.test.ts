import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { usualLayout } from './home-layout.schema';

const path = '/admin/settings/home-layout';

test('until the owner composes the home page it is that of the design, and its switches say nothing else', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  expect((await rest.get('/settings/home-layout')).data).toEqual(usualLayout);
  expect(Object.keys(await trpc.settings.home())).toHaveLength(4);
  const { order } = usualLayout;
  expect(await trpc.settings.setHomeLayout({ order: order.toReversed() })).toMatchObject({ order: order.toReversed() });
  expect(await trpc.settings.home()).toMatchObject({ layout: { order: order.toReversed() } });
  expect(await trpc.settings.setHomeLayout({ order })).toEqual(usualLayout);
  expect(Object.keys(await trpc.settings.home())).toHaveLength(4);
});

test('a section that the stored order does not know stands behind the one that it follows in the design', async () => {
  const { db, rest } = await startTestApi({ signedIn: true });
  const order = ['contact', 'gone', 'services', 'categories', 'articles'];
  const value = JSON.stringify({ order, hidden: [], records: {} });
  await db.setting.create({ data: { key: 'homeLayout', value } });
  expect((await rest.get('/settings/home-layout')).data).toMatchObject({
    order: ['contact', 'services', 'brands', 'categories', 'projects', 'about', 'articles'],
  });
});

test('a change touches what it names alone, the records section by section', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  await rest.put(path, { records: { services: { limit: 3, ids: [] } } });
  await trpc.settings.setHomeLayout({ hidden: ['brands'] });
  const { data } = await rest.put(path, { records: { projects: { limit: null, ids: [4, 2] } } });
  const records = { ...usualLayout.records, services: { limit: 3, ids: [] }, projects: { limit: null, ids: [4, 2] } };
  expect(data).toEqual({ order: usualLayout.order, hidden: ['brands'], records });
  const [entry] = (await trpc.activity.list({ entity: 'homeSettings' })).items;
  expect(entry?.changes).toEqual([{ field: 'shown_projects', before: null, after: '4, 2' }]);
});

test.each([
  { order: ['hero'] },
  { order: ['about', 'about'] },
  { hidden: ['contact'] },
  { hidden: ['services'] },
  { records: { services: { limit: 0, ids: [] } } },
  { records: { services: { limit: 25, ids: [] } } },
  { records: { brands: { limit: null, ids: [1] } } },
])('the composition %j is rejected', async (body) => {
  const { rest } = await startTestApi({ signedIn: true });
  expect(await rest.put(path, body)).toMatchObject({
    status: 400,
    error: 'Ana sayfa düzeni geçersiz: sayfayı yenileyip yeniden deneyin',
  });
  expect((await rest.get('/settings/home-layout')).data).toEqual(usualLayout);
});

test('only the back office composes the home page', async () => {
  const { rest, trpc } = await startTestApi();
  expect((await rest.put(path, '{broken')).status).toBe(401);
  await expect(trpc.settings.setHomeLayout({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.settings.homeLayout()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a section lists the picked records in their order; hidden ones are left out, and without any the first ones', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const category = await trpc.categories.create({ name: 'Tesis', slug: 'tesis' });
  const add = (slug: string) =>
    trpc.projects.create({ title: slug, slug, content: '<p>x</p>', categoryId: category.id });
  const [one, two, three] = [await add('bir'), await add('iki'), await add('uc')];
  const list = async (ids?: number[]) => {
    const { items, total } = await trpc.projects.listVisible({ ids });
    return [items.map(({ slug }) => slug), total];
  };
  expect(await list([three.id, one.id])).toEqual([['uc', 'bir'], 3]);
  await trpc.projects.setVisible({ id: three.id, visible: false });
  expect(await list([three.id, one.id])).toEqual([['bir'], 2]);
  expect(await list([three.id, 99])).toEqual([['bir', 'iki'], 2]);
  const described = await trpc.linkableRecords.describe({
    records: [three, two].map(({ id }) => ({ of: 'projects', id })),
  });
  expect(described).toEqual([
    { kind: 'project', id: three.id, title: 'uc', isPublic: false, hasPage: false },
    { kind: 'project', id: two.id, title: 'iki', isPublic: true, hasPage: true },
  ]);
  expect((await trpc.linkableRecords.find({ of: ['projects', 'pages'], q: 'İKİ' })).map(({ id }) => id)).toEqual([
    two.id,
  ]);
});

test('services, categories and articles are picked as projects are', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const service = await trpc.services.create({ title: 'a', description: 'x' });
  const otherService = await trpc.services.create({ title: 'b', description: 'x' });
  const category = await trpc.categories.create({ name: 'a', slug: 'a' });
  const otherCategory = await trpc.categories.create({ name: 'b', slug: 'b' });
  const publishedAt = '2026-01-01T00:00:00Z';
  const article = await trpc.articles.create({ title: 'a', slug: 'a', content: '<p>x</p>', publishedAt });
  const otherArticle = await trpc.articles.create({ title: 'b', slug: 'b', content: '<p>x</p>', publishedAt });
  const lists = [
    await trpc.services.listVisible({ ids: [otherService.id, service.id] }),
    await trpc.categories.listVisible({ ids: [otherCategory.id, category.id] }),
    await trpc.articles.listPublished({ ids: [article.id, otherArticle.id] }),
  ];
  expect(lists.map(({ items }) => items.map((item) => ('name' in item ? item.name : item.title)))).toEqual([
    ['b', 'a'],
    ['b', 'a'],
    ['a', 'b'],
  ]);
  // The way to all of them counts those that are not picked, too.
  const one = [
    await trpc.services.listVisible({ ids: [service.id] }),
    await trpc.categories.listVisible({ ids: [category.id] }),
    await trpc.articles.listPublished({ ids: [article.id] }),
  ];
  expect(one.map(({ items, total }) => [items.length, total])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});
