import { expect, test } from 'vitest';
import { readEnv } from '#process/env';
import { sendRaw, statusOf } from '#testing/send-raw';
import { startSite } from '#testing/start-site';
import { isOwnHost } from './host-check';

const published = { PUBLIC_URL: 'https://www.ornek.example', ALLOWED_HOSTS: 'ornek.example' };

test.each([
  ['www.ornek.example', true],
  ['ornek.example', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['elsewhere.example', false],
  ['www.ornek.example.elsewhere.example', false],
  ['203.0.113.9', false],
  ['10.0.0.7', false],
  ['pano', false],
  ['', false],
])('a published site responds under the name %s: %s', (name, isServed) => {
  expect(isOwnHost(name, readEnv(published).hosts)).toBe(isServed);
});

test.each([
  ['localhost', true],
  ['192.168.1.20', true],
  ['[fe80::1]', true],
  ['pano', true],
  ['pano.local', true],
  ['host.docker.internal', true],
  ['elsewhere.example', false],
  ['', false],
])('a site without a public address responds under the name %s: %s', (name, isServed) => {
  expect(isOwnHost(name, readEnv({}).hosts)).toBe(isServed);
});

test('with ALLOWED_HOSTS=* any name will do', () => {
  expect(isOwnHost('elsewhere.example', readEnv({ ...published, ALLOWED_HOSTS: '*' }).hosts)).toBe(true);
});

test('an unknown Host is rejected at every address, in the form of that address; health checks are served', async () => {
  const { port } = await startSite(published);
  const get = (path: string, host: string) => sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: ${host}`);
  for (const path of [
    '/',
    '/admin',
    '/api/v1/services',
    '/trpc/services.listVisible?input=%7B%7D',
    '/sitemap.xml',
    '/favicon.svg',
  ]) {
    for (const host of ['elsewhere.example', '203.0.113.9:3000', 'WWW.elsewhere.example:443']) {
      const response = await get(path, host);
      expect(statusOf(response), `${path} ${host}`).toBe(421);
      expect(response).not.toContain('elsewhere');
    }
    expect([200, 304]).toContain(statusOf(await get(path, 'WWW.ORNEK.example:8080')));
    expect([200, 304]).toContain(statusOf(await get(path, `localhost:${port}`)));
  }
  expect(await get('/api/v1/services', 'elsewhere.example')).toContain('"error":"Bu adresten yayın yapılmıyor"');
  expect(await get('/trpc/services.listVisible?input=%7B%7D', 'elsewhere.example')).toContain('"fields":{}');
  expect(await get('/en', 'elsewhere.example')).toContain('<h1>Nothing is published under this address</h1>');
  expect(statusOf(await sendRaw(port, 'GET http://elsewhere.example/api/v1/services HTTP/1.1'))).toBe(421);
  expect(statusOf(await get('/healthz', '10.0.0.7'))).toBe(200);
  expect(statusOf(await get('/readyz', '10.0.0.7'))).toBe(200);
});

test('the name that a request uses stands nowhere in the responses', async () => {
  const { port } = await startSite({ ...published, ALLOWED_HOSTS: '*' });
  for (const path of ['/', '/en', '/sitemap.xml', '/robots.txt', '/rss.xml', '/api/v1/openapi.json', '/sayfa/yok']) {
    const forged = 'x-forwarded-host: forged.example\r\nforwarded: host=forged.example\r\nx-forwarded-proto: gopher';
    const response = await sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: forged.example\r\n${forged}`);
    expect(statusOf(response)).toBeLessThan(500);
    expect(response, path).not.toMatch(/forged|gopher/);
  }
});

test('no address and no parameter leads to another site', async () => {
  const { port } = await startSite(published);
  for (const target of [
    '//elsewhere.example',
    '//elsewhere.example/%2e%2e',
    '/\\elsewhere.example',
    '/%5celsewhere.example',
    '/%2f%2felsewhere.example',
    '/en//elsewhere.example/',
    '/proje//elsewhere.example',
    '/?next=https://elsewhere.example&redirect=//elsewhere.example&url=//elsewhere.example',
    '/admin/login?next=//elsewhere.example',
    '/contact?returnTo=//elsewhere.example',
    '/articles/%0d%0alocation:%20https://elsewhere.example',
  ]) {
    const response = await sendRaw(port, `GET ${target} HTTP/1.1`);
    const location = /\r\nlocation: ([^\r\n]*)/i.exec(response)?.[1];
    if (location !== undefined) {
      const { origin } = new URL(location, 'https://www.ornek.example');
      expect(origin, `${target} leads to ${location}`).toBe('https://www.ornek.example');
    }
    expect(statusOf(response), target).toBeLessThan(500);
  }
});
