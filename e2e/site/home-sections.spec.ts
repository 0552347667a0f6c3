import { expect, open, test } from './site-test';

const order = ['home', 'categories', 'projects', 'about', 'services', null, 'articles', 'contact'];

test('the sections are in order and have their anchors', async ({ read }) => {
  const { page } = await read('/');
  const ids = await page.locator('main section').evaluateAll((all) => all.map((section) => section.id || null));
  expect(ids).toEqual(order);
  await expect(page.locator('main section:not([id]) h2')).toHaveText('Markalar & Partnerler');
  await read('/en');
  await expect(page.locator('main section:not([id]) h2')).toHaveText('Brands & Partners');
});

test('the sections hang on the busbar of the home page with numbered plates; one that has a page to itself has none', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.feeder')).toHaveCount(7);
  for (const feeder of await page.locator('.feeder').all()) await expect(feeder).toBeVisible();
  for (const path of ['/iletisim', '/hakkimizda']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.feeder')).toBeHidden();
  }
});

test('the sections of the home page lead to the pages that have all of it', async ({ read }) => {
  const { page } = await read('/');
  const pages = [
    ['#projects', 'Tüm projeler', '/projeler'],
    ['#services', /^Tüm hizmetler/, '/hizmetler'],
    ['#about', 'Hakkımızda sayfası', '/hakkimizda'],
    ['#contact', 'İletişim sayfası', '/iletisim'],
  ] as const;
  for (const [section, name, path] of pages) {
    await expect(page.locator(section).getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await read('/en');
  for (const [section, path] of [
    ['#projects', '/en/projects'],
    ['#services', '/en/services'],
    ['#about', '/en/about'],
    ['#contact', '/en/contact'],
  ] as const) {
    await expect(page.locator(section).locator(`a[href="${path}"]`)).toHaveCount(1);
  }
});

test('a switch of the back office hides its section and shows it again', async ({ read, blank: page, api }) => {
  for (const [setting, id] of [
    ['home_show_categories', 'categories'],
    ['home_show_projects', 'projects'],
    ['home_show_services', 'services'],
    ['home_show_articles', 'articles'],
  ]) {
    await api.put('/admin/settings/home', { [String(setting)]: false });
    try {
      await read('/');
      await expect(page.locator('#contact')).toBeAttached();
      await expect(page.locator(`#${id}`)).toHaveCount(0);
    } finally {
      await api.put('/admin/settings/home', { [String(setting)]: true });
    }
    await read('/');
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
});

test('sections without content say so or are left out', async ({ read, api }) => {
  const about = await api.one('/admin/about-section');
  const hide = async (path: string, hidden: Record<string, unknown>) => {
    const records = await api.list(`${path}?limit=100`);
    for (const { id } of records) await api.put(`${path}/${id}`, hidden);
    return async () => {
      const shown = Object.fromEntries(Object.keys(hidden).map((key) => [key, true]));
      for (const { id } of records) await api.put(`${path}/${id}`, shown);
    };
  };
  const restore = [
    await hide('/admin/categories', { visible: false }),
    await hide('/admin/brands', { active: false }),
    await hide('/admin/services', { visible: false }),
    await hide('/admin/articles', { visible: false }),
  ];
  await api.put(`/admin/about-section/${about.id}`, { visible: false });
  try {
    const { page } = await read('/');
    const ids = await page.locator('main section').evaluateAll((all) => all.map((section) => section.id || null));
    // Projects of a hidden category are hidden as well.
    expect(ids).toEqual(['home', 'services', 'articles', 'contact']);
    await expect(page.locator('#services')).toContainText('Henüz hizmet eklenmemiş...');
    await expect(page.locator('#articles')).toContainText('Henüz makale eklenmemiş.');
  } finally {
    for (const undo of restore) await undo();
    await api.put(`/admin/about-section/${about.id}`, { visible: true });
  }
});

test('categories, projects, services and articles are cards as the contract describes them', async ({ read }) => {
  const { page } = await read('/');
  const category = page.locator('#categories a', { hasText: 'Elektrik Panoları' });
  await expect(category).toHaveAttribute('href', '/category/elektrik-panolari');
  await expect(category).toContainText('Detaylı Bilgi');
  await expect(page.locator('#categories a')).toHaveCount(5);
  await expect(page.locator('#projects a[href^="/proje/"]')).toHaveCount(6);
  await expect(page.locator('#services h3')).toHaveText([
    'Elektrik Projelendirme',
    'Pano İmalatı',
    'Otomasyon ve PLC',
    'Aydınlatma',
    'Güvenlik Kameraları',
    'Araç Şarj İstasyonları',
    'Elektrik Tesisatı',
    'Topraklama ve Ölçüm',
  ]);
  const articles = page.locator('#articles a[href^="/articles/"]');
  await expect(articles).toHaveCount(6);
  await expect(articles.first()).toContainText('Devamını Oku');
  const dates = await articles.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());
  await expect(page.locator('#about h2')).toHaveText('Hakkımızda');
});

test('drafts, scheduled and hidden articles do not appear', async ({ read, api }) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const yesterday = new Date(Date.now() - 3_600_000).toISOString();
  const drafts = [
    await api.post('/admin/articles', { title: 'Taslak yazı', slug: 'taslak-yazi', content: '<p>x</p>' }),
    await api.post('/admin/articles', {
      title: 'Planlı yazı',
      slug: 'planli-yazi',
      content: '<p>x</p>',
      publishedAt: tomorrow,
    }),
    await api.post('/admin/articles', {
      title: 'Gizli yazı',
      slug: 'gizli-yazi',
      content: '<p>x</p>',
      publishedAt: yesterday,
      visible: false,
    }),
  ];
  try {
    const { page } = await read('/');
    await expect(page.locator('#articles')).toContainText('Makaleler');
    await expect(page.locator('#articles')).not.toContainText(/Taslak yazı|Planlı yazı|Gizli yazı/);
    for (const { slug } of drafts) expect((await read(`/articles/${slug}`)).response.status()).toBe(404);
  } finally {
    for (const { id } of drafts) await api.remove(`/admin/articles/${id}`);
  }
});

test('a brand shows its logo with its name, or only the name if the logo cannot be loaded', async ({ page, api }) => {
  const broken = await api.post('/admin/brands', {
    name: 'Kırık Logo',
    logoUrl: 'http://localhost:9/logo.png',
    order: 99,
    active: true,
  });
  try {
    await open(page, '/');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Markalar & Partnerler' }) });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img', { name: 'Veltrin' })).toBeVisible();
    await expect(section.locator('[title="Veltrin"]')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Veltrin' })).toHaveAttribute('href', /^https:\/\/veltrin\.example/);
    await expect(section.getByText('Kırık Logo')).toBeVisible();
    await expect(section.getByRole('img', { name: 'Kırık Logo' })).toHaveCount(0);
    await expect(section.getByRole('link', { name: 'Ohmira' })).toHaveCount(0);
  } finally {
    await api.remove(`/admin/brands/${broken.id}`);
  }
});

