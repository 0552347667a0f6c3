import { expect, test } from 'vitest';
import { createLog } from './process/log';
import { account } from './testing/start-api';
import { startSite } from './testing/start-site';
import { signIn } from './testing/upload';

const everywhere = [
  '/',
  '/yok',
  '/admin',
  '/api/v1/services',
  '/api/v1/yok',
  '/trpc/yok',
  '/healthz',
  '/uploads/x',
  '/rss.xml',
];

test('every response carries the headers that protect its reader', async () => {
  const { url } = await startSite();
  for (const path of everywhere) {
    const { headers } = await fetch(`${url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')*;/);
    expect(policy).toMatch(/default-src 'none'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const permissions = headers.get('permissions-policy') ?? '';
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid']) {
      expect(permissions, path).toContain(`${name}=()`);
    }
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(headers.get(name)).toBeNull();
  }
});

test('only the document of the preview may be framed, by this site, and only the back office frames it', async () => {
  const { url } = await startSite();
  const policyOf = async (path: string) => {
    const { headers } = await fetch(`${url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    const read = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];
    return { frame: headers.get('x-frame-options'), by: read('frame-ancestors'), script: read('script-src') };
  };
  expect(await policyOf('/admin/preview')).toEqual({ frame: 'SAMEORIGIN', by: "'self'", script: "'self'" });
  for (const path of ['/admin', '/admin/previews', '/admin/preview/x', '/']) {
    expect(await policyOf(path), path).toMatchObject({ frame: 'DENY', by: "'none'" });
  }
  const admin = (await fetch(`${url}/admin`)).headers.get('content-security-policy');
  expect(admin).toMatch(/frame-src 'self' https:/);
  // A shell without data.
  const preview = await fetch(`${url}/admin/preview`);
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await preview.text()).toBe(await (await fetch(`${url}/admin/preview?record=1`)).text());
});

test('should a browser show an uploaded file as a page, nothing in it runs, and no other site shows it', async () => {
  const { url } = await startSite();
  const { headers } = await fetch(`${url}/uploads/files/${'0'.repeat(32)}.pdf`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  ['GET', '/api/v1/nope', 404],
  ['POST', '/api/v1/nope', 404],
  ['DELETE', '/api/v1/services/nope/further', 404],
  ['GET', '/api/v1', 404],
  ['GET', '/api/v1/', 404],
  ['OPTIONS', '/api/v1/nope', 404],
  ['GET', '/api/services', 404],
  ['GET', '/api/v1/admin/nope', 401],
])(
  'an address that the API does not have is refused in JSON by the whole server: %s %s',
  async (method, path, status) => {
    const { url } = await startSite();
    const response = await fetch(`${url}${path}`, { method, headers: { 'accept-language': 'en' } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const text = status === 401 ? 'Authentication required' : 'There is nothing at this address';
    expect(await response.json()).toEqual({ error: text, message: text });
  },
);

test('what the back office of the API does not have is 404 in JSON for whoever is signed in', async () => {
  const { url } = await startSite();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = account;
  const authorization = `Bearer ${await signIn(url, { ADMIN_EMAIL, ADMIN_PASSWORD })}`;
  for (const method of ['GET', 'PUT']) {
    const response = await fetch(`${url}/api/v1/admin/nope`, { method, headers: { authorization } });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: expect.any(String), message: expect.any(String) },
    ]);
  }
});

test('REQUIRE_SECOND_FACTOR reaches the back office: whoever has none sets it up first', async () => {
  const { url } = await startSite({ REQUIRE_SECOND_FACTOR: 'true' });
  const authorization = `Bearer ${await signIn(url, account)}`;
  const statusOf = async (path: string) => (await fetch(`${url}${path}`, { headers: { authorization } })).status;
  expect(await statusOf('/trpc/services.list?input={}')).toBe(403);
  expect(await statusOf('/api/v1/admin/services')).toBe(403);
  expect(await statusOf('/trpc/account.get')).toBe(200);
});

test('browsers are told to insist on https only where the site is published by https', async () => {
  const { url } = await startSite({ PUBLIC_URL: 'https://www.ornek.example' });
  expect((await fetch(`${url}/`)).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('the symbol of the site is there for browsers and for phones, which ask for it unnamed', async () => {
  const { url } = await startSite();
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ]) {
    const { status, headers } = await fetch(url + path);
    expect([status, headers.get('content-type')], path).toEqual([200, type]);
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
  }
});

test('other sites may show pictures and the feed, and nothing else', async () => {
  const { url } = await startSite();
  const policyOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('cross-origin-resource-policy');
  const shown = ['/uploads/x.webp', '/og/site.jpg', '/og/en/site.jpg', '/art/placeholder.svg', '/favicon.svg'];
  for (const path of [...shown, '/rss.xml', '/en/rss.xml']) {
    expect(await policyOf(path), path).toBe('cross-origin');
  }
  for (const path of ['/', '/admin', '/api/v1/services', '/trpc/services.listVisible', '/sitemap.xml']) {
    expect(await policyOf(path), path).toBe('same-origin');
  }
});

const fromAnotherSite = (origin: string, method = 'GET') => ({
  method,
  headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
});

test('pages of other sites may not read the API', async () => {
  const { url } = await startSite();
  for (const path of [...everywhere, '/api/v1/auth/login']) {
    for (const origin of ['https://elsewhere.example', 'null', url]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await fetch(`${url}${path}`, fromAnotherSite(origin, method));
        const named = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(named, `${method} ${path} from ${origin}`).toEqual([]);
      }
    }
  }
});

