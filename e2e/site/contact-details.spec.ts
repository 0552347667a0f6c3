import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../accessibility';
import { signIn } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { type Api, expect, openContactForm, test } from './site-test';

/** A visitor sends a message; returns the number of the lead. */
async function sendMessage(page: Page, api: Api, name: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContactForm(page, '/');
  const form = page.locator('#contact form');
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="email"]').fill('ekleyen@example.com');
  await form.locator('[name="message"]').fill('Pano yenileme');
  await form.locator('[type="submit"]').click();
  await expect(page.locator('#sent').getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();
  const [lead] = await api.list(`/admin/leads?q=${encodeURIComponent(name)}`);
  return lead?.id ?? 0;
}

const photos = '**/api/v1/contact/photos';

const panel = (page: Page) => page.getByRole('group', { name: 'Daha hızlı fiyat için (isteğe bağlı)' });
const allSent = (page: Page) => panel(page).getByText('Teşekkürler, hepsi ulaştı.');

/** A photo with a colour of its own, larger than what is kept of it. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** How many pictures of an element are on the screen. */
const countDrawn = (scope: Locator): Promise<number> =>
  scope
    .locator('img')
    .evaluateAll(
      (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );

test('after sending a visitor says when to call and where, which the lead shows; the form stays empty @phone', async ({
  page,
  api,
}) => {
  const id = await sendMessage(page, api, 'Saatini Söyleyen');
  const times = panel(page).getByRole('group', { name: 'Ne zaman arayalım?' });
  await expect(times.getByRole('button')).toHaveText(['Sabah', 'Öğleden sonra', 'Akşam', 'Cumartesi']);
  expect(await findViolations(page)).toEqual([]);
  await expectReadableWhenNarrow(page);
  await times.getByRole('button', { name: 'Akşam' }).click();
  await expect(times.getByRole('button', { name: 'Akşam' })).toHaveAttribute('aria-pressed', 'true');
  await expect(allSent(page)).toBeVisible();
  const district = panel(page).getByLabel('İlçeniz');
  await expect(panel(page).locator('datalist option')).toHaveCount(17);
  await district.fill('Nilüfer');
  await district.press('Enter');
  await district.blur();
  await expect(allSent(page)).toBeVisible();
  await expect(page.locator('#contact [name="name"]')).toHaveValue('');
  const link = panel(page).getByRole('link', { name: /WhatsApp/ });
  await expect(link).toHaveAttribute('href', new RegExp(`text=${encodeURIComponent(`Mesajım #${id}`)}$`));
  await expect.poll(async () => (await api.one(`/admin/leads/${id}`)).district).toBe('Nilüfer');
  await signIn(page);
  await page.goto(`/admin/contact-forms/${id}`);
  const details = page.getByRole('region', { name: 'Bilgiler' });
  await expect(details).toContainText('İlçeNilüfer');
  await expect(details).toContainText('Aranmak istediği zamanAkşam');
  await api.remove(`/admin/contact-forms/${id}`);
});

test('what could not be sent is sent again when the visitor says so; the message has arrived all the same', async ({
  page,
  api,
}) => {
  const id = await sendMessage(page, api, 'Bağlantısı Kopan');
  await page.route(/contactForms\.addDetails/, (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Sabah' }).click();
  const failed = panel(page).getByRole('alert');
  await expect(failed).toContainText('Mesajınız bize ulaştı; bu bilgi gönderilemedi.');
  await expect(allSent(page)).toBeHidden();
  await page.unroute(/contactForms\.addDetails/);
  await failed.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(allSent(page)).toBeVisible();
  expect(await api.one(`/admin/leads/${id}`)).toMatchObject({ callTime: 'morning' });
  await api.remove(`/admin/contact-forms/${id}`);
});

test('a visitor adds photos on the phone, and the firm sees them in the list and on the screen of the lead @phone', async ({
  page,
  api,
}) => {
  const id = await sendMessage(page, api, 'Fotoğraf Ekleyen');
  const input = panel(page).locator('input[type="file"]');
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await input.setInputFiles([await photo('pano.jpg', '#c04020'), await photo('sigorta.jpg', '#2040c0')]);
  await expect(panel(page).getByText('Fotoğraf eklendi')).toHaveCount(2);
  await expect(allSent(page)).toBeVisible();
  const { photos } = await api.one(`/admin/leads/${id}`);
  expect(photos).toMatchObject([{ width: 1600, height: 1200 }, { width: 1600 }]);
  await input.setInputFiles([await photo('3.jpg', '#111'), await photo('4.jpg', '#222'), await photo('5.jpg', '#333')]);
  await expect(panel(page).getByText('Fotoğraf eklendi')).toHaveCount(4);
  await expect(panel(page).getByRole('button', { name: 'Fotoğraf ekle' })).toHaveCount(0);

  await signIn(page);
  await page.goto('/admin/contact-forms');
  const card = page.getByRole('article', { name: 'Fotoğraf Ekleyen' });
  await expect.poll(() => countDrawn(card)).toBe(1);
  await page.goto(`/admin/contact-forms/${id}`);
  const box = page.getByRole('region', { name: 'Fotoğraflar' });
  await expect(box.getByRole('button')).toHaveCount(4);
  await expect.poll(() => countDrawn(box)).toBe(4);
  expect(await findViolations(page)).toEqual([]);
  await expectReadableWhenNarrow(page);
  await box.getByRole('button', { name: '2. fotoğraf' }).click();
  const lightbox = page.getByRole('dialog');
  await expect.poll(() => countDrawn(lightbox.locator('.yarl__slide_current'))).toBe(1);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/contact-forms/${id}`);
  await api.remove(`/admin/contact-forms/${id}`);
});

test('a photo that could not be sent is sent again when the visitor says so; the message has arrived all the same @phone', async ({
  page,
  api,
}) => {
  const id = await sendMessage(page, api, 'Fotoğrafı Yarım Kalan');
  await page.route(photos, (route) => route.abort());
  await panel(page)
    .locator('input[type="file"]')
    .setInputFiles(await photo('pano.jpg', '#c04020'));
  await expect(panel(page).getByRole('alert')).toHaveText('Mesajınız bize ulaştı; bu fotoğraf gönderilemedi.');
  await expect(allSent(page)).toBeHidden();
  await page.unroute(photos);
  await panel(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(panel(page).getByText('Fotoğraf eklendi')).toBeVisible();
  await expect(allSent(page)).toBeVisible();
  expect(await api.one(`/admin/leads/${id}`)).toMatchObject({ photos: [{ width: 1600 }] });
  await api.remove(`/admin/contact-forms/${id}`);
});
