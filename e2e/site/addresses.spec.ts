import { expect, test } from './site-test';

const unknown = [
  { path: '/yok', tr: 'Sayfa Bulunamadı', en: 'Page Not Found' },
  { path: '/bir/iki/uc', tr: 'Sayfa Bulunamadı', en: 'Page Not Found' },
  { path: '/sayfa/yok', tr: 'Sayfa Bulunamadı', en: 'Page Not Found' },
  { path: '/articles?page=99', tr: 'Sayfa Bulunamadı', en: 'Page Not Found' },
  { path: '/category/yok', tr: 'Kategori Bulunamadı', en: 'Category Not Found' },
  { path: '/proje/yok', tr: 'Proje Bulunamadı', en: 'Project Not Found' },
  { path: '/articles/yok', tr: 'Makale Bulunamadı', en: 'Article Not Found' },
];

test('an unknown address shows the error page between header and footer, with status 404 and a link to the home page', async ({
  read,
}) => {
  for (const { path, tr, en } of unknown) {
    for (const [address, heading, home] of [
      [path, tr, '/'],
      [`/en${path}`, en, '/en'],
    ] as const) {
      const { response, page } = await read(address);
      expect(response.status(), address).toBe(404);
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page.locator('main').locator(`a[href="${home}"]`)).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText('Unexpected Application Error!');
    }
  }
});

test('hidden records get the same 404 as missing ones, also projects of a hidden category', async ({
  api,
  request,
}) => {
  const status = async (path: string) => (await request.get(path)).status();
  const [category] = await api.list('/admin/categories?limit=1');
  const [project] = await api.list(`/admin/projects?categoryId=${category?.id}&limit=1`);
  await api.put(`/admin/categories/${category?.id}`, { visible: false });
  try {
    expect(await status(`/category/${category?.slug}`)).toBe(404);
    expect(await status(`/proje/${project?.slug}`)).toBe(404);
  } finally {
    await api.put(`/admin/categories/${category?.id}`, { visible: true });
  }
  expect(await status(`/proje/${project?.slug}`)).toBe(200);
});

test('a changed address redirects with 301, that of a deleted record has status 410 @journey', async ({
  read,
  api,
  request,
}) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const content = '<p>Kısa metin.</p>';
  const kinds = [
    {
      api: '/admin/articles',
      path: '/articles',
      heading: 'Makale Bulunamadı',
      extra: { publishedAt: '2026-01-01T10:00:00Z' },
    },
    { api: '/admin/projects', path: '/proje', heading: 'Proje Bulunamadı', extra: { categoryId: category?.id } },
    { api: '/admin/categories', path: '/category', heading: 'Kategori Bulunamadı', extra: {}, name: true },
    { api: '/admin/pages', path: '/sayfa', heading: 'Sayfa Bulunamadı', extra: {} },
  ];
  for (const kind of kinds) {
    const { id } = await api.post(kind.api, {
      ...(kind.name ? { name: 'Taşınan' } : { title: 'Taşınan', content }),
      slug: 'eski-adres',
      ...kind.extra,
    });
    expect((await request.get(`${kind.path}/eski-adres`)).status()).toBe(200);
    await api.put(`${kind.api}/${id}`, { slug: 'yeni-adres' });
    for (const prefix of ['', '/en']) {
      const moved = await request.get(`${prefix}${kind.path}/eski-adres?a=1`, { maxRedirects: 0 });
      expect(moved.status(), kind.path).toBe(301);
      expect(moved.headers().location).toBe(`${prefix}${kind.path}/yeni-adres?a=1`);
    }
    await api.remove(`${kind.api}/${id}`);
    const gone = await read(`${kind.path}/yeni-adres`);
    expect(gone.response.status(), kind.path).toBe(410);
    await expect(gone.page.locator('h1')).toHaveText(kind.heading);
  }
});

test('a malformed address gets 400 or 404, never a server error', async ({ site }) => {
  for (const path of ['/proje/%E0%A4%A', '/%', '/en/articles/%ff', '/category/%00', '/sayfa/%c0%ae']) {
    const response = await fetch(`${site.url}${path}`);
    expect([400, 404], path).toContain(response.status);
  }
});
