import type { Page } from '@playwright/test';
import { expectAccessibleInEveryTheme } from '../accessibility';
import { expect, signIn, signInAnew, test, useServer } from '../fixtures';
import { menu, toast, typePassword } from './steps';

useServer({ serverEnv: { SAMPLE_CONTENT: 'false' } });

const helper = { name: 'Elif Usta', email: 'elif@ornekelektrik.example', password: 'üç mavi şalter 42' };

const closed = ['Site Bilgileri', 'E-posta bildirimi', 'Hareketler', 'Gizlilik'];

/** Invites the helper and returns the link, which is shown this once. */
async function invite(page: Page): Promise<string> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Davet et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Davet et' });
  await dialog.getByLabel('Adı').fill(helper.name);
  await dialog.getByLabel('E-postası').fill(helper.email);
  await expect(dialog.getByLabel('Yetkisi')).toHaveValue('editor');
  await dialog.getByRole('button', { name: 'Davet bağlantısı oluştur' }).click();
  await typePassword(page);
  await expect(dialog.getByRole('heading', { name: 'Davet bağlantısı hazır' })).toBeVisible();
  const link = (await dialog.getByRole('code').textContent()) ?? '';
  await expectAccessibleInEveryTheme(page);
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('region', { name: 'Bekleyen davetler' })).toContainText(helper.email);
  return link;
}

/** Opens the link in a browser of the invited person, who chooses a password and is signed in. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(`Merhaba ${helper.name}`)).toBeVisible();
  await page.getByLabel('Yeni şifre').fill(helper.password);
  await expectAccessibleInEveryTheme(page);
  await page.getByRole('button', { name: 'Daveti kabul et' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

test('who is invited becomes an editor, sees nothing that is closed, and is out once switched off @phone', async ({
  adminPage: page,
  browser,
  baseURL,
  isMobile,
}) => {
  await signInAnew(page);
  const window = page.viewportSize() ?? { width: 1280, height: 900 };
  const link = await invite(page);
  await page.setViewportSize(window);
  if (!isMobile) for (const name of closed) await expect(menu(page).getByRole('link', { name })).toBeVisible();
  const context = await browser.newContext({ baseURL, locale: 'tr-TR' });
  const editor = await context.newPage();
  await accept(editor, link);
  // The checks before looked at it in other widths.
  await editor.setViewportSize(window);

  const openMenu = async () => {
    if (isMobile) await editor.getByRole('button', { name: 'Menüyü aç' }).click();
  };
  await openMenu();
  await expect(menu(editor).getByRole('link', { name: 'Makaleler' })).toBeVisible();
  for (const name of closed) await expect(menu(editor).getByRole('link', { name })).toHaveCount(0);
  if (isMobile) await editor.keyboard.press('Escape');
  await expect(editor.getByRole('switch', { name: /site/i })).toHaveCount(0);
  for (const path of ['/admin/users', '/admin/activity', '/admin/settings']) {
    await editor.goto(path);
    await expect(editor.getByRole('heading', { name: 'Bu sayfa için yetkiniz yok' })).toBeVisible();
  }
  await editor.getByRole('link', { name: 'Dashboard’a dön' }).click();
  await expect(editor.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await openMenu();
  await menu(editor).getByRole('link', { name: 'Ziyaretler' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Ziyaretler' })).toBeVisible();
  await expect(editor.getByText('Sayım başladı; ilk rakamlar yarın burada.')).toBeVisible();

  await page.goto('/admin/users');
  const row = page.getByRole('listitem').filter({ hasText: helper.email });
  await expect(row).toContainText('Son giriş');
  await row.getByRole('button', { name: `Hesabı kapat: ${helper.name}` }).click();
  await expect(toast(page, /^Hesap kapatıldı/)).toBeVisible();
  await expect(row).toContainText('Kapalı');
  await expectAccessibleInEveryTheme(page);
  await editor.goto('/admin/services');
  await expect(editor.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect(editor).toHaveURL(/\/admin\/login$/);

  // The link was used.
  await editor.goto(link);
  await editor.reload();
  await expect(editor.getByRole('alert')).toContainText('Bu davet bağlantısı geçerli değil');
  await context.close();

  await row.getByRole('button', { name: `Hesabı kaldır: ${helper.name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu hesap kaldırılsın mı?' });
  await question.getByRole('button', { name: 'Evet, hesabı kaldır' }).click();
  await expect(toast(page, 'Hesap kaldırıldı')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the role of a person is changed after the password, and a wrong password changes nothing', async ({
  adminPage: page,
  browser,
  baseURL,
}) => {
  await signInAnew(page);
  const link = await invite(page);
  const context = await browser.newContext({ baseURL, locale: 'tr-TR' });
  await accept(await context.newPage(), link);
  await context.close();

  await signInAnew(page);
  await page.goto('/admin/users');
  const role = page.getByLabel(`Yetki: ${helper.name}`);
  await expect(role).toHaveValue('editor');
  await role.selectOption('owner');
  await typePassword(page, 'yanlis-sifre');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Mevcut şifreniz hatalı');
  await typePassword(page);
  await expect(toast(page, 'Yetki değiştirildi')).toBeVisible();
  await expect(role).toHaveValue('owner');
  await page.getByRole('button', { name: `Hesabı kaldır: ${helper.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Evet, hesabı kaldır' }).click();
  await expect(page.getByText('Yönetim paneline yalnızca siz giriyorsunuz.')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await signIn(page);
});

test('an invitation is cancelled, and its link lets nobody in', async ({ adminPage: page, browser, baseURL }) => {
  await signInAnew(page);
  const link = await invite(page);
  await page.getByRole('button', { name: `Daveti iptal et: ${helper.name}` }).click();
  await expect(toast(page, 'Davet iptal edildi')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bekleyen davetler' })).toHaveCount(0);
  const context = await browser.newContext({ baseURL, locale: 'tr-TR' });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('alert')).toContainText('Bu davet bağlantısı geçerli değil');
  await context.close();
});
