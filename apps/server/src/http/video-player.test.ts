import { expect, test } from 'vitest';
import { startSite } from '#testing/start-site';

const players = [
  ['/video/youtube/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0'],
  [
    '/video/vimeo/76979871?h=8272103f6e',
    'https://player.vimeo.com',
    '/video/76979871?autoplay=1&amp;dnt=1&amp;h=8272103f6e',
  ],
] as const;

test('a frame around a player allows its one host, runs nothing and is shown by pages of this site only', async () => {
  const { url } = await startSite();
  for (const [path, host, src] of players) {
    const response = await fetch(url + path, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(await response.text()).toContain(`<iframe src="${host}${src}"`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src-attr 'unsafe-inline'; frame-src ${host}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const permissions = response.headers.get('permissions-policy');
    for (const feature of [`fullscreen=(self "${host}")`, `autoplay=(self "${host}")`, 'camera=()'])
      expect(permissions).toContain(feature);
  }
});

test('no page of the site names the host of a player, and each may show such a frame', async () => {
  const { url } = await startSite();
  for (const path of ['/', '/projeler', '/yok', '/en']) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("frame-src 'self' https://www.openstreetmap.org https://www.google.com;");
    expect(policy).toContain("media-src 'self'");
    expect(policy).not.toMatch(/youtube|vimeo/);
  }
  expect((await fetch(`${url}/admin`)).headers.get('content-security-policy')).not.toMatch(/youtube|vimeo|media-src/);
});

test.each([
  ['/video/youtube/dQw4w9WgXcQ', 'document'],
  ['/video/youtube/kisa', 'iframe'],
  ['/video/vimeo/76979871%22%3E', 'iframe'],
  ['/video/evil.example/76979871', 'iframe'],
  ['/video/youtube', 'iframe'],
])('%s as a %s is nothing', async (path, destination) => {
  const { url } = await startSite();
  const response = await fetch(url + path, { headers: { 'sec-fetch-dest': destination } });
  expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
});
