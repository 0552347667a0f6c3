import { runSmtp } from '@pano/api/smtp-server';
import type { Browser, Locator, Page } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { expectAccessibleInEveryTheme } from '../accessibility';
import { admin, expect, test } from '../fixtures';
import { card, field, signInWithForm, toast } from './steps';

// A server of its own: changes of the account must not sign the other test files out.
test.use({ serverEnv: { SAMPLE_CONTENT: 'false' } });
test.describe.configure({ mode: 'default' });

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

test('changing the password needs the present one, follows the rules and ends other sessions', async ({
  adminPage: page,
}) => {
  const knows = await signInElsewhere(page);
  await open(page);
  const form = box(page, 'Şifre');
  const submit = form.getByRole('button', { name: 'Şifreyi değiştir' });
  await submit.click();
  await expect(password(form, 'Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifrenizi yazın');
  await password(form, 'Mevcut şifre').fill('yanlis-sifre');
  await password(form, 'Yeni şifre').fill('kısa');
  await submit.click();
  await expect(password(form, 'Yeni şifre')).toHaveAccessibleDescription('Şifre en az 8 karakter olmalıdır');
  await password(form, 'Yeni şifre').fill('yeni-sifre-456');
  await submit.click();
  await expect(password(form, 'Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifreniz hatalı');
  await expectAccessibleInEveryTheme(page);
  await password(form, 'Mevcut şifre').fill(admin.password);
  await submit.click();
  const notice = page
    .getByRole('region', { name: /^Bildirimler/ })
    .getByText(/^Şifreniz değiştirildi, diğer \d+ oturum/);
  await expect(notice).toBeVisible();
  expect(await knows()).toBe(false);

  await password(form, 'Mevcut şifre').fill('yeni-sifre-456');
  await password(form, 'Yeni şifre').fill(admin.password);
  await submit.click();
  await expect(toast(page, 'Şifreniz değiştirildi')).toBeVisible();
});

test('with two-step sign-in the code is required on the sign-in page and in the dialog over an open form', async ({
  adminPage: page,
  browser,
  site,
}) => {
  // Two browsers, three ways of signing in.
  test.slow();
  await open(page);
  const second = box(page, 'İki adımlı giriş');
  await second.getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  await password(second, 'Mevcut şifre').fill(admin.password);
  await second.getByRole('button', { name: 'Devam et' }).click();
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
  await other.context().close();

  await second.getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  await password(second, 'Mevcut şifre').fill(admin.password);
  await second.getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  await expect(field(page, 'Doğrulama kodu')).toHaveAccessibleDescription('Doğrulama kodunu yazın');
  await field(page, 'Doğrulama kodu').fill(codes[1] ?? '');
  await second.getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  await expect(toast(page, 'İki adımlı giriş kapatıldı')).toBeVisible();
  await expect(second.getByRole('button', { name: 'İki adımlı girişi aç' })).toBeVisible();
});

test('the e-mail that signs in can be changed, and the header shows it', async ({ adminPage: page }) => {
  const change = async (email: string) => {
    const form = box(page, 'Giriş e-postası');
    await form.getByRole('button', { name: 'E-postayı değiştir' }).click();
    await form.getByLabel('Yeni e-posta').fill(email);
    await password(form, 'Mevcut şifre').fill(admin.password);
    await form.getByRole('button', { name: 'E-postayı değiştir' }).click();
    await expect(form.getByText(email)).toBeVisible();
  };
  await open(page);
  await expect(box(page, 'Diğer hesaplar')).toBeHidden();
  await change('usta@ornekelektrik.example');
  await expectAccessibleInEveryTheme(page);
  await page.reload();
  await expect(box(page, 'Giriş e-postası').getByText('usta@ornekelektrik.example')).toBeVisible();
  await change(admin.email);
});

test('an API token is made with the password, shown once, and stops working when it is revoked', async ({
  adminPage: page,
}) => {
  await open(page);
  const tokens = page.locator('details', { has: page.getByRole('heading', { name: 'API anahtarları' }) });
  await expect(tokens.getByRole('button')).toBeHidden();
  await tokens.locator('summary').click();
  await tokens.getByRole('button', { name: 'Yeni anahtar oluştur' }).click();
  const create = tokens.getByRole('button', { name: 'Anahtarı oluştur' });
  await tokens.getByLabel('İçeriği okur, hiçbir şeyi değiştirmez').uncheck();
  await password(tokens, 'Mevcut şifre').fill('yanlis-sifre');
  await create.click();
  await expect(tokens.getByLabel(/^Anahtarın adı/)).toHaveAccessibleDescription(/^Anahtara bir ad verin/);
  await expectAccessibleInEveryTheme(page);
  await tokens.getByLabel(/^Anahtarın adı/).fill('Muhasebe');
  await create.click();
  await expect(tokens.getByText('Anahtarın ne yapabileceğini seçin')).toBeVisible();
  await tokens.getByLabel('İletişim formlarını okur, okundu işaretler ve siler').check();
  await create.click();
  await expect(password(tokens, 'Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifreniz hatalı');
  await password(tokens, 'Mevcut şifre').fill(admin.password);
  await create.click();
  await expect(tokens.getByRole('heading', { name: 'Yeni anahtarınız' })).toBeFocused();
  await expectAccessibleInEveryTheme(page);
  const headers = { authorization: `Bearer ${await tokens.locator('code').textContent()}` };
  const status = async (path: string) => (await page.request.get(`/api/v1/admin/${path}`, { headers })).status();
  expect([await status('contact-forms'), await status('services')]).toEqual([200, 403]);
  await tokens.getByRole('button', { name: 'Anahtarı kaydettim' }).click();
  await expect(tokens).not.toContainText('pano_');
  await page.reload();
  await tokens.locator('summary').click();
  await expect(tokens.getByRole('listitem')).toContainText(/Muhasebe.*İletişim formlarını.*Son kullanım/);
  await tokens.getByRole('button', { name: 'İptal et: Muhasebe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Evet, iptal et' }).click();
  await expect(toast(page, 'Anahtar iptal edildi')).toBeVisible();
  await expect(tokens.getByRole('listitem')).toHaveCount(0);
  expect(await status('contact-forms')).toBe(401);
});

test('a forgotten password is set anew by a mailed link', async ({ adminPage: page }) => {
  const smtp = await runSmtp();
  await page.goto('/admin/mail');
  await page.getByLabel('E-posta adresiniz').fill('site@ornek.example');
  await page.getByLabel('Sunucu adresi').fill('127.0.0.1');
  await page.getByLabel('Kullanıcı adı').fill('');
  await page.getByLabel('Güvenli bağlantı').selectOption({ index: 2 });
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(toast(page, 'E-posta ayarları kaydedildi')).toBeVisible();

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
