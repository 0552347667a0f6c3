import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { catchWarnings } from '#testing/start-api';
import { article, startCachedSite, startWithArticle } from '#testing/start-site';
import { createCacheEntry } from './cache-entry';

const listCall = `/trpc/articles.listPublished?batch=1&input=${encodeURIComponent('{"0":{"limit":6}}')}`;

test('a page is rendered once, however many requests wait for it, and again when its content changes', async () => {
  const { send, write, rendered, id } = await startWithArticle();
  const responses = await Promise.all(Array.from({ length: 20 }, () => send('/articles/yazi')));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  await send('/articles/yazi');
  expect(rendered).toEqual(['/articles/yazi']);
  expect((await write('PUT', `/articles/${id}`, { title: 'Yeni başlık' })).status).toBe(200);
  expect((await send('/articles/yazi')).text).toContain('Yeni başlık');
  expect(rendered).toHaveLength(2);
});

test('a read that says it has an empty body is served from the cache as all others are', async () => {
  const { send, rendered } = await startWithArticle();
  await send('/articles/yazi');
  expect((await send('/articles/yazi', { 'content-length': '0' })).status).toBe(200);
  expect(rendered).toHaveLength(1);
});

test('what is hidden is gone with the next request from pages, lists, the API and the feed', async () => {
  const { send, write, id } = await startWithArticle();
  const paths = ['/', '/articles', '/api/v1/articles', listCall, '/rss.xml', '/sitemap.xml'];
  for (const path of paths) expect((await send(path)).text, path).toContain('yazi');
  for (const path of ['/articles/yazi', '/api/v1/articles/slug/yazi', `/api/v1/articles/${id}`]) {
    expect((await send(path)).status, path).toBe(200);
  }
  expect((await write('PUT', `/articles/${id}`, { visible: false })).status).toBe(200);
  for (const path of paths) expect((await send(path)).text, path).not.toContain('Eski başlık');
  for (const path of ['/articles/yazi', '/api/v1/articles/slug/yazi', `/api/v1/articles/${id}`]) {
    expect((await send(path)).status, path).toBe(404);
  }
});

test('English texts are visible with the next request, and gone with the one after their removal', async () => {
  const { send, write, id } = await startWithArticle();
  const listInEnglish = `/trpc/articles.listPublished?batch=1&input=${encodeURIComponent('{"0":{"locale":"en"}}')}`;
  const paths = ['/api/v1/articles?locale=en', `/api/v1/articles/${id}?locale=en`, listInEnglish];
  for (const path of paths) expect((await send(path)).text, path).toContain('Eski başlık');
  const english = { title: 'English title', content: '<p>x</p>' };
  expect((await write('PUT', `/articles/${id}/translations/en`, english)).status).toBe(200);
  for (const path of paths) expect((await send(path)).text, path).toContain('English title');
  expect((await send('/api/v1/articles')).text).not.toContain('English title');
  expect((await write('DELETE', `/articles/${id}/translations/en`, {})).status).toBe(200);
  for (const path of paths) expect((await send(path)).text, path).not.toContain('English title');
});

test('a message, a sign-in and other things that no page shows leave the pages where they are', async () => {
  const { send, db, rendered } = await startWithArticle();
  await send('/articles');
  await db.contactForm.create({ data: { name: 'x', email: 'a@b.example', message: 'x' } });
  await db.user.updateMany({ data: { name: 'x' } });
  await send('/articles');
  expect(rendered).toEqual(['/articles']);
});

test('drafts and schedules make no page anew until they are published, and then every page', async () => {
  const { send, write, rendered, id } = await startWithArticle();
  const paths = ['/articles/yazi', '/api/v1/articles', `/api/v1/articles/${id}`, listCall, '/rss.xml', '/sitemap.xml'];
  const read = () => Promise.all(paths.map((path) => send(path)));
  const before = (await read()).map(({ text }) => text);
  for (let at = 0; at < 50; at++) {
    const values = { title: `Taslak ${at}`, slug: 'taslak' };
    expect((await write('PUT', `/articles/${id}/draft`, { values })).status).toBe(200);
  }
  expect((await write('DELETE', `/articles/${id}/draft`, {})).status).toBe(200);
  await write('PUT', `/articles/${id}/draft`, { values: { title: 'Yeni başlık' } });
  const publishAt = '2090-03-12T09:00:00Z';
  expect((await write('PUT', `/articles/${id}/schedule`, { publishAt })).status).toBe(200);
  expect((await read()).map(({ text }) => text)).toEqual(before);
  expect(rendered).toEqual(['/articles/yazi']);
  expect((await write('POST', `/articles/${id}/publish`, {})).status).toBe(200);
  for (const { text } of (await read()).slice(0, -1)) expect(text).toContain('Yeni başlık');
  expect(rendered).toHaveLength(2);
});