test('a service with an unknown icon shows its emoji or the default icon, without an error', async ({
  page,
  api,
  watch,
}) => {
  const services = [
    await api.post('/admin/services', {
      title: 'Emojili',
      description: 'x',
      icon: 'boyle_bir_simge_yok',
      iconText: '🔧',
    }),
    await api.post('/admin/services', { title: 'Simgesiz', description: 'x', icon: 'bu_da_yok' }),
  ];
  try {
    await open(page, '/');
    const module = (title: string) => page.locator('.service-module', { hasText: title });
    await module('Emojili').scrollIntoViewIfNeeded();
    await expect(module('Emojili').locator('.service-icon')).toHaveText('🔧');
    await expect(module('Simgesiz').locator('.service-icon svg')).toBeVisible();
    await expect(page.locator('.service-icon img[src*="yok"]')).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  } finally {
    for (const { id } of services) await api.remove(`/admin/services/${id}`);
  }
});

test('a section whose data cannot be loaded is left out; if nothing can be loaded, the page can be tried again', async ({
  page,
}) => {
  await open(page, '/articles');
  const home = page.getByRole('banner').getByRole('link', { name: 'Ana Sayfa', exact: true });
  // All data is requested in one batch: the response for the services is replaced by an error.
  await page.route('**/trpc/**services.listVisible**', async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const response = await route.fetch();
    const results: unknown[] = await response.json();
    const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 };
    results[names.indexOf('services.listVisible')] = { error: { message: 'x', code: -32603, data } };
    await route.fulfill({ response, status: 207, json: results });
  });
  await home.click();
  await expect(page.locator('#articles')).toBeAttached();
  await expect(page.locator('.service-module')).toHaveCount(0);
  await expect(page.locator('#contact')).toBeAttached();
  await page.unrouteAll({ behavior: 'wait' });

  await open(page, '/articles');
  await page.route('**/trpc/**', (route) => route.abort());
  await home.click();
  await expect(page.getByRole('alert')).toHaveText('Veriler yüklenirken bir hata oluştu');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.locator('#services .service-module').first()).toBeAttached();
});

test('the contact section gives every way to reach the firm', async ({ read }) => {
  const { page } = await read('/');
  const contact = page.locator('#contact');
  await expect(contact.getByRole('heading', { level: 2 })).toHaveText('İletişim');
  await expect(contact.locator('a[href="mailto:info@ornekelektrik.example"]')).toHaveCount(1);
  await expect(contact.locator('a[href="tel:+902240000000"]')).toHaveCount(1);
  await expect(contact).toContainText('Elif Yalın');
  await expect(contact).toContainText(/Nilüfer.*Bursa/);
  await expect(contact).toContainText(/Pazartesi.*Cuma.*09:00.*18:00/);
  await expect(contact).toContainText(/Cumartesi.*09:00.*13:00/);
  const greeting = /^https:\/\/wa\.me\/905320000000\?text=Merhaba%2C/;
  await expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', greeting);
  const floating = page.getByRole('link', { name: 'WhatsApp ile yazın' });
  await expect(floating).toHaveAttribute('href', greeting);
  await expect(floating).toHaveAttribute('target', '_blank');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Örnek Elektrik`);
  await expect(footer).toContainText('Bursa’daki sanayi tesisleri, iş yerleri ve konutlar için');
  await expect(footer).toContainText(/Nilüfer.*Bursa/);
  await expect(footer).toContainText('Yazılım: Pano');
  await expect(footer.locator('a[href="mailto:info@ornekelektrik.example"]')).toHaveCount(1);
  await expect(footer.locator('a[href="tel:+902240000000"]')).toHaveCount(1);
  await expect(footer.locator('nav a')).toHaveText(['Ana Sayfa', 'Hizmetler', 'Makaleler', 'İletişim']);
});

test('the map requests nothing from other servers before the visitor opens it', async ({ page, watch }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );
  await open(page, '/contact');
  await page.locator('.contact-map').scrollIntoViewIfNeeded();
  await expect(page.locator('.contact-map img')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watch.foreignRequests).toEqual([]);
  await page.getByRole('button', { name: 'Haritayı aç' }).click();
  await expect(page.getByTitle('Harita', { exact: true })).toHaveAttribute('src', /openstreetmap\.org\/export\/embed/);
  await expect.poll(() => watch.foreignRequests.length).toBeGreaterThan(0);
});
