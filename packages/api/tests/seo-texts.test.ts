// What search engines and shared links get of articles, categories and pages, beside the contract of the REST API.
import { expect, test } from 'vitest';
import { findShareSubject } from '../src/capabilities/share-images';
import { idOf, startTestApi } from '../src/testing/test-api';

const seo = { seoTitle: 'Bursa pano', seoDescription: 'Pano yenileme, ölçüm ve rapor' };
const english = { seoTitle: 'Boards in Bursa', seoDescription: 'Switchboards renewed and measured' };
const empty = { seoTitle: null, seoDescription: null };
const image = '/art/project-ges.svg';

const records = [
  {
    path: '/articles',
    kind: 'article',
    create: { title: 'Pano', slug: 'pano', content: '<p>x</p>', publishedAt: '2026-01-01T00:00:00Z' },
    texts: { title: 'Board', slug: 'board', content: '<p>x</p>' },
  },
  {
    path: '/categories',
    kind: 'category',
    create: { name: 'Pano', slug: 'pano' },
    texts: { name: 'Board', slug: 'board' },
  },
  {
    path: '/pages',
    kind: 'page',
    create: { title: 'Pano', slug: 'pano', content: '<p>x</p>' },
    texts: { title: 'Board', slug: 'board', content: '<p>x</p>' },
    own: { image },
    ownEmpty: { image: null },
  },
] as const;

const start = () => startTestApi({ signedIn: true });

test.each(records)('$path: written with the record, read beside it, in each language', async (record) => {
  const { rest, trpc } = await start();
  const { path, kind, create, texts } = record;
  const own = 'own' in record ? record.own : {};
  const ownEmpty = 'ownEmpty' in record ? record.ownEmpty : {};
  const id = idOf(await rest.post(`/admin${path}`, create));
  const publicPath = `${path}/${id}/details`;
  expect((await rest.get(`/admin${publicPath}`)).data).toEqual({ ...empty, ...ownEmpty });
  expect((await rest.get(publicPath)).data).toMatchObject({ ...empty, ...ownEmpty });

  const saved = await rest.put(`/admin${path}/${id}`, { ...seo, ...own });
  const read = await rest.get(`${path}/${id}`);
  for (const name of [...Object.keys(seo), ...Object.keys(own)]) {
    expect(saved.data, name).not.toHaveProperty(name);
    expect(read.data, name).not.toHaveProperty(name);
  }
  expect((await rest.get(`/admin${publicPath}`)).data).toEqual({ ...seo, ...own });

  await rest.put(`/admin${path}/${id}/translations/en`, { ...texts, ...english });
  expect((await rest.get(`${publicPath}?locale=tr`)).data).toMatchObject({ ...seo, ...own, lang: 'tr' });
  const translated = await rest.get(`${publicPath}?locale=en`);
  expect(translated.data).toMatchObject({ ...english, ...own, lang: 'en' });
  expect(translated.headers.get('content-language')).toBe('en');
  await rest.put(`/admin${path}/${id}`, { seoTitle: 'Bursa panosu' });
  const { stale } = (await rest.get(`/admin${path}/${id}/translations/en`)).data as { stale: object };
  expect(Object.keys(stale)).toEqual(['seoTitle']);

  const { items } = await trpc.revisions.list({ entity: kind, id });
  expect(items.length).toBeGreaterThan(2);
  expect((await rest.put(`/admin${path}/${id}`, { seoTitle: 'x'.repeat(301) })).status).toBe(400);
  expect((await rest.get(`${path}/9999/details`)).status).toBe(404);
});

test('hidden records do not show them', async () => {
  const { rest } = await start();
  const article = idOf(await rest.post('/admin/articles', { ...records[0].create, ...seo, visible: false }));
  const category = idOf(await rest.post('/admin/categories', { ...records[1].create, ...seo, visible: false }));
  expect((await rest.get(`/articles/${article}/details`)).status).toBe(404);
  expect((await rest.get(`/categories/${category}/details`)).status).toBe(404);
});

test('lists leave them out, so that cards do not carry them', async () => {
  const { trpc } = await start();
  await trpc.articles.create({ ...records[0].create, ...seo });
  await trpc.categories.create({ ...records[1].create, ...seo });
  await trpc.pages.create({ ...records[2].create, ...seo });
  const lists = [
    await trpc.articles.listPublished({}),
    await trpc.articles.list({}),
    await trpc.categories.listVisible({}),
    await trpc.categories.list({}),
    await trpc.pages.list({}),
  ];
  for (const { items } of lists) {
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('seoTitle');
  }
});

test('the picture of a page stands beside a shared link, in both languages', async () => {
  const { trpc, context } = await start();
  const { id } = await trpc.pages.create(records[2].create);
  expect(await findShareSubject(context, '/sayfa/pano')).toMatchObject({ title: 'Pano', image: null });
  await trpc.pages.update({ id, data: { image } });
  await trpc.translations.save({ entity: 'page', id, data: records[2].texts });
  expect(await findShareSubject(context, '/sayfa/pano')).toMatchObject({ title: 'Pano', image });
  expect(await findShareSubject(context, '/en/page/board')).toMatchObject({ title: 'Board', image });
});