test('an article appears at the time it is scheduled for', async () => {
  const { send, db } = await startCachedSite();
  const publishedAt = new Date(Date.now() + 1000);
  await db.article.create({ data: { ...article, title: 'Zamanı gelen', slug: 'zamani-gelen', publishedAt } });
  expect((await send('/articles')).text).not.toContain('Zamanı gelen');
  await vi.waitFor(
    async () => {
      expect((await send('/articles')).text).toContain('Zamanı gelen');
      expect((await send('/api/v1/articles')).text).toContain('Zamanı gelen');
    },
    { timeout: 5000 },
  );
  expect(Date.now()).toBeGreaterThanOrEqual(publishedAt.getTime());
});

test('a change while a page is being rendered is not missed, neither by the page nor by later requests', async () => {
  let release = () => {};
  let begun = () => {};
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let first = true;
  const { send, db, id } = await startWithArticle(async () => {
    if (!first) return;
    first = false;
    begun();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const early = send('/articles/yazi');
  await started;
  await db.article.update({ where: { id }, data: { title: 'Yeni başlık' } });
  // Does not wait for the page that was begun before.
  expect((await send('/articles/yazi')).text).toContain('Yeni başlık');
  release();
  await early;
  expect((await send('/articles/yazi')).text).toContain('Yeni başlık');
});

test('when a page fails after an edit the stale entry is served, but never one that shows what was hidden since', async () => {
  let fails = false;
  const { send, write, id } = await startWithArticle(async () => {
    if (fails) throw new Error('broken');
  });
  await send('/articles/yazi');
  fails = true;
  await write('PUT', `/articles/${id}`, { title: 'Yeni başlık' });
  const standIn = await send('/articles/yazi');
  expect([standIn.status, standIn.text.includes('Eski başlık')]).toEqual([200, true]);
  expect((await send('/articles')).status).toBe(500);
  await write('PUT', `/articles/${id}`, { visible: false });
  expect((await send('/articles/yazi')).status).toBe(500);
  fails = false;
  expect((await send('/articles/yazi')).status).toBe(404);
});

test('a page that takes long after an edit is waited for: nobody gets the one before', async () => {
  const hold: { release?: () => void } = {};
  let isSlow = false;
  const { send, write, id } = await startWithArticle(async () => {
    if (isSlow) await new Promise<void>((resolve) => (hold.release = resolve));
  });
  await send('/articles/yazi');
  isSlow = true;
  await write('PUT', `/articles/${id}`, { title: 'Yeni başlık' });
  const responses = [send('/articles/yazi'), send('/articles/yazi')];
  await vi.waitFor(() => expect(hold.release).toBeDefined());
  const longMs = 2500;
  expect(await Promise.race([...responses, wait(longMs, 'nothing yet')])).toBe('nothing yet');
  hold.release?.();
  for (const { text } of await Promise.all(responses)) expect(text).toContain('Yeni başlık');
});

test('a page without one of its sources is not cached', async () => {
  const { send, db, rendered } = await startWithArticle();
  const warnings = catchWarnings();
  await db.$executeRaw`ALTER TABLE "Brand" RENAME TO "Gone"`;
  const partial = await send('/');
  expect([partial.status, partial.headers['cache-control']]).toEqual([200, 'no-store']);
  await send('/');
  expect(rendered).toEqual(['/', '/']);
  expect(warnings()).toEqual(Array(2).fill('The home page is shown without its brands:'));
});

test('bodies, ETags and lengths belong together for each encoding, with HEAD and with If-None-Match', async () => {
  const { send } = await startWithArticle();
  for (const path of ['/articles/yazi', '/api/v1/articles?limit=6']) {
    const plain = await send(path);
    const zipped = await send(path, { 'accept-encoding': 'gzip' });
    const squeezed = await send(path, { 'accept-encoding': 'gzip, deflate, br;q=0.9' });
    expect([zipped.headers['content-encoding'], squeezed.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(
      gunzipSync(zipped.bytes).equals(plain.bytes) && brotliDecompressSync(squeezed.bytes).equals(plain.bytes),
    ).toBe(true);
    expect((await send(path, { 'accept-encoding': 'br;q=0, *' })).headers['content-encoding']).toBe('gzip');
    expect(new Set([plain, zipped, squeezed].map(({ headers }) => headers.etag)).size).toBe(3);
    const head = await send(path, { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(zipped.bytes.length),
    ]);
    const etag = zipped.headers.etag ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const same = await send(path, { 'accept-encoding': 'gzip', 'if-none-match': known });
      expect([same.status, same.bytes.length, same.headers.etag], known).toEqual([304, 0, etag]);
    }
    expect((await send(path, { 'if-none-match': etag })).status).toBe(200);
  }
});

test('a page that is read again is compressed harder, with an ETag of its own', async () => {
  const { send, rendered } = await startWithArticle();
  const read = () => send('/articles/yazi', { 'accept-encoding': 'br' });
  const first = await read();
  const smaller = await vi.waitFor(async () => {
    const next = await read();
    expect(next.bytes.length).toBeLessThan(first.bytes.length);
    return next;
  });
  expect(brotliDecompressSync(smaller.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true);
  expect(smaller.headers['content-length']).toBe(String(smaller.bytes.length));
  expect(smaller.headers.etag).not.toBe(first.headers.etag);
  expect(rendered).toHaveLength(1);
});

test('each language has a page of its own; only an address that says its language, or Turkish, is public', async () => {
  const { send, rendered } = await startWithArticle();
  const english = await send('/articles', { 'accept-language': 'en-GB,en;q=0.9' });
  const turkish = await send('/articles', { 'accept-language': 'tr' });
  const chosen = await send('/articles', { 'accept-language': 'tr', cookie: 'a=b; i18nextLng=en' });
  const own = await send('/en/articles', { 'accept-language': 'tr', cookie: 'i18nextLng=tr' });
  const of = ({ headers }: typeof own) => [headers['content-language'], headers['cache-control'], headers.vary];
  // Without `stale-while-revalidate`: Firefox would show the owner the page from before the edit.
  const shared = 'public, max-age=0, s-maxage=60';
  const vary = 'accept-language, cookie, accept-encoding';
  expect([english, turkish, chosen, own].map(of)).toEqual([
    ['en', 'private, no-cache', vary],
    ['tr', shared, vary],
    ['en', 'private, no-cache', vary],
    ['en', shared, 'accept-encoding'],
  ]);
  expect(rendered).toHaveLength(3);
});

test('a response is compressed at most once, and not before a reader takes it so; only large ones by other threads', async () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `${at * 7919} kablo ${at % 97}`);
  const large = lines.join('\n');
  const small = large.slice(0, 200_000);
  const create = (text: string, cacheControl: string) =>
    createCacheEntry(new Response(text, { headers: { 'cache-control': cacheControl } }), {
      ...{ version: { number: 0, expiresAt: 0 }, cacheControl: 'no-cache', vary: [] },
      ...{ query: '', obeysNoStore: true, isData: false, isList: false },
    });
  const fastest = async (make: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const begun = performance.now();
      await make();
      times.push(performance.now() - begun);
    }
    return Math.min(...times);
  };
  const both = async (text: string, cacheControl: string) => {
    const { gzip, br } = (await create(text, cacheControl)).bodies;
    return [gzip, br];
  };
  expect(await fastest(() => create(large, 'no-store'))).toBeLessThan(
    (await fastest(() => create(large, 'public'))) / 3,
  );
  expect(await fastest(() => create(small, 'public'))).toBeLessThan((await fastest(() => both(small, 'public'))) / 3);
  for (const [text, cacheControl] of [
    [large, 'no-store'],
    [large, 'public'],
    [small, 'public'],
  ] as const) {
    const { cacheable, bodies } = await create(text, cacheControl);
    expect(cacheable).toBe(cacheControl === 'public');
    for (const encoding of ['br', 'gzip'] as const) expect(bodies[encoding].bytes).toBe(bodies[encoding].bytes);
    expect(gunzipSync(bodies.gzip.bytes).toString()).toBe(text);
    expect(brotliDecompressSync(bodies.br.bytes).toString()).toBe(text);
  }
});
