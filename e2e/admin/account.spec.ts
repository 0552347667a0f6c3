import { runSmtp } from '@pano/api/smtp-server';
import type { Browser, Locator, Page } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { expectAccessibleInEveryTheme } from '../accessibility';
import { admin, expect, signedIn, signInAnew, test, useServer } from '../fixtures';
import { card, field, prove, signInWithForm, toast, typePassword } from './steps';

// A server of its own: changes of the account must not sign the other test files out.
useServer({ serverEnv: { SAMPLE_CONTENT: 'false' } });

const screen = '/admin/account';
const box = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const password = (scope: Locator, name: string): Locator => scope.getByLabel(new RegExp(`^${name}`));

async function open(page: Page): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  await expect(page.getByText('Bu cihaz', { exact: true })).toBeVisible();
}

test('signing out another device ends its session', async ({ adminPage: page }) => {
  const knows = await signInElsewhere(page);
  await open(page);
  const devices = box(page, 'Oturum açık cihazlar').getByRole('listitem');
  // Earlier tests may have left sessions; the list begins with the one used last.
  const before = await devices.count();
  expect(before).toBeGreaterThan(1);
  await expect(devices.first()).toContainText('Bu cihaz');
  await expect(devices.first()).toContainText('Chrome');
  await devices
    .nth(1)
    .getByRole('button', { name: /^Oturumu kapat/ })
    .click();
  await expect(toast(page, 'Oturum kapatıldı')).toBeVisible();
  await expect(devices).toHaveCount(before - 1);
  expect(await knows()).toBe(false);
});

test('changing the password takes the present one in a dialog, follows the rules and ends other sessions', async ({
  adminPage: page,
}) => {
  await signInAnew(page);
  const knows = await signInElsewhere(page);
  await open(page);
  const form = box(page, 'Şifre');
  const submit = form.getByRole('button', { name: 'Şifreyi değiştir' });
  await password(form, 'Yeni şifre').fill('kısa');
  await submit.click();
  await expect(password(form, 'Yeni şifre')).toHaveAccessibleDescription('Şifre en az 8 karakter olmalıdır');
  await password(form, 'Yeni şifre').fill('yeni-sifre-456');
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Önce şifrenizi yazın' });
  await expect(dialog.getByLabel('Şifre', { exact: true })).toBeFocused();
  await expectAccessibleInEveryTheme(page);
  // Whoever closes the dialog has changed nothing and lost nothing.
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alert')).toContainText('Hiçbir şey değişmedi.');
  await expect(password(form, 'Yeni şifre')).toHaveValue('yeni-sifre-456');
  expect(await knows()).toBe(true);
  await submit.click();
  await typePassword(page, 'yanlis-sifre');
  await expect(dialog.getByRole('alert')).toContainText('Mevcut şifreniz hatalı');
  await typePassword(page);
  const notice = page
    .getByRole('region', { name: /^Bildirimler/ })
    .getByText(/^Şifreniz değiştirildi, diğer \d+ oturum/);
  await expect(notice).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await knows()).toBe(false);

  // For ten minutes the dialog does not open again.
  await password(form, 'Yeni şifre').fill(admin.password);
  await submit.click();
  await expect(toast(page, 'Şifreniz değiştirildi')).toBeVisible();
});

test('what was changed before a sign-in is told after it, until it is dismissed', async ({ adminPage: page }) => {
  await prove(page);
  await open(page);
  const form = box(page, 'Şifre');
  for (const next of ['yeni-sifre-456', admin.password]) {
    await password(form, 'Yeni şifre').fill(next);
    await form.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    await expect(password(form, 'Yeni şifre')).toHaveValue('');
  }
  await signInAnew(page);
  await page.goto('/admin');
  const told = page.getByRole('status').filter({ hasText: 'Bu girişinizden önce yapılan önemli değişiklikler' });
  await expect(told.getByRole('listitem').first()).toContainText(`${admin.email} şifresini değiştirdi`);
  await expectAccessibleInEveryTheme(page);
  await told.getByRole('button', { name: 'Gördüm, kapat' }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('list', { name: /./ }).first()).toBeVisible();
  await expect(told).toBeHidden();
});

