import { expect, test } from 'vitest';
import { sendRaw, statusOf } from '#testing/send-raw';
import { startApi } from '#testing/start-api';

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
