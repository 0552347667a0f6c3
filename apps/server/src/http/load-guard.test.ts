import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '#process/log';
import { startSite } from '#testing/start-site';
import { createLoadGuard } from './load-guard';

const log = createLog('silent');

test('more requests and forms at once than the limit get a Retry-After; the next ones are served', async () => {
  const app = new Hono();
  let finish = () => {};
  const barrier = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { guardRequests, guardForms } = createLoadGuard({ maxRequests: 3, maxMemory: null }, log, ['/healthz']);
  app.use(guardRequests);
  app.post('/contact', guardForms);
  app.get('/healthz', (c) => c.text('ok'));
  app.all('*', async (c) => {
    await barrier;
    return c.text('done');
  });
  const waiting = Array.from({ length: 3 }, () => app.request('/api/v1/services'));
  const rejected = await app.request('/api/v1/services', { headers: { 'accept-language': 'en' } });
  expect([rejected.status, rejected.headers.get('retry-after'), await rejected.json()]).toEqual([
    503,
    '5',
    {
      error: 'The server is busy. Please try again shortly.',
      message: 'The server is busy. Please try again shortly.',
    },
  ]);
  expect((await app.request('/healthz')).status).toBe(200);
  // Naming a length makes no body.
  for (const [method, length] of [
    ['GET', '0'],
    ['GET', '1'],
    ['POST', '0'],
  ] as const) {
    const named = { method, headers: { 'content-length': length } };
    expect((await app.request('/api/v1/services', named)).status, `${method} ${length}`).toBe(503);
  }
  // What arrives slowly takes nobody's place.
  const sending = app.request('/api/v1/contact-forms', {
    method: 'POST',
    body: 'x',
    headers: { 'content-length': '1' },
  });
  const form = { method: 'POST', body: 'name=x', headers: { 'content-length': '6' } };
  expect((await app.request('/contact', form)).status).toBe(503);
  finish();
  expect((await Promise.all([...waiting, sending])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await app.request('/api/v1/services')).status).toBe(200);
});

test('short of memory, every address says in its own form that the server is busy; only the process is well', async () => {
  const ballast = Buffer.alloc(256 * 1024 * 1024, 1);
  const { url, logged } = await startSite({ MAX_MEMORY: '256' });
  for (const [path, text] of [
    ['/', '<h1>Sunucu şu anda meşgul.'],
    ['/en', '<h1>The server is busy.'],
    ['/api/v1/services', '{"error":"Sunucu şu anda meşgul.'],
    ['/trpc/services.listVisible', '"kind":"unavailable","text":"Sunucu şu anda meşgul.'],
  ] as const) {
    const response = await fetch(`${url}${path}`, { headers: { 'accept-language': 'tr' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain(text);
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(logged().filter((entry) => entry.msg === 'requests are turned away')).toHaveLength(1);
  expect(process.memoryUsage.rss()).toBeGreaterThan(ballast.length);
});

test('200 reads at once are served', async () => {
  const { url } = await startSite();
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const response = await fetch(`${url}${i % 4 ? '/api/v1/services' : '/'}`);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('readiness is the database’s: asked as often as one likes, it costs one query in a second', async () => {
  const { url, services, logged } = await startSite();
  expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready');
  await services.db.$executeRawUnsafe('ALTER TABLE "Setting" RENAME TO "Away"');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const failures = () => logged().filter((entry) => entry.msg === 'the database does not answer').length;
  const before = failures();
  await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/readyz`)));
  expect(failures() - before).toBeLessThanOrEqual(2);
  await services.db.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "Setting"');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 5000 }).toBe(200);
});
