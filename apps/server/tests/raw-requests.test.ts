import { expect, test } from 'vitest';
import { sendRaw, statusOf } from '#testing/send-raw';
import { startApi } from '#testing/start-api';
import { startSite, startWithArticle } from '#testing/start-site';

// Clients such as fetch tidy an address up before they send it; a socket sends it as it is.
const admin = [
  '//api/v1/admin/services',
  '/api/v1//admin/services',
  '/api/v1/admin//services',
  '/api/v1/admin/services/',
  '/api/v1/ADMIN/services',
  '/API/V1/admin/services',
  '/api/v1/%61dmin/services',
  '/api/v1/admin%2Fservices',
  '/api/v1%2Fadmin/services',
  '/api/v1/services/../admin/services',
  '/api/v1/services/%2e%2e/admin/services',
  '/api/v1/services/..%2fadmin/services',
  '/api/v1/./admin/services',
  '/api/v1/admin;x/services',
  '/api/v1\\admin\\services',
  '/api/v1/admin/services#/services',
  '/api/v1/admin/services%00',
  'http://localhost/api/v1/admin/services',
  'http://elsewhere.example/api/v1/admin/services',
];

test('no address, sent as it is, opens the back office', async () => {
  const { port, services } = await startApi();
  await services.db.service.create({ data: { title: 'Gizli pano', description: 'x', visible: false } });
  for (const path of admin) {
    for (const method of ['GET', 'DELETE']) {
      const response = await sendRaw(port, `${method} ${path} HTTP/1.1`);
      expect([400, 401, 404, 405], `${method} ${path}: ${response}`).toContain(statusOf(response));
      expect(response).not.toContain('Gizli');
    }
  }
  expect(await services.db.service.count()).toBe(1);
});

const odd = {
  'broken percent-encoding': 'GET /api/v1/articles/slug/%E0%A4%A HTTP/1.1',
  'an encoded NUL': 'GET /api/v1/articles/%00 HTTP/1.1',
  'a long address': `GET /api/v1/articles/${'a'.repeat(10_000)} HTTP/1.1`,
  'a long query': `GET /api/v1/articles?q=${'%C5%9F'.repeat(1500)} HTTP/1.1`,
  'many headers': `GET /api/v1/articles HTTP/1.1\r\n${'x-a: b\r\n'.repeat(500)}x-b: c`,
  'no valid host': 'GET /api/v1/articles HTTP/1.1\r\nhost: a b',
  'an asterisk': 'OPTIONS * HTTP/1.1',
  'two lengths': 'POST /api/v1/contact-forms HTTP/1.1\r\ncontent-length: 2\r\ncontent-length: 3',
};

