import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { watchEventLoop } from '@pano/api/testing';
import { expect, test, vi } from 'vitest';
import { article, startCachedSite, startSite, startWithArticle } from '#testing/start-site';
import { parseCacheableUrl } from './cacheable-url';

test('made-up addresses and offsets are answered, and take no place in the cache that real pages need', async () => {
  const { send, rendered, db, write } = await startCachedSite();
  for (const slug of ['a', 'b']) {
    await db.article.create({ data: { title: slug, slug, content: '<p>x</p>', publishedAt: new Date(0) } });
  }
  const isCached = async (path: string) => {
    const { status, headers } = await send(path);
    expect(status, path).toBe(200);
    return headers['cache-control'] !== 'no-store';
  };
  const batch = (offset: number) =>
    `/trpc/settings.home,articles.listPublished?batch=1&input=${encodeURIComponent(JSON.stringify({ 1: { offset } }))}`;
  for (const [path, cached] of [
    ['/api/v1/articles?offset=1', true],
    ['/api/v1/articles?offset=2', false],
    ['/api/v1/articles?offset=2147483647', false],
    ['/api/v1/projects', true],
    [batch(1), true],
    [batch(2), false],
  ] as const) {
    expect([path, await isCached(path)]).toEqual([path, cached]);
  }

  rendered.length = 0;
  const first = await send('/articles/yok', { 'accept-encoding': 'br' });
  const second = await send('/articles/yok', { 'accept-encoding': 'gzip' });
  expect([first.status, second.status, rendered]).toEqual([404, 404, ['/articles/_']]);
  expect([first.headers['content-encoding'], second.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(gunzipSync(second.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  // It is there with the next request once somebody has written it.
  const { id } = await db.article.findFirstOrThrow();
  expect((await write('PUT', `/articles/${id}`, { slug: 'yok' })).status).toBe(200);
  expect((await send('/articles/yok')).status).toBe(200);
});

test('all addresses of a kind and a language that lead nowhere share one page, which is rendered once', async () => {
  const { send, rendered, db } = await startWithArticle();
  await db.article.create({ data: { ...article, title: 'Gizli', slug: 'gizli', visible: false } });
  const title = ({ text }: { text: string }) => /<title>([^<–]+) –/.exec(text)?.[1];
  const kinds = {
    'Makale Bulunamadı': ['/articles/a', '/articles/gizli', '/Articles/b.php', '/articles/%C5%9Fey!?x=1'],
    'Article Not Found': ['/en/articles/a', '/en/articles/gizli', '/en/Articles/b!', '/EN/articles/c.d//'],
    'Proje Bulunamadı': ['/proje/a', '/proje/b.php', '/proje/%zz'],
    'Kategori Bulunamadı': ['/category/a', '/category/a?page=2'],
    'Sayfa Bulunamadı': ['/sayfa/a', '/sayfa/b', '/a', '/a/b/c', '//a/b', '/articles/yazi/x', '/.env', '/wp-login.php'],
    'Page Not Found': ['/en/sayfa/a', '/en/a', '/en/articles/yazi/b', '/en/admin'],
  };
  for (const [expected, paths] of Object.entries(kinds)) {
    for (const path of paths) {
      const page = await send(path);
      expect([path, page.status, title(page)]).toEqual([path, 404, expected]);
      expect(page.text, path).toContain('<meta name="robots" content="noindex"/>');
      expect(page.text, path).not.toContain('rel="canonical"');
      const english = path.toLowerCase().startsWith('/en/');
      expect(page.headers).toMatchObject({
        'cache-control': expect.stringMatching(/^(?:no-store|private, no-cache)$/),
        'content-language': english ? 'en' : 'tr',
        vary: english ? 'accept-encoding' : 'accept-language, cookie, accept-encoding',
      });
      // The other language has no such page either.
      expect(page.text, path).toContain(`<a href="${english ? '/' : '/en'}" hrefLang="${english ? 'tr' : 'en'}"`);
    }
  }
  const shared = ['/articles/_', '/proje/_', '/category/_', '/sayfa/_', '/_'];
  expect(rendered.toSorted()).toEqual([...shared, '/en/articles/_', '/en/sayfa/_', '/en/_'].toSorted());
  expect(title(await send('/articles/a', { 'accept-language': 'en' }))).toBe('Article Not Found');
});

test('those who wait for the same response get it one by one, with room for other requests in between', async () => {
  const { send, rendered } = await startCachedSite();
  const loop = watchEventLoop();
  const addresses = Array.from({ length: 40 }, (_, at) => `/articles/yok-${at}`);
  const iterations = await Promise.all(addresses.map((path) => send(path).then(loop.iterations)));
  loop.stop();
  expect(rendered).toEqual(['/articles/_']);
  expect(new Set(iterations).size).toBeGreaterThan(20);
});

test('a page is reached by its former address, whichever slugs are known', async () => {
  const { send, write, db, authorization, id } = await startWithArticle();
  // An unknown address makes the slugs known, without which nothing would be taken for unknown.
  await send('/articles/yok');
  expect((await send('/articles/yazi')).status).toBe(200);
  expect((await write('PUT', `/articles/${id}`, { slug: 'yeni' })).status).toBe(200);
  const moved = await send('/articles/yazi?a=1');
  expect([moved.status, moved.headers.location]).toEqual([301, '/articles/yeni?a=1']);
  expect((await write('PUT', `/articles/${id}`, { visible: false })).status).toBe(200);
  expect((await send('/articles/yazi')).status).toBe(404);
  await write('PUT', `/articles/${id}`, { visible: true });
  expect((await send(`/api/v1/admin/articles/${id}`, { authorization }, 'DELETE')).status).toBe(200);
  for (const path of ['/articles/yazi', '/articles/yeni']) expect((await send(path)).status).toBe(410);
  const entry = await db.trash.findFirstOrThrow();
  expect((await write('POST', `/trash/${entry.id}/restore`, {})).status).toBe(200);
  expect([(await send('/articles/yeni')).status, (await send('/articles/yazi')).status]).toEqual([200, 301]);
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/admin']) {
    expect([path, (await send(path)).status]).toEqual([path, 200]);
  }
  expect((await send('/api/v1/nothing')).headers['content-type']).toContain('application/json');
});

test('an article is no longer unknown at the time it is scheduled for', async () => {
  const { send, db } = await startCachedSite();
  const publishedAt = new Date(Date.now() + 1500);
  await db.article.create({ data: { ...article, title: 'Zamanı gelen', slug: 'zamani-gelen', publishedAt } });
  expect((await send('/articles/zamani-gelen')).status).toBe(404);
  await vi.waitFor(async () => expect((await send('/articles/zamani-gelen')).status).toBe(200), { timeout: 5000 });
});

test('an address that one instance no longer takes for unknown is known to the others as well', async () => {
  const one = await startSite();
  const other = await startSite({ DATABASE_URL: one.databaseUrl });
  const statuses = async () =>
    Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/articles/yeni`)).status));
  expect(await statuses()).toEqual([404, 404]);
  const { id } = await one.services.db.article.create({ data: { ...article, title: 'Yeni', slug: 'yeni' } });
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 10_000 });
  await other.services.db.article.update({ where: { id }, data: { visible: false } });
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), { timeout: 10_000 });
});

test('pages behind the end of a list share a response', async () => {
  const { send, rendered, db } = await startWithArticle();
  for (const page of [5, 6, 999_999]) expect((await send(`/articles?page=${page}`)).status).toBe(404);
  expect(rendered).toEqual(['/articles?page=5']);
  expect((await send('/articles?page=2')).status).toBe(404);
  const more = Array.from({ length: 60 }, (_, at) => ({ ...article, title: `${at}`, slug: `s-${at}` }));
  await db.article.createMany({ data: more });
  for (const page of [2, 5, 6]) expect([page, (await send(`/articles?page=${page}`)).status]).toEqual([page, 200]);
});

test('of page numbers that are made up at the same time, in whatever order, one is rendered', async () => {
  const { send, rendered } = await startWithArticle();
  const numbers = Array.from({ length: 50 }, (_, at) => 900 - at);
  const responses = await Promise.all(numbers.map((page) => send(`/articles?page=${page}`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
  expect(rendered).toEqual(['/articles?page=900']);
});

test('where the list of one choice ends, that of all others goes on', async () => {
  const { send, db } = await startCachedSite();
  const { id } = await db.category.create({ data: { name: 'Pano', slug: 'pano' } });
  await db.category.create({ data: { name: 'Boş', slug: 'bos' } });
  const project = (at: number) => ({ title: `${at}`, slug: `p-${at}`, content: '<p>x</p>', categoryId: id });
  await db.project.createMany({ data: Array.from({ length: 60 }, (_, at) => project(at)) });
  for (const [path, status] of [
    ['/projeler?page=2&kategori=bos', 404],
    ['/projeler?page=2', 200],
    ['/projeler?page=3&kategori=pano', 200],
    ['/projeler?page=4&kategori=pano', 404],
    ['/projeler?page=3', 200],
  ] as const)
    expect([path, (await send(path)).status]).toEqual([path, status]);
});

test('of the limits beyond the end of a list one is stored', async () => {
  const { services, send } = await startCachedSite();
  await services.db.article.create({ data: { ...article, title: 'a', slug: 'a' } });
  const cached = async (path: string) => {
    const queries = vi.spyOn(services.db.article, 'count');
    const { status } = await send(path);
    expect(status).toBe(200);
    const isCached = queries.mock.calls.length === 0;
    queries.mockRestore();
    return isCached;
  };
  const list = (limit: number | string) => `/api/v1/articles?limit=${limit}`;
  for (const limit of [1, 50, 51]) expect(await cached(list(limit))).toBe(false);
  expect([await cached(list(1)), await cached(list(51)), await cached(list(50))]).toEqual([true, true, false]);
});

test('no key of the cache is longer than 2,000 characters, though defaults make it longer than its address', () => {
  const names = ['articles.bySlug', ...Array.from({ length: 9 }, () => 'articles.listPublished')].join(',');
  const url = (slug: string) =>
    `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { slug }, ...lists }))}`;
  const lists = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at + 1, {}]));
  expect(parseCacheableUrl(url('a'))?.key.length).toBeLessThan(1000);
  const long = url('a'.repeat(1500));
  expect(long.length).toBeLessThan(2000);
  expect(parseCacheableUrl(long)).toBeNull();
});
