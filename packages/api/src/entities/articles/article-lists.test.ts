import { expect, test } from 'vitest';
import { future, past, relay } from '#testing/fixtures';
import { startTestApi } from '#testing/test-api';

test('visitors see published articles only: hidden, draft and scheduled ones are nowhere', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const shown = await trpc.articles.create({ ...relay, publishedAt: past });
  const absent = [
    await trpc.articles.create({ ...relay, slug: 'draft' }),
    await trpc.articles.create({ ...relay, slug: 'scheduled', publishedAt: future }),
    await trpc.articles.create({ ...relay, slug: 'hidden', publishedAt: past, visible: false }),
  ];
  const response = await rest.get('/articles?status=draft&visible=false&preview=true');
  expect(response.data).toMatchObject([{ id: shown.id, content: relay.content }]);
  expect(response.meta).toEqual({ total: 1, limit: 1000, offset: 0 });
  expect((await trpc.articles.listPublished({})).items.map(({ id }) => id)).toEqual([shown.id]);
  expect((await rest.get(`/articles/${shown.id}`)).data).toMatchObject({ slug: relay.slug });
  expect((await rest.get(`/articles/slug/${relay.slug}`)).data).toMatchObject({ id: shown.id });
  expect(await trpc.articles.bySlug({ slug: relay.slug })).toMatchObject({ ...shown, picture: null });
  for (const { id, slug } of absent) {
    const byNumber = await rest.get(`/articles/${id}`);
    expect([byNumber.status, byNumber.error]).toEqual([404, 'Makale bulunamadı']);
    expect((await rest.get(`/articles/slug/${slug}`)).body).toEqual(byNumber.body);
    await expect(trpc.articles.bySlug({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await rest.get('/admin/articles')).meta).toMatchObject({ total: 4 });
});

test.each(['%25', 'kacak_akim_rolesi', 'KACAK-AKIM-ROLESI', '%00', 'yok'])('the slug %s is nobody’s', async (slug) => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  await trpc.articles.create({ ...relay, publishedAt: past });
  const response = await rest.get(`/articles/slug/${slug}`);
  expect([response.status, response.error]).toEqual([404, 'Makale bulunamadı']);
});

test('showing a scheduled article now makes it public with the next request', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.articles.create({ ...relay, publishedAt: future });
  await trpc.articles.update({ id, data: { publishedAt: new Date().toISOString() } });
  expect((await rest.get(`/articles/${id}`)).status).toBe(200);
  expect((await rest.put(`/admin/articles/${id}/toggle-visible`)).data).toMatchObject({ id, visible: false });
  expect((await rest.get(`/articles/${id}`)).status).toBe(404);
});

test('in the order of publication drafts count as the oldest', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  for (const [slug, publishedAt] of [
    ['taslak', null],
    ['yeni', past],
  ] as const) {
    await trpc.articles.create({ ...relay, title: slug, slug, publishedAt });
  }
  const order = async (sort: 'publishedAt' | '-publishedAt') =>
    (await trpc.articles.list({ sort })).items.map(({ slug }) => slug);
  expect(await order('publishedAt')).toEqual(['taslak', 'yeni']);
  expect(await order('-publishedAt')).toEqual(['yeni', 'taslak']);
});

test('visitors get the latest article first, the back office the newest record', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  for (const [slug, publishedAt] of [
    ['b', '2024-02-01T00:00:00Z'],
    ['c', '2024-03-01T00:00:00+03:00'],
    ['a', '2024-01-01T00:00:00Z'],
    ['b2', '2024-02-01T00:00:00Z'],
  ] as const) {
    await trpc.articles.create({ ...relay, title: slug, slug, publishedAt });
  }
  const slugs = (items: { slug: string }[]) => items.map((item) => item.slug).join(' ');
  expect(slugs((await trpc.articles.listPublished({})).items)).toBe('c b2 b a');
  expect(slugs((await trpc.articles.listPublished({ limit: 2, offset: 1 })).items)).toBe('b2 b');
  expect(slugs((await trpc.articles.list({})).items)).toBe('b2 a c b');
  expect(slugs((await trpc.articles.list({ sort: 'title' })).items)).toBe('a b b2 c');
  expect(slugs((await trpc.articles.list({ sort: '-title' })).items)).toBe('c b2 b a');
  expect(slugs((await trpc.articles.list({ sort: 'publishedAt' })).items)).toBe('a b b2 c');
  expect((await rest.get('/articles?limit=2')).data).toMatchObject([{ slug: 'c' }, { slug: 'b2' }]);
  expect((await rest.get('/admin/articles?sort=nonsense')).error).toBe('Geçersiz sıralama');
});

test('the back office searches and filters; its rows and the cards of the site carry no text', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await trpc.categories.create({ name: 'Aydınlatma', slug: 'aydinlatma' });
  await trpc.articles.create({ ...relay, slug: 'draft', categoryId, content: '<p>Işık <b>hesabı</b></p>' });
  await trpc.articles.create({ ...relay, slug: 'scheduled', publishedAt: future });
  await trpc.articles.create({ ...relay, slug: 'published', publishedAt: past });
  for (const status of ['draft', 'scheduled', 'published'] as const) {
    expect((await trpc.articles.list({ status })).items).toMatchObject([{ slug: status }]);
    expect((await rest.get(`/admin/articles?status=${status}`)).data).toMatchObject([{ slug: status }]);
  }
  expect((await rest.get('/admin/articles?status=&categoryId=&visible=')).meta).toMatchObject({ total: 3 });
  expect((await trpc.articles.list({ categoryId })).items).toMatchObject([{ slug: 'draft' }]);
  expect((await rest.get(`/admin/articles?categoryId=${categoryId}`)).meta).toMatchObject({ total: 1 });
  expect((await trpc.articles.list({ visible: false })).total).toBe(0);
  expect((await trpc.articles.list({ q: 'ISIK hesabi' })).items).toMatchObject([{ slug: 'draft' }]);
  const rows = [...(await trpc.articles.list({})).items, ...(await trpc.articles.listPublished({})).items];
  expect(rows.map((row) => 'content' in row)).toEqual([false, false, false, false]);
});
