import type { Page } from '@playwright/test';
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

const panel = (page: Page) => page.getByRole('group', { name: 'Daha hızlı fiyat için (isteğe bağlı)' });
const allSent = (page: Page) => panel(page).getByText('Teşekkürler, hepsi ulaştı.');

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