test('the sites named in CORS_ORIGINS may, others, parts of their names and "null" may not, and never with cookies', async () => {
  const friend = 'https://panel.ornek.example';
  const { url } = await startSite({ CORS_ORIGINS: `${friend}, http://localhost:5173` });
  const allowed = async (path: string, origin: string, method = 'GET') => {
    const { headers } = await fetch(`${url}${path}`, fromAnotherSite(origin, method));
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    return headers.get('access-control-allow-origin');
  };
  for (const method of ['GET', 'OPTIONS']) {
    expect(await allowed('/api/v1/services', friend, method)).toBe(friend);
    expect(await allowed('/api/v1/admin/services', friend, method)).toBe(friend);
    for (const other of [
      'null',
      'https://elsewhere.example',
      'https://panel.ornek.example.elsewhere.example',
      'https://xpanel.ornek.example',
      'http://panel.ornek.example',
      'https://panel.ornek.example:8443',
    ]) {
      expect(await allowed('/api/v1/services', other, method), other).toBeNull();
    }
    expect(await allowed('/trpc/services.listVisible', friend, method)).toBeNull();
  }
  const { headers } = await fetch(`${url}/api/v1/services`, fromAnotherSite(friend));
  expect(headers.get('vary')).toMatch(/origin/i);
});

test('every response with a body is named as what it is, texts with their encoding', async () => {
  const { url } = await startSite();
  for (const path of [...everywhere, '/en', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/og/site.jpg']) {
    const response = await fetch(`${url}${path}`);
    expect((await response.arrayBuffer()).byteLength, path).toBeGreaterThan(0);
    expect(response.headers.get('content-type'), path).toMatch(
      /^(?:(?:text\/(?:html|plain|xml)|application\/(?:rss\+)?xml|image\/svg\+xml); charset=utf-8|application\/json.*|image\/jpeg)$/i,
    );
  }
});

test('an error carries the id under which the log knows it, and tells nothing of the inside', async () => {
  const { url, services, logged } = await startSite();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = account;
  const token = await signIn(url, { ADMIN_EMAIL, ADMIN_PASSWORD });
  for (const table of ['KeywordTranslation', 'Keyword', 'PageTranslation', 'Page']) {
    await services.db.$executeRawUnsafe(`DROP TABLE "${table}"`);
  }
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  for (const [path, status] of [
    ['/api/v1/admin/keywords', 500],
    ['/trpc/keywords.list?input={}', 500],
    ['/sayfa/gizlilik', 500],
    ['/sitemap.xml', 500],
    ['/api/v1/admin/services/99', 404],
    ['/api/v1/services?limit=x', 400],
    ['/trpc/services.get?input={"id":99}', 404],
    ['/sayfa', 404],
  ] as const) {
    const response = await fetch(`${url}${path}`, { headers });
    const text = await response.text();
    expect(response.status, `${path} ${text}`).toBe(status);
    expect(text).not.toMatch(/prisma|sqlite|postgres|no such table|does not exist|node_modules|\bat \w+ \(|\.tsx?:\d/i);
    const requestId = response.headers.get('x-request-id') ?? '';
    const entries = logged().filter((entry) => entry.requestId === requestId);
    expect(entries.map((entry) => entry.msg)).toContain(status === 500 ? 'request failed' : 'request refused');
    if (status === 500) expect(JSON.stringify(entries)).toMatch(/does not exist|no such table/);
    if (path.startsWith('/api') && status === 500) expect(text).toContain(requestId);
  }
});

test('the log shows no secret, wherever in an entry it stands', async () => {
  const { url, logged } = await startSite();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = account;
  const token = await signIn(url, { ADMIN_EMAIL, ADMIN_PASSWORD });
  await fetch(`${url}/api/v1/auth/me?token=${token}`, { headers: { authorization: 'Bearer wrong-and-secret' } });
  await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    body: '{"email":"a@b.example","password":"wrong-and-secret"}',
  });
  expect(logged().length).toBeGreaterThan(2);
  expect(JSON.stringify(logged())).not.toMatch(new RegExp(`${token}|${ADMIN_PASSWORD}|wrong-and-secret`));

  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const secrets = { password: 'p-1', token: 't-2', passwordHash: 'h-3', secretAccessKey: 's-4', cookie: 'c-5' };
  log.info({ ...secrets, user: secrets, req: { headers: { authorization: 'a-6', ...secrets } } }, 'everything');
  expect(lines.join('')).not.toMatch(/p-1|t-2|h-3|s-4|c-5|a-6/);
  expect(lines.join('')).toContain('everything');
});

test('a query that Prisma cannot understand is logged without the values in it', async () => {
  const { services, logged } = await startSite();
  const data = { email: 'a@b.example', emailKey: 'a@b.example', passwordHash: 'a-hash', unknown: { a: ['a-value'] } };
  const err = await services.db.user.create({ data }).catch((reason: unknown) => reason);
  services.log.error({ err }, 'failed');
  services.log.error({ err: new Error('outer', { cause: err }) }, 'failed');
  expect(JSON.stringify(logged())).not.toMatch(/a-hash|a-value|a@b/);
  expect(logged()).toHaveLength(2);
  for (const entry of logged()) expect(entry.err.stack).toMatch(/Unknown argument `unknown`[\s\S]*\n {4}at /);
});
