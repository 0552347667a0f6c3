import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { account } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

/** Where this process connects to, from now on: names it looks up and addresses it tries. */
function watchConnections(): Set<string> {
  const targets = new Set<string>();
  const note = (message: unknown) => {
    const socket = typeof message === 'object' && message && 'socket' in message ? message.socket : null;
    if (!(socket instanceof Socket)) return;
    socket.on('lookup', (_error, _address, _family, host) => targets.add(host));
    socket.on('connectionAttempt', (address, port) => targets.add(`${address}:${port}`));
  };
  subscribe('net.client.socket', note);
  onTestFinished(() => void unsubscribe('net.client.socket', note));
  return targets;
}

test('no address that somebody stores makes the server call it: not when saved, shown, shared, listed or fed', async () => {
  let calls = 0;
  const listener = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listener.close());
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const site = await startSite();
  const targets = watchConnections();
  const authorization = `Bearer ${await signIn(site.url, account)}`;
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(`${site.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, `${method} ${path} ${response.status} ${response.ok ? '' : await response.text()}`).toBe(true);
    const { data }: { data: { id: number } } = await response.json();
    return data;
  };
  const image = `http://127.0.0.1:${port}/a.png`;
  const inside = 'http://169.254.169.254/latest/meta-data/';
  const content = `<p>1</p><p>2</p><p>3</p><img src="${image}"><img src="${inside}"><a href="${image}">x</a>`;
  const category = await send('POST', '/admin/categories', { name: 'Pano', slug: 'pano' });
  const article = { title: 'Metin', slug: 'metin', content, featuredImage: image, publishedAt: '2026-01-01T10:00:00Z' };
  await send('POST', '/admin/articles', article);
  const project = { title: 'Metin', slug: 'metin', content, image, categoryId: category.id };
  const { id } = await send('POST', '/admin/projects', project);
  await send('POST', `/project/${id}/images`, { imageUrl: inside });
  await send('POST', '/admin/hero-sections', {
    title: 'x',
    subtitle: content,
    backgroundImage: image,
    ctaLink: inside,
  });
  await send('POST', '/admin/about-section', { title: 'x', content, image });
  await send('POST', '/admin/brands', { name: 'x', logoUrl: image, websiteUrl: inside });
  await send('POST', '/admin/pages', { title: 'x', slug: 'metin', content });
  const social = [{ name: 'x', url: 'https://metadata.google.internal/' }];
  await send('PUT', '/admin/settings/company', { name: 'Firma', logoUrl: image, socialLinks: social });

  for (const path of [
    ...['/', '/en', '/articles', '/articles/metin', '/proje/metin', '/category/pano', '/sayfa/metin', '/contact'],
    ...[
      '/og/site.jpg',
      '/og/articles/metin.jpg',
      '/og/proje/metin.jpg',
      '/og/category/pano.jpg',
      '/og/sayfa/metin.jpg',
    ],
    ...['/sitemap.xml', '/rss.xml', '/api/v1/articles', '/api/v1/projects', '/api/v1/brands', '/api/v1/admin/articles'],
  ]) {
    const response = await fetch(`${site.url}${path}`, { headers: { authorization } });
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
  }
  expect(calls).toBe(0);
  // PostgreSQL may get another connection at any time; SQLite has no address.
  targets.delete(new URL(site.databaseUrl).host);
  expect([...targets]).toEqual([`127.0.0.1:${site.port}`]);
});