test('with two-step sign-in the code is required on the sign-in page and in the dialog over an open form', async ({
  adminPage: page,
  browser,
  site,
}) => {
  // Two browsers, three ways of signing in.
  test.slow();
  await prove(page);
  await open(page);
  const second = box(page, 'İki adımlı giriş');
  await second.getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  await expect(second.getByRole('img', { name: 'Doğrulama uygulaması için kare kod' })).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  const app = appWith((await second.locator('code').textContent()) ?? '');
  await field(page, 'Doğrulama kodu').fill('000000');
  await second.getByRole('button', { name: 'Kodu doğrula' }).click();
  await expect(field(page, 'Doğrulama kodu')).toHaveAccessibleDescription(/Doğrulama kodu hatalı/);
  // The previous code, so that the present one is left for signing in; it may run out on the way.
  await expect(async () => {
    await field(page, 'Doğrulama kodu').fill(codeOf(app, -30));
    await second.getByRole('button', { name: 'Kodu doğrula' }).click();
    await expect(second.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeFocused({ timeout: 5000 });
  }).toPass();
  await expectAccessibleInEveryTheme(page);
  const codes = await second.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await second.getByRole('button', { name: 'Dosya olarak indir' }).click();
  expect((await download).suggestedFilename()).toBe('kurtarma-kodlari.txt');
  await second.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(second).toContainText('10 kurtarma kodunuz kaldı.');

  const other = await signInWithCode(browser, site.url, () => codeOf(app));
  await other.goto('/admin/services/new');
  await field(other, 'Başlık').fill('Yarım kalan hizmet');
  await field(other, 'Açıklama').fill('Kaydedilmeden önce oturum bitti');
  await other.evaluate(() => localStorage.setItem('admin_token', 'expired'));
  await other.keyboard.press('Control+s');
  const dialog = other.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await dialog.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await dialog.getByLabel('Şifre', { exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await dialog.getByLabel('Kurtarma kodu').fill(codes[0] ?? '');
  await dialog.getByLabel('Kurtarma kodu').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(other, 'Yarım kalan hizmet')).toBeVisible();

  // The dialog before a change asks for the code as well.
  await other.goto(screen);
  await other.getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  await typePassword(other);
  const proof = other.getByRole('dialog', { name: 'Önce şifrenizi yazın' });
  await expect(proof.getByLabel('Doğrulama kodu')).toBeFocused();
  await expectAccessibleInEveryTheme(other);
  await proof.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await proof.getByLabel('Kurtarma kodu').fill(codes[1] ?? '');
  await proof.getByLabel('Kurtarma kodu').press('Enter');
  await expect(toast(other, 'İki adımlı giriş kapatıldı')).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(second.getByRole('button', { name: 'İki adımlı girişi aç' })).toBeVisible();
});

test('the e-mail that signs in can be changed, and the header shows it', async ({ adminPage: page }) => {
  const change = async (email: string) => {
    const form = box(page, 'Giriş e-postası');
    await form.getByRole('button', { name: 'E-postayı değiştir' }).click();
    await form.getByLabel('Yeni e-posta').fill(email);
    await form.getByRole('button', { name: 'E-postayı değiştir' }).click();
    await expect(form.getByText(email)).toBeVisible();
  };
  await prove(page);
  await open(page);
  await change('usta@ornekelektrik.example');
  await page.reload();
  await expect(box(page, 'Giriş e-postası').getByText('usta@ornekelektrik.example')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await change(admin.email);
});

test('an API token is shown once, and stops working when it is revoked', async ({ adminPage: page }) => {
  await prove(page);
  await open(page);
  const tokens = page.locator('details', { has: page.getByRole('heading', { name: 'API anahtarları' }) });
  await expect(tokens.getByRole('button')).toBeHidden();
  await tokens.locator('summary').click();
  await tokens.getByRole('button', { name: 'Yeni anahtar oluştur' }).click();
  const create = tokens.getByRole('button', { name: 'Anahtarı oluştur' });
  await tokens.getByLabel('İçeriği okur, hiçbir şeyi değiştirmez').uncheck();
  await create.click();
  await expect(tokens.getByLabel(/^Anahtarın adı/)).toHaveAccessibleDescription(/^Anahtara bir ad verin/);
  await expectAccessibleInEveryTheme(page);
  await tokens.getByLabel(/^Anahtarın adı/).fill('Muhasebe');
  await create.click();
  await expect(tokens.getByText('Anahtarın ne yapabileceğini seçin')).toBeVisible();
  await tokens.getByLabel('İletişim formlarını okur, okundu işaretler ve siler').check();
  await create.click();
  await expect(tokens.getByRole('heading', { name: 'Yeni anahtarınız' })).toBeFocused();
  await expectAccessibleInEveryTheme(page);
  const headers = { authorization: `Bearer ${await tokens.locator('code').textContent()}` };
  const status = async (path: string) => (await page.request.get(`/api/v1/admin/${path}`, { headers })).status();
  expect([await status('contact-forms'), await status('services')]).toEqual([200, 403]);
  await tokens.getByRole('button', { name: 'Anahtarı kaydettim' }).click();
  await expect(tokens).not.toContainText('pano_');
  await page.reload();
  const choice = box(page, 'Şifre').getByRole('group', { name: /bu API anahtarları çalışmaya devam eder/ });
  await expect(choice.getByRole('listitem')).toContainText(/Muhasebe.*Son kullanım/);
  await expect(choice.getByLabel('Hepsini iptal et')).not.toBeChecked();
  await tokens.locator('summary').click();
  await expect(tokens.getByRole('listitem')).toContainText(/Muhasebe.*İletişim formlarını.*Son kullanım/);
  await tokens.getByRole('button', { name: 'İptal et: Muhasebe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Evet, iptal et' }).click();
  await expect(toast(page, 'Anahtar iptal edildi')).toBeVisible();
  await expect(tokens.getByRole('listitem')).toHaveCount(0);
  expect(await status('contact-forms')).toBe(401);
});

test('a forgotten password is set anew by a mailed link', async ({ adminPage: page }) => {
  const smtp = await runSmtp({ forScreen: true });
  await prove(page);
  await page.goto('/admin/mail');
  await page.getByLabel('E-posta adresiniz').fill('site@ornek.example');
  await page.getByLabel('Sunucu adresi').fill(smtp.host);
  await page.getByLabel('Kullanıcı adı').fill('');
  await page.getByLabel('Güvenli bağlantı').selectOption({ index: 2 });
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(toast(page, 'E-posta ayarları kaydedildi')).toBeVisible();

  const authorization = `Bearer ${(await signedIn(page)).token}`;
  const data = { name: 'Muhasebe', scopes: ['read'], days: 30 };
  const created = await page.request.post('/trpc/account.apiTokens.create', { headers: { authorization }, data });
  const apiToken: string = (await created.json()).result.data.token;
  const services = () =>
    page.request.get('/api/v1/admin/services', { headers: { authorization: `Bearer ${apiToken}` } });
  expect((await services()).status()).toBe(200);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
  await page.getByLabel('E-posta').fill(admin.email);
  await expectAccessibleInEveryTheme(page);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('Bu adresle bir hesap varsa bağlantı gönderildi.')).toBeVisible();
  const readLink = () => smtp.mails.flatMap(({ text }) => text?.match(/\/admin\/login#reset=\w+/) ?? [])[0] ?? '';
  await expect.poll(readLink).not.toBe('');
  await page.goto('about:blank');
  await page.goto(readLink());
  await expect(page.getByRole('listitem')).toContainText(/Muhasebe.*Son kullanım/);
  await expect(page.getByLabel('Hepsini iptal et')).toBeChecked();
  await expectAccessibleInEveryTheme(page);
  await page.getByLabel(/^Yeni şifre/).fill('kısa');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByLabel(/^Yeni şifre/)).toHaveAccessibleDescription('Şifre en az 8 karakter olmalıdır');
  await page.getByLabel(/^Yeni şifre/).fill('Password1');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByLabel(/^Yeni şifre/)).toHaveAccessibleDescription(/^Bu şifre çok yaygın/);
  // The same as before, so that the other tests can sign in.
  await page.getByLabel(/^Yeni şifre/).fill(admin.password);
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Şifreniz değiştirildi. Yeni şifrenizle giriş yapın.')).toBeVisible();
  expect((await services()).status()).toBe(401);
  await signInWithForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await smtp.stop();
});

/** Signs the same person in again; the returned function tells whether that session is still valid. */
async function signInElsewhere(page: Page): Promise<() => Promise<boolean>> {
  const login = await page.request.post('/api/v1/auth/login', { data: admin });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  return async () => (await page.request.get('/api/v1/auth/me', { headers })).ok();
}

async function signInWithCode(browser: Browser, url: string, code: () => string): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR', baseURL: url });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await signInWithForm(page);
  const input = page.getByLabel('Doğrulama kodu');
  await expect(input).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  await expectAccessibleInEveryTheme(page);
  await input.fill('000000');
  await input.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Doğrulama kodu hatalı');
  await input.fill(code());
  await input.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return page;
}

function appWith(secret: string): TOTP {
  const app = URI.parse(`otpauth://totp/Pano?secret=${secret.replace(/\s/g, '')}`);
  if (!(app instanceof TOTP)) throw new Error('Not the address of an authenticator app');
  return app;
}

const codeOf = (app: TOTP, secondsAhead = 0): string => app.generate({ timestamp: Date.now() + secondsAhead * 1000 });