test('no header opens the back office', async () => {
  const { port, services } = await startApi();
  await services.db.service.create({ data: { title: 'Gizli pano', description: 'x', visible: false } });
  const headers = [
    'X-Original-URL: /api/v1/services',
    'X-Rewrite-URL: /api/v1/services',
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: localhost',
    'X-Forwarded-User: 1',
    'Cookie: token=x; admin_token=x',
  ];
  for (const header of headers) {
    for (const path of [
      '/api/v1/admin/services',
      '/trpc/services.list',
      '/api/v1/admin/services?token=x&access_token=x',
    ]) {
      expect(statusOf(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${header}`)), `${path} ${header}`).toBe(401);
    }
    const elsewhere = await sendRaw(
      port,
      `GET /api/v1/services HTTP/1.1\r\n${header.replace(/services$/, 'admin/services')}`,
    );
    expect(elsewhere).not.toContain('Gizli');
  }
});

test('reading changes nothing, and no header or field turns one verb into another', async () => {
  const { port, authorization, services } = await startApi();
  const { id } = await services.db.service.create({ data: { title: 'Pano', description: 'x' } });
  const send = (request: string, body = '') => {
    const length = body ? `\r\ncontent-type: application/json\r\ncontent-length: ${body.length}` : '';
    return sendRaw(port, `${request}\r\nauthorization: ${authorization}${length}`, body);
  };
  const one = `/api/v1/admin/services/${id}`;
  for (const override of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    expect(statusOf(await send(`GET ${one} HTTP/1.1\r\n${override}: DELETE`))).toBe(200);
    expect(statusOf(await send(`POST ${one} HTTP/1.1\r\n${override}: DELETE`, '{}'))).toBe(405);
  }
  expect(statusOf(await send(`GET ${one}?_method=DELETE HTTP/1.1`))).toBe(200);
  expect(statusOf(await send(`POST ${one}?_method=DELETE HTTP/1.1`, '{"_method":"DELETE"}'))).toBe(405);
  expect(statusOf(await send(`GET ${one}/toggle-visible HTTP/1.1`))).toBe(405);
  expect(statusOf(await send(`HEAD ${one}/toggle-visible HTTP/1.1`))).toBe(405);
  // A mutation that is asked for like a query.
  expect(statusOf(await send(`GET /trpc/services.remove?input=${encodeURIComponent(`{"id":${id}}`)} HTTP/1.1`))).toBe(
    405,
  );
  expect(await services.db.service.findMany({ select: { id: true, visible: true } })).toEqual([{ id, visible: true }]);
});

test('a request with two framings is rejected, and nothing behind it is taken for a request', async () => {
  const { port, services } = await startApi();
  await services.db.service.create({ data: { title: 'Gizli pano', description: 'x', visible: true } });
  const inner = 'GET /api/v1/services HTTP/1.1\r\nhost: localhost\r\n\r\n';
  for (const framing of [
    `content-length: ${inner.length}\r\ntransfer-encoding: chunked`,
    `transfer-encoding: chunked\r\ncontent-length: 5`,
    'transfer-encoding: chunked, identity',
    'transfer-encoding: xchunked',
    'transfer-encoding : chunked',
    'content-length: 5\r\ncontent-length: 6',
    'content-length: +5',
  ]) {
    const head = `POST /api/v1/contact-forms HTTP/1.1\r\ncontent-type: application/json\r\n${framing}`;
    const response = await sendRaw(port, head, `0\r\n\r\n${inner}`);
    expect([400, 501], `${framing}: ${response}`).toContain(statusOf(response));
    expect(response).not.toContain('Gizli');
  }
});

test('headers of more than 16 KB are rejected', async () => {
  const { port } = await startApi();
  const head = (size: number) => `GET /api/v1/services HTTP/1.1\r\nx-large: ${'a'.repeat(size)}`;
  expect(statusOf(await sendRaw(port, head(12_000)))).toBe(200);
  expect(statusOf(await sendRaw(port, head(17_000)))).toBe(431);
});

test('a batch of more than ten calls is rejected, however its commas are written', async () => {
  const { url } = await startApi();
  for (const comma of [',', '%2C', '%2c']) {
    const batch = (size: number) => `${url}/trpc/${Array(size).fill('services.listVisible').join(comma)}?batch=1`;
    const inputs = encodeURIComponent(
      JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, {}]))),
    );
    expect((await fetch(`${batch(10)}&input=${inputs}`)).status).toBe(200);
    const rejected = await fetch(`${batch(11)}&input=${inputs}`);
    expect([rejected.status, await rejected.text()]).toEqual([400, expect.not.stringContaining('items')]);
  }
});

test('the calls of a batch count one by one, and the error says when to come again', async () => {
  const { url } = await startApi();
  const login = { email: 'a@b.example', password: 'wrong' };
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, login]));
  const attempt = () =>
    fetch(`${url}/trpc/${Array(10).fill('auth.login').join(',')}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inputs),
    });
  await attempt();
  await attempt();
  const rejected = await attempt();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an odd request breaks nothing, and the next one is served', async () => {
  const { port, url } = await startApi();
  for (const [name, head] of Object.entries(odd)) {
    const response = await sendRaw(port, head);
    expect(statusOf(response), `${name}: ${response}`).toBeLessThan(500);
    expect(response).not.toMatch(/node_modules|at \w+ \(/);
    expect((await fetch(`${url}/api/v1/articles`)).status).toBe(200);
  }
});

test('verbs that nothing here takes are rejected', async () => {
  const { port, url } = await startApi();
  for (const target of ['PROPFIND /api/v1/articles', 'TRACE /api/v1/articles', 'CONNECT localhost:80', 'MAKE /']) {
    const status = statusOf(await sendRaw(port, `${target} HTTP/1.1`));
    expect(status === 0 || (status >= 400 && status < 500), `${target}: ${status}`).toBe(true);
    expect((await fetch(`${url}/api/v1/articles`)).status).toBe(200);
  }
});

/** The address of a page, with other spellings of it as people, programs and keyboards make them. */
const spellings = {
  '/': ['//', '/./', '/%20', 'http://localhost//'],
  '/projeler': ['/PROJELER', '/projeler/', '//projeler', '/Projeler//', '/%50rojeler', '/x/../projeler'],
  '/hizmetler': ['/Hizmetler', '/H%C4%B0ZMETLER', '/HIZMETLER', '/hi%CC%87zmetler', '/h%C4%B1zmetler', '/Services/'],
  '/iletisim': ['/%C4%B0LET%C4%B0%C5%9E%C4%B0M', '/ileti%C5%9Fim', '/iletisim%20', '/iletisim%E2%80%8B'],
  '/hakkimizda': ['/HAKKIMIZDA', '/hakk%C4%B1m%C4%B1zda', '/About'],
  '/contact': ['/Contact', '/contact/'],
  '/articles/yazi': [
    '/articles/YAZI',
    '/articles/yaz%C4%B1',
    '/articles/yazi%20',
    '/articles/%20yazi%C2%A0/',
    '//articles//yazi',
  ],
  '/hizmet/pano-imalati': ['/Hizmet/pano-imalati', '/hizmet/Pano-%C4%B0malat%C4%B1', '/hizmet/PANO-IMALATI/'],
  '/proje/a--b': ['/proje/A--B', '/proje%2Fa--b'],
  '/en': ['/en/', '/EN', '/En//', '/%65n'],
  '/en/services': ['/en/Services', '/EN/hizmetler/', '//en/services'],
  '/en/contact': ['/EN/CONTACT', '/en/%C4%B0leti%C5%9Fim'],
  '/en/project/switchboard': ['/en/Project/switchboard', '/EN/project/SWITCHBOARD/'],
};

const locationOf = (response: string) => /^location: (.*)\r$/im.exec(response)?.[1] ?? null;

test('every page has one address: other spellings lead there with their query, and no page is rendered for them', async () => {
  const { port, rendered, send } = await startWithArticle();
  for (const [address, others] of Object.entries(spellings)) {
    for (const other of others) {
      const moved = await sendRaw(port, `GET ${other}?a=1&a=%C5%9F HTTP/1.1`);
      expect([statusOf(moved), locationOf(moved)], other).toEqual([301, `${address}?a=1&a=%C5%9F`]);
      expect(moved, other).toMatch(/^cache-control: public, max-age=86400\r$/im);
      const posted = await sendRaw(port, `POST ${other} HTTP/1.1\r\ncontent-length: 0`);
      expect([statusOf(posted), locationOf(posted)], other).toEqual([308, address]);
    }
  }
  for (const head of ['HEAD /PROJELER', 'GET /PROJELER HTTP/1.1\r\ncookie: pano_bypass=x']) {
    expect(locationOf(await sendRaw(port, head.includes('HTTP') ? head : `${head} HTTP/1.1`)), head).toBe('/projeler');
  }
  expect(rendered).toEqual([]);
  for (const address of ['/', '/projeler', '/contact', '/articles/yazi', '/en', '/en/services', '/en/contact'])
    expect([address, (await send(address)).status]).toEqual([address, 200]);
});

test('no spelling leads to another host, and what is no page is left as it is asked for', async () => {
  const { port } = await startSite();
  const away = [
    '//evil.example',
    '//evil.example/projeler',
    '/\\evil.example',
    '/%2Fevil.example/',
    '/en//evil.example',
  ];
  const pages = ['/yok/', '/Yok', '/proje/pano.php', '/proje/pano%20imalati', '/articles/a%00', '/%zz/'];
  for (const path of [...away, ...pages])
    expect([400, 404], path).toContain(statusOf(await sendRaw(port, `GET ${path} HTTP/1.1`)));
  const credentials = await sendRaw(port, 'GET http://user@evil.example//projeler HTTP/1.1');
  expect(['/projeler', null]).toContain(locationOf(credentials));
  for (const [path, status] of [
    ['/admin', 200],
    ['/admin/', 200],
    ['/admin/Projects/', 200],
    ['/sitemap.xml', 200],
    ['/Sitemap.xml', 404],
    ['/rss.xml/', 404],
    ['/api/v1/services', 200],
    ['/API/V1/services', 404],
    ['/api/v1/services/', 404],
    ['/uploads/YOK.jpg', 404],
    ['/assets/Yok.js', 404],
  ] as const)
    expect([path, statusOf(await sendRaw(port, `GET ${path} HTTP/1.1`))]).toEqual([path, status]);
});
