import { expect, open, test } from './site-test';

const path = '/hizmet/pano-imalati';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor walks from the home page over a service and a project to a quote for it @phone', async ({ page }) => {
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
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en$/);
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
