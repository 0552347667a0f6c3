import { expect, test } from 'vitest';
import { startCachedSite } from '#testing/start-site';

const english = { 'accept-language': 'en-GB,en;q=0.9' };

test('a site without English has no English page, switch, alternate or address in the sitemap, until it is switched on', async () => {
  const { write, send, db } = await startCachedSite();
  await db.service.create({ data: { title: 'Pano imalatı', description: 'x' } });
  const look = async () => {
    const { text, headers } = await send('/', english);
    const sitemap = (await send('/sitemap.xml')).text;
    return {
      language: [/<html lang="(\w+)"/.exec(text)?.[1], headers['content-language']],
      alternates: [...text.matchAll(/hrefLang="([^"]+)"/gi)].map(([, language]) => language),
      switch: text.includes('language-switch'),
      links: /href="[^"]*\/en(?:[/#?"])/.test(text),
      sitemap: /<loc>[^<]*\/en(?:\/|<)/.test(sitemap) || sitemap.includes('hreflang="en"'),
      turkishInSitemap: /<loc>[^<]*\/iletisim</.test(sitemap),
    };
  };
  const on = {
    language: ['en', 'en'],
    alternates: ['tr', 'en', 'x-default', 'tr'],
    switch: true,
    links: true,
    sitemap: true,
    turkishInSitemap: true,
  };
  expect(await look()).toEqual(on);
  expect((await send('/en/contact')).status).toBe(200);

  expect((await write('PUT', '/settings/company', { english: false })).status).toBe(200);
  expect(await look()).toEqual({
    language: ['tr', 'tr'],
    alternates: [],
    switch: false,
    links: false,
    sitemap: false,
    turkishInSitemap: true,
  });
  for (const [path, target] of [
    ['/en', '/'],
    ['/en?utm_source=x', '/?utm_source=x'],
    ['/en/articles?page=2', '/articles?page=2'],
    ['/en/proje/trafo', '/proje/trafo'],
    ['/en//elsewhere.example', '/elsewhere.example'],
    ['/en/%5Celsewhere.example', '/%5Celsewhere.example'],
  ] as const) {
    const { status, headers } = await send(path);
    expect([path, status, headers.location, headers['cache-control']]).toEqual([path, 301, target, 'no-store']);
  }
  const cookie = await send('/articles', { cookie: 'i18nextLng=en' });
  expect([cookie.status, cookie.headers['content-language']]).toEqual([200, 'tr']);

  await write('PUT', '/settings/company', { english: true });
  expect(await look()).toEqual(on);
});
