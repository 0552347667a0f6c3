import type { Page } from '@playwright/test';
import { signIn } from '../fixtures';
import { type Api, expect, open, test, untilHydrated } from './site-test';

const path = '/proje/16-araclik-sarj-otoparki';
const title = '16 araçlık şarj otoparkı';

async function sendForm(page: Page, name: string): Promise<void> {
  const form = page.locator('#contact form');
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="email"]').fill('koken@example.com');
  await form.locator('[name="message"]').fill('Pano yenileme');
  await form.locator('[type="submit"]').click();
  await expect(page.locator('#sent').getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();
}

/** The lead that somebody of this name has sent. */
async function findLead(api: Api, name: string) {
  const [lead] = await api.list(`/admin/leads?q=${encodeURIComponent(name)}`);
  return api.one(`/admin/leads/${lead?.id}`);
}

test('a visitor who asks for a quote on a project comes from it; the lead says where the visit began and what led to it @phone', async ({
  page,
  api,
}) => {
  const name = 'Projeden Gelen';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/?utm_source=google&utm_medium=organic&utm_campaign=gbp');
  await page.locator(`#projects a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Teklif Al' }).click();
  await sendForm(page, name);
  const { id } = await findLead(api, name);
  await signIn(page);
  await page.goto(`/admin/contact-forms/${id}`);
  const details = page.getByRole('region', { name: 'Bilgiler' });
  await expect(details.getByRole('term')).toHaveText(['Geldiği sayfa', 'İlk girdiği sayfa', 'Kaynak']);
  await expect(details.getByRole('definition')).toHaveText([title, 'Ana Sayfa', 'Google İşletme Profili']);
  await expect(details.getByRole('link', { name: title })).toHaveAttribute('href', path);
  await api.remove(`/admin/contact-forms/${id}`);
});

test('a document knows what led to it: another site, or a page of this one', async ({ page, api, baseURL }) => {
  for (const { referer, name, origin } of [
    {
      referer: 'https://www.armut.com/',
      name: 'Armuttan Gelen',
      origin: { page: { path: '/iletisim' }, entry: { path: '/iletisim' }, source: 'armut' },
    },
    {
      referer: `${baseURL}${path}`,
      name: 'Belgeden Gelen',
      origin: { page: { path, title }, entry: null, source: null },
    },
  ]) {
    await page.goto('/iletisim', { referer });
    await untilHydrated(page);
    await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
    await sendForm(page, name);
    const lead = await findLead(api, name);
    expect(lead).toMatchObject(origin);
    await api.remove(`/admin/contact-forms/${lead.id}`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead comes from the page on which the form stands', async ({ page, api }) => {
    await page.goto('/iletisim');
    await sendForm(page, 'Betiksiz Gelen');
    const lead = await findLead(api, 'Betiksiz Gelen');
    expect(lead).toMatchObject({ page: { path: '/iletisim' }, entry: null, source: null });
    await api.remove(`/admin/contact-forms/${lead.id}`);
  });
});
