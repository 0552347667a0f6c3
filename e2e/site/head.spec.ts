import type { APIRequestContext, Page } from '@playwright/test';
import { inLanguage, languages, publicPages, untranslated } from './public-pages';
import { expect, test } from './site-test';

for (const { path, english } of publicPages) {
  test(`${path}: title, description, address, languages and card of a shared link`, async ({ read, site, request }) => {
    const titles = new Set<string>();
    for (const language of languages) {
      const head = await readHead((await read(inLanguage({ path, english }, language))).page);
      titles.add(head.title);
      expect(head.title).toContain('Örnek Elektrik');
      expect(head.description?.length).toBeGreaterThan(10);
      const isEnglish = language === 'en' && path !== untranslated;
      const addresses = { tr: site.url + path, en: site.url + english, 'x-default': site.url + path };
      // Where there is no English, the page below /en is the Turkish one in an English frame.
      expect(head.alternates).toEqual(path === untranslated ? {} : addresses);
      expect(head.canonical).toBe(isEnglish ? addresses.en : addresses.tr);
      expect(head.robots).toBeNull();
      expect(head.properties['og:title']).toBe(head.title);
      expect(head.properties['og:description']).toBe(head.description);
      expect(head.properties['og:url']).toBe(head.canonical);
      expect(head.properties['og:type']).toBe(path.startsWith('/articles/') ? 'article' : 'website');
      expect(head.properties['og:locale']).toBe(isEnglish ? 'en_GB' : 'tr_TR');
      expect(head.properties['og:site_name']).toBe('Örnek Elektrik');
      expect(head.properties['twitter:card']).toBe('summary_large_image');
      expect(head.properties['twitter:title']).toBe(head.title);
      expect(head.properties['twitter:image']).toBe(head.properties['og:image']);
      expect(head.properties['og:image:width']).toBe('1200');
      expect(head.properties['og:image:height']).toBe('630');
      await isPicture(request, String(head.properties['og:image']));
    }
    if (path === '/' || path === '/contact' || path === '/articles') expect(titles.size).toBe(2);
  });
}

test('titles and descriptions are different on every page', async ({ request }) => {
  const heads = await Promise.all(
    publicPages.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)/.exec(html)?.[1]];
    }),
  );
  for (const index of [0, 1]) expect(new Set(heads.map((head) => head[index])).size).toBe(publicPages.length);
});

test('the head of a project has its SEO fields, or without them its title and description', async ({ read, api }) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const common = { categoryId: category?.id, content: '<p>x</p>', description: 'Kısa açıklama' };
  const seo = { seoTitle: 'Bursa pano', seoDescription: 'Pano yenileme işi', seoKeywords: 'pano, bursa' };
  const plain = await api.post('/admin/projects', { ...common, title: 'Sade', slug: 'sade' });
  const rich = await api.post('/admin/projects', { ...common, ...seo, title: 'Zengin', slug: 'zengin' });
  try {
    const { page } = await read('/proje/zengin');
    expect(await readHead(page)).toMatchObject({ title: 'Bursa pano', description: 'Pano yenileme işi' });
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', 'pano, bursa');
    await read('/proje/sade');
    expect(await readHead(page)).toMatchObject({ title: 'Sade – Örnek Elektrik', description: 'Kısa açıklama' });
  } finally {
    for (const { id } of [plain, rich]) await api.remove(`/admin/projects/${id}`);
  }
});

const seo = { seoTitle: 'Bursa pano', seoDescription: 'Pano yenileme ve ölçüm' };
const english = { seoTitle: 'Boards in Bursa', seoDescription: 'Switchboards renewed' };
const texts = { title: 'Pano', slug: 'seo-pano', content: '<p>Metin</p>' };
const translated = { title: 'Board', slug: 'seo-board', content: '<p>Text</p>' };
const kinds = [
  {
    path: '/articles',
    shown: ['/articles/seo-pano', '/en/articles/seo-board'],
    data: { ...texts, publishedAt: '2026-01-01T00:00:00Z' },
    texts: translated,
  },
  {
    path: '/categories',
    shown: ['/category/seo-pano', '/en/category/seo-board'],
    data: { name: 'Pano', slug: 'seo-pano' },
    texts: { name: 'Board', slug: 'seo-board' },
  },
  { path: '/pages', shown: ['/sayfa/seo-pano', '/en/page/seo-board'], data: texts, texts: translated },
] as const;

for (const { path, shown, data, texts } of kinds) {
  test(`${path}: the head has the texts for search engines in each language, or the title`, async ({ read, api }) => {
    const { id } = await api.post(`/admin${path}`, data);
    try {
      const { page } = await read(shown[0]);
      expect((await readHead(page)).title).toBe('Pano – Örnek Elektrik');
      await api.put(`/admin${path}/${id}`, seo);
      await api.put(`/admin${path}/${id}/translations/en`, { ...texts, ...english });
      for (const [address, { seoTitle, seoDescription }] of [
        [shown[0], seo],
        [shown[1], english],
      ] as const) {
        await read(address);
        const { title, description, properties } = await readHead(page);
        expect([title, description]).toEqual([seoTitle, seoDescription]);
        expect(properties).toMatchObject({
          'og:title': seoTitle,
          'og:description': seoDescription,
          'twitter:title': seoTitle,
          'twitter:description': seoDescription,
        });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(address === shown[0] ? 'Pano' : 'Board');
      }
    } finally {
      await api.remove(`/admin${path}/${id}`);
    }
  });
}

async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;
    const all = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        [...document.head.querySelectorAll(selector)].map((tag) => [tag.getAttribute(key), tag.getAttribute(value)]),
      );
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      alternates: all('link[rel="alternate"][hreflang]', 'hreflang', 'href'),
      properties: {
        ...all('meta[property^="og:"]', 'property', 'content'),
        ...all('meta[name^="twitter:"]', 'name', 'content'),
      },
    };
  });
}

/** The size of a JPEG is in its first frame header. */
async function isPicture(request: APIRequestContext, url: string): Promise<void> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  expect(response.headers()['content-type'], url).toBe('image/jpeg');
  expect(response.headers()['cache-control'], url).toMatch(/max-age=\d+/);
  const bytes = await response.body();
  const frame = [0xc0, 0xc1, 0xc2]
    .map((kind) => bytes.indexOf(Buffer.from([0xff, kind, 0x00, 0x11])))
    .find((at) => at > 0);
  expect([bytes.readUInt16BE((frame ?? 0) + 7), bytes.readUInt16BE((frame ?? 0) + 5)], url).toEqual([1200, 630]);
}
