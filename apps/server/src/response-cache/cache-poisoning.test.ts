import { expect, test } from 'vitest';
import { article, startWithArticle } from '#testing/start-site';

const pages = ['/articles', '/api/v1/articles?limit=6'];

async function startWithHiddenArticle() {
  const site = await startWithArticle();
  await site.db.article.create({ data: { ...article, slug: 'gizli', title: 'Çok gizli', visible: false } });
  return site;
}

const withoutRequest = ({ date: _date, 'x-request-id': _id, ...headers }: Record<string, unknown>) => headers;

const evil = 'evil.example';
/** What a request may try to put into the response of the next one. */
const headers: Record<string, string>[] = [
  { host: evil },
  { host: `127.0.0.1:1@${evil}` },
  {
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'javascript',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': `/${evil}`,
  },
  { 'x-forwarded-for': evil, 'x-real-ip': evil },
  { forwarded: `host=${evil};proto=javascript` },
  { 'x-original-url': `/${evil}`, 'x-rewrite-url': `/${evil}` },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  { cookie: `session=${evil}; auth_session=${evil}; i18nextLng=${evil}; i18nextLng=tr` },
  { cookie: 'preview=1; visible=true; admin=1' },
  { authorization: 'Bearer nobody' },
  { 'accept-language': `tr, ${evil};q=x` },
  { 'accept-language': 'tr', 'accept-encoding': `${evil}, *;q=0` },
  { 'if-none-match': '"x"', 'if-modified-since': 'Wed, 21 Oct 2099 07:28:00 GMT', range: 'bytes=0-1' },
  { 'user-agent': `<script>${evil}</script>`, referer: `https://${evil}/`, origin: `https://${evil}` },
  { 'x-request-id': evil, via: evil, 'cdn-loop': evil, 'cache-control': 'no-cache', pragma: 'no-cache' },
  { 'content-type': 'text/html', accept: 'text/plain' },
];

test('whatever headers the first request has, the next one gets the same response as everybody', async () => {
  const { send, db } = await startWithHiddenArticle();
  for (const path of pages) {
    const reference = await send(path);
    for (const attack of headers) {
      // Touching the content empties the memory: the attack is the first request for the page.
      await db.article.updateMany({ data: { visible: false }, where: { slug: 'gizli' } });
      const attacked = await send(path, attack);
      expect(attacked.text.includes(evil), JSON.stringify([path, attack])).toBe(false);
      expect(JSON.stringify(attacked.headers).includes(evil), JSON.stringify([path, attack])).toBe(false);
      const next = await send(path);
      expect([next.status, next.text], JSON.stringify([path, attack])).toEqual([200, reference.text]);
      expect(withoutRequest(next.headers), JSON.stringify([path, attack])).toEqual(withoutRequest(reference.headers));
    }
  }
});

test('parameters that a page does not know make no other page of it, and no other cache entry', async () => {
  const { send, rendered } = await startWithHiddenArticle();
  for (const path of ['/', '/articles', '/articles/yazi']) {
    const reference = await send(path);
    for (const query of [
      `utm_source=${evil}`,
      `x=${evil}&x=2`,
      'visible=true&preview=1',
      '%00',
      '?',
      `${'a'.repeat(500)}=1`,
    ]) {
      const response = await send(`${path}?${query}`);
      expect([response.status, response.text], `${path}?${query}`).toEqual([200, reference.text]);
    }
  }
  expect(rendered).toHaveLength(3);
  const list = await send('/api/v1/articles?limit=6');
  for (const query of [
    'limit=6&visible=all&include=drafts',
    'x=1&limit=06',
    'limit=6&offset=0',
    'offset=&limit=6&status=draft',
  ]) {
    const response = await send(`/api/v1/articles?${query}`);
    expect([response.text, response.headers.etag], query).toEqual([list.text, list.headers.etag]);
  }
});

test('other spellings of an address are answered, but never from the cache entry of another', async () => {
  const { send } = await startWithHiddenArticle();
  await send('/articles/yazi');
  for (const path of [
    '/ARTICLES/yazi',
    '/articles/yazi/',
    '/%61rticles/yazi',
    '//articles/yazi',
    '/articles/../admin',
  ]) {
    expect((await send(path)).headers.etag, path).toBeUndefined();
  }
  // This is the address of nothing, and shares the page that says so.
  const { status, text } = await send('/articles/yazi%00');
  expect([status, text.includes('Eski başlık')]).toEqual([404, false]);
  expect((await send('/api/v1/articles?limit=6&limit=7')).headers.etag).toBeUndefined();
  // Of a parameter that is repeated a page looks at the first value.
  expect((await send('/articles?page=1&page=x')).text).toBe((await send('/articles?page=1')).text);
  expect((await send('/articles?page=x&page=1')).status).toBe(404);
  // An address that moved keeps what its visitor brought along.
  expect((await send('/articles/gizli?utm_source=x')).status).toBe(404);
});

test('with a token, nothing is served from the cache and nothing is put into it', async () => {
  const { send, authorization } = await startWithHiddenArticle();
  const signedIn = { authorization };
  expect((await send('/api/v1/admin/articles', signedIn)).text).toContain('Çok gizli');
  for (const path of [
    '/api/v1/admin/articles',
    '/api/v1/auth/me',
    '/trpc/articles.list?batch=1&input=%7B%220%22%3A%7B%7D%7D',
  ]) {
    expect((await send(path, signedIn)).headers['cache-control'], path).toBe('no-store');
    const response = await send(path);
    expect([response.status, response.headers.etag, response.text.includes('Çok gizli')], path).toEqual([
      401,
      undefined,
      false,
    ]);
  }
  const shared = await send('/api/v1/articles');
  expect(shared.headers['cache-control']).toContain('public');
  const own = await send('/api/v1/articles', { ...signedIn, 'if-none-match': shared.headers.etag ?? '' });
  expect([own.status, own.headers['cache-control'], own.headers.etag]).toEqual([200, 'no-store', undefined]);
  // A batch with one read that is not for everybody.
  const mixed = '/trpc/settings.home,articles.list?batch=1&input=%7B%221%22%3A%7B%7D%7D';
  expect((await send(mixed, signedIn)).text).toContain('Çok gizli');
  expect((await send(mixed)).text).not.toContain('Çok gizli');
});

test('closed for maintenance, every page says so at once and leaves the cache at once', async () => {
  const { send, write } = await startWithHiddenArticle();
  const open = await send('/articles');
  expect((await write('PUT', '/settings/site-offline', { siteOffline: true })).status).toBe(200);
  const conditions: Record<string, string>[] = [
    {},
    { 'if-none-match': open.headers.etag ?? '' },
    { 'if-none-match': '*' },
  ];
  for (const headers of conditions) {
    const closed = await send('/articles', headers);
    expect([closed.status, closed.headers['cache-control'], closed.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '600',
    ]);
    expect(closed.text).toContain('Bakımdayız');
  }
  expect((await send('/articles', {}, 'HEAD')).status).toBe(503);
  await write('PUT', '/settings/site-offline', { siteOffline: false });
  const again = await send('/articles');
  expect([again.status, again.text]).toEqual([200, open.text]);
});

test('every response has an id of its own and all security headers, from the cache or not', async () => {
  const { send } = await startWithHiddenArticle();
  const [first, second] = [await send('/articles'), await send('/articles')];
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  const uncommon = await send('/articles/');
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
  ]) {
    expect(second.headers[name] ?? 'none', name).toBe(uncommon.headers[name] ?? 'absent');
  }
});
