import type { Page } from '@playwright/test';
import { expect, test } from './site-test';

/** Parses a document strictly: a single error rejects all of it. */
const parse = (page: Page, text: string) =>
  page.evaluate((xml) => {
    const tree = new DOMParser().parseFromString(xml, 'application/xml');
    const fault = tree.querySelector('parsererror')?.textContent ?? null;
    const textOf = (selector: string) => [...tree.querySelectorAll(selector)].map((node) => node.textContent ?? '');
    const urls = [...tree.querySelectorAll('url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      lastmod: url.querySelector('lastmod')?.textContent ?? null,
      images: [...url.getElementsByTagName('image:loc')].map((node) => node.textContent ?? ''),
      alternates: Object.fromEntries(
        [...url.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
    }));
    return {
      fault,
      urls,
      items: textOf('item > link'),
      dates: textOf('item > pubDate'),
      channel: textOf('channel > title'),
    };
  }, text);

test('the sitemap is well-formed and names every public page in both languages', async ({
  blank,
  request,
  site,
  api,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  const { fault, urls } = await parse(blank, await response.text());
  expect(fault).toBeNull();
  const at = (path: string) => urls.find(({ loc }) => loc === site.url + path);
  for (const path of [
    '/',
    '/en',
    '/iletisim',
    '/en/contact',
    '/projeler',
    '/hizmetler',
    '/hakkimizda',
    '/en/articles',
    '/category/elektrik-panolari',
    '/sayfa/gizlilik',
  ]) {
    expect(at(path), path).toBeDefined();
  }
  const project = at('/proje/16-araclik-sarj-otoparki');
  expect(project?.alternates).toEqual({
    tr: `${site.url}/proje/16-araclik-sarj-otoparki`,
    en: expect.stringMatching(/\/en\/project\/[a-z0-9-]+$/),
    'x-default': `${site.url}/proje/16-araclik-sarj-otoparki`,
  });
  expect(Number.isNaN(Date.parse(project?.lastmod ?? ''))).toBe(false);
  expect(project?.images.length).toBeGreaterThan(1);
  const projects = await api.list('/projects?limit=100');
  expect(urls.filter(({ loc }) => loc.startsWith(`${site.url}/proje/`))).toHaveLength(projects.length);
  for (const { loc } of urls) expect((await request.get(loc, { maxRedirects: 0 })).status(), loc).toBe(200);
});

test('robots.txt keeps crawlers out of the back office and leads them to the sitemap', async ({ request, site }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Disallow: \/admin$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the feed of each language is well-formed and lists its published articles, newest first', async ({
  blank,
  request,
  site,
  api,
}) => {
  for (const [path, articles] of [
    ['', await api.list('/articles?limit=20')],
    ['/en', await api.list('/articles?limit=20&locale=en&fallback=none')],
  ] as const) {
    const response = await request.get(`${path}/rss.xml`);
    expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
    const { fault, items, dates, channel } = await parse(blank, await response.text());
    expect(fault).toBeNull();
    expect(channel).toEqual(['Örnek Elektrik']);
    expect(items).toEqual(articles.map(({ slug }) => `${site.url}${path}/articles/${slug}`));
    expect(dates.map((date) => Date.parse(date))).toEqual(dates.map((date) => Date.parse(date)).sort((a, b) => b - a));
  }
});
