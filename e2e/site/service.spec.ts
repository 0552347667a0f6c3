import { expect, open, type Stored, test } from './site-test';

const path = '/hizmet/pano-imalati';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor walks from the home page over a service and a project to a quote for it, and sends it @phone', async ({
    page,
    api,
  }) => {
    await page.goto('/');
    const services = page.locator('#services');
    await expect(services.getByRole('heading', { name: 'Aydınlatma' }).getByRole('link')).toHaveCount(0);
    await services.getByRole('link', { name: 'Pano İmalatı' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText('Pano İmalatı');
    await expect(page.locator('.gallery img').first()).toBeVisible();
    const answer = page.getByText('Yapıyoruz. Projeyi imalattan önce');
    await expect(answer).toBeHidden();
    await page.getByText('Başkasının çizdiği projeyle pano yapıyor musunuz?').click();
    await expect(answer).toBeVisible();
    await expect(page.locator('.whatsapp-button')).toHaveAttribute('href', /Konu%3A%20Pano%20%C4%B0malat%C4%B1$/);

    await page
      .getByRole('complementary', { name: 'Bu iş için teklif alın' })
      .getByRole('link', { name: 'Teklif Al' })
      .click();
    await expect(page).toHaveURL('/?hizmet=pano-imalati#contact');
    const form = page.locator('#contact form');
    await expect(form.getByLabel('Konu')).toHaveValue('Teklif İsteği');
    await expect(form.getByLabel('Mesaj')).toHaveValue('Pano İmalatı için teklif almak istiyorum.');
    // From a project the service is chosen as well.
    await page.goto(path);
    await page.getByRole('region', { name: 'Bu hizmetle yaptığımız işler' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/proje\//);
    await page.getByRole('complementary', { name: 'Proje künyesi' }).getByRole('link', { name: 'Teklif Al' }).click();
    await expect(page).toHaveURL('/?hizmet=pano-imalati#contact');
    await expect(form.getByLabel('Mesaj')).toHaveValue('Pano İmalatı için teklif almak istiyorum.');
    await form.locator('[name="name"]').fill('Yalın Kaya');
    await form.locator('[name="email"]').fill('yalin@kaya.example');
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeInViewport();
    const [newest] = await api.list('/admin/contact-forms?limit=1');
    const message = 'Pano İmalatı için teklif almak istiyorum.';
    expect(newest).toMatchObject({ name: 'Yalın Kaya', subject: 'Teklif İsteği', message });
    await api.remove(`/admin/contact-forms/${newest?.id}`);

    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await page.goto('/en/service/switchboard-manufacture');
    await page.getByRole('complementary').getByRole('link', { name: 'Get a quote' }).first().click();
    await expect(page.locator('#contact form').getByLabel('Message')).toHaveValue(
      'I would like a quote for: Switchboard manufacture.',
    );
  });
});

test('the form opens with the service chosen, and an unknown one leads to the plain form', async ({ page }) => {
  await open(page, path);
  await page
    .getByRole('complementary', { name: 'Bu iş için teklif alın' })
    .getByRole('link', { name: 'Teklif Al' })
    .click();
  const message = page.locator('#contact form').getByLabel('Mesaj');
  await expect(message).toHaveValue('Pano İmalatı için teklif almak istiyorum.');
  await expect(message).toBeInViewport();
  await page.goto('/?hizmet=yok#contact');
  await expect(page).toHaveURL('/#contact');
  await expect(message).toHaveValue('');
});

test('services have pages while they are visible and have a text', async ({ api, request }) => {
  const service = await api.post('/admin/services', { title: 'Geçici iş', description: 'x', content: '<p>Metin</p>' });
  const address = '/hizmet/gecici-is';
  const statuses = async () => {
    const home = await (await request.get('/')).text();
    return [(await request.get(address)).status(), home.includes(`href="${address}"`)];
  };
  try {
    expect(await statuses()).toEqual([200, true]);
    await api.put(`/admin/services/${service.id}`, { visible: false });
    expect(await statuses()).toEqual([404, false]);
    await api.put(`/admin/services/${service.id}`, { visible: true, content: null });
    expect(await statuses()).toEqual([404, false]);
  } finally {
    await api.remove(`/admin/services/${service.id}`);
  }
});

test('on a phone the title of a service without an icon stands above its text, as with one', async ({ api, page }) => {
  const service = await api.post('/admin/services', { title: 'Pano fiyat listesi', description: 'Birim fiyatlar' });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/hizmetler');
    const lines = page.getByRole('article').filter({ hasText: 'Birim fiyatlar' }).locator('h2, p');
    const boxes = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
    const [title, text] = boxes;
    expect(boxes).toHaveLength(2);
    expect(title?.left).toBe(text?.left);
    expect(title?.bottom).toBeLessThanOrEqual(text?.top ?? 0);
  } finally {
    await api.remove(`/admin/services/${service.id}`);
  }
});

test('however many cards a block has, each of their rows is full', async ({ api, page }) => {
  const [services, projects] = [await api.list('/services?limit=6'), await api.list('/projects?limit=5')];
  const firstOf = (records: Stored[]) => records.map((_, at) => records.slice(0, at + 1).map(({ id }) => id));
  const blocks = [
    ...firstOf(services).map((ids) => ({ kind: 'services', ids })),
    ...firstOf(projects).map((ids) => ({ kind: 'projects', ids })),
  ].map((block, at) => ({ ...block, id: at + 1 }));
  const { id } = await api.post('/admin/pages', { title: 'Dolu satırlar', slug: 'dolu-satirlar', blocks });
  try {
    for (const width of [1280, 700]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/sayfa/dolu-satirlar');
      const gaps = await page.locator('.service-rail, .card-grid').evaluateAll((grids) =>
        grids.map((grid) => {
          const rows = new Map<number, number>();
          for (const card of grid.children) {
            const { top, right } = card.getBoundingClientRect();
            rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0));
          }
          return Math.round(Math.abs(grid.getBoundingClientRect().right - Math.min(...rows.values())));
        }),
      );
      expect(gaps, `${width}`).toEqual(blocks.map(() => 0));
    }
  } finally {
    await api.remove(`/admin/pages/${id}`);
  }
});
