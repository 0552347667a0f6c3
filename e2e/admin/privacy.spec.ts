import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAnew, test, useServer } from '../fixtures';
import { call, prove, toast, typePassword } from './steps';

// Nothing listens on this port, so that no mail can be sent.
useServer({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@ornekelektrik.example' } });

async function send(page: Page, name: string, phone: string): Promise<void> {
  const data = { name, phone, email: `${name.toLowerCase()}@example.com`, message: 'Verilerim' };
  expect((await page.request.post('/api/v1/contact-forms', { data })).status()).toBe(201);
}

/** The file that the browser saves because of an action. */
async function saved(page: Page, action: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await action();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a mail that cannot be sent is shown on the dashboard and in the inbox, and can be sent again', async ({
  adminPage: page,
}) => {
  await send(page, 'Postasiz', '0532 111 00 01');
  await page.goto('/admin');
  const trouble = page.getByRole('status').filter({ hasText: 'gecikiyor' });
  await expect(async () => {
    await page.reload();
    await expect(trouble).toContainText('E-posta sunucusuna ulaşılamıyor.', { timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/adresine e-postayla da gönderilir/)).toContainText('info@ornekelektrik.example');
  await trouble.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(toast(page, 'E-postalar yeniden gönderiliyor')).toBeVisible();
  await page.goto('/admin/contact-forms?q=postasiz');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article')).toContainText('E-posta gecikiyor', { timeout: 2000 });
  }).toPass();
});

test('the inbox is downloaded as a file, with the search and filter on screen', async ({ adminPage: page }) => {
  await signInAnew(page);
  await send(page, 'Tasinan', '0532 111 00 02');
  await page.goto('/admin/contact-forms?q=tasinan');
  await expect(page.getByRole('article')).toHaveCount(1);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const csv = await saved(page, async () => {
    await choose('CSV dosyası (.csv)');
    await typePassword(page);
  });
  expect(csv.name).toMatch(/^iletisim-formlari-.*\.csv$/);
  expect(csv.text.split('\r\n')).toHaveLength(3);
  expect(csv.text).toContain('tasinan@example.com');
  const xlsx = await saved(page, () => choose('Excel dosyası (.xlsx)'));
  expect([xlsx.name.endsWith('.xlsx'), xlsx.text.slice(0, 2)]).toEqual([true, 'PK']);
});

test('a retention period is stored at once, and needs a confirmation if it would delete something', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/privacy');
  const period = page.getByRole('combobox', { name: 'İletişim formları' });
  await expect(period).toHaveValue('24');
  await period.selectOption('Kapalı: siz silene kadar saklansın');
  await expect(toast(page, 'Saklama süresi güncellendi')).toBeVisible();
  await page.reload();
  await expect(period).toHaveValue('');
  // Makes messages older than the period.
  await page.route(/privacy\.aged/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('"contactForms":{"6":0', '"contactForms":{"6":3');
    await route.fulfill({ response: response, body: text });
  });
  await page.reload();
  await period.selectOption('6 ay');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('3 mesaj bu gece silinecek');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(period).toHaveValue('');
  await period.selectOption('6 ay');
  await dialog.getByRole('button', { name: 'Evet, silinsin' }).click();
  await expect(period).toHaveValue('6');
  expect(await call(page, 'GET', '/admin/settings/retention')).toMatchObject({ contactFormMonths: 6 });
});

test('a person’s data is found by any spelling of the phone number, exported, and erased after a confirmation', async ({
  adminPage: page,
}) => {
  await prove(page);
  await send(page, 'Soran', '0532 777 00 01');
  await send(page, 'Soran', '+90 532 777 0001');
  await page.goto('/admin/privacy');
  const contact = page.getByLabel('E-posta ya da telefon');
  await contact.fill('Soran');
  await page.getByRole('button', { name: 'Bul' }).click();
  await expect(contact).toHaveAccessibleDescription('Geçerli bir e-posta adresi ya da telefon numarası giriniz');
  await expect(contact).toBeFocused();
  await contact.fill('(0532) 777 00 01');
  await contact.press('Enter');
  await expect(page.getByText('(0532) 777 00 01 için 2 talep saklanıyor.')).toBeVisible();
  const json = await saved(page, () => page.getByRole('button', { name: 'JSON indir' }).click());
  expect(JSON.parse(json.text).messages).toHaveLength(2);
  const csv = await saved(page, () => page.getByRole('button', { name: 'CSV indir' }).click());
  expect(csv.text.split('\r\n')).toHaveLength(4);

  const erase = page.getByRole('button', { name: 'Kalıcı olarak sil' });
  const dialog = page.getByRole('alertdialog');
  await erase.click();
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toBeHidden();
  await erase.click();
  await expect(dialog).toContainText('2 talep, notları ve yapılanlarla birlikte silinecek');
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(toast(page, '2 talep kalıcı olarak silindi')).toBeVisible();
  await expect(page.getByText('talep saklanıyor')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bul' }).click();
  await expect(page.getByText('için saklanan bir veri yok.')).toBeVisible();
});
