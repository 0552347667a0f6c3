import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, field, openAsColleague, readInput, toast, typePassword, unsaved } from './steps';

test.describe.configure({ mode: 'default' });

const screen = '/admin/settings';
const submit = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto(screen);
  await expect(field(page, 'Firma adı')).not.toHaveValue('');
}

test('the profile shows each error beside its field @phone', async ({ adminPage: page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Site Bilgileri' })).toBeVisible();
  const before = await call(page, 'GET', '/admin/settings/company');
  const wrong = [
    ['Firma adı', ' ', 'Firma adını yazın'],
    ['Telefon', '12', 'Geçerli bir telefon numarası giriniz'],
    ['E-posta', 'a@b', 'Geçerli bir e-posta adresi giriniz'],
    ['Ülke kodu', 'Türkiye', 'Ülke, TR gibi iki harfli bir kod olmalıdır'],
    ['Enlem', 'kuzey', 'Enlem -90 ile 90 arasında bir sayı olmalıdır'],
    ['Boylam', '181', 'Boylam -180 ile 180 arasında bir sayı olmalıdır'],
  ] as const;
  for (const [label, value] of wrong) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Saat aralığı ekle' }).click();
  const hours = page.getByRole('group', { name: '3. saat aralığı' });
  await hours.getByLabel('Açılış').fill('18:00');
  await hours.getByLabel('Kapanış').fill('09:00');
  await page.getByRole('button', { name: 'Bağlantı ekle' }).click();
  const link = page.getByRole('group', { name: '4. bağlantı' });
  await expect(link.getByRole('textbox', { name: 'Ad', exact: true })).toBeFocused();
  await link.getByLabel('Adres').fill('http://x.example');

  await submit(page).click();
  for (const [label, , message] of wrong) await expect(field(page, label)).toHaveAccessibleDescription(message);
  await expect(field(page, 'Firma adı')).toBeFocused();
  await expect(hours.getByText('En az bir gün seçiniz')).toBeVisible();
  await expect(link.getByText('Bağlantının adını yazın')).toBeVisible();
  await expect(link.getByText('Bağlantı https:// ile başlayan bir adres olmalıdır')).toBeVisible();
  await hours.getByRole('checkbox', { name: 'Pazar', exact: true }).check();
  await expect(hours.getByText('En az bir gün seçiniz')).toBeHidden();
  await submit(page).click();
  await expect(hours.getByText('Kapanış saati açılış saatinden sonra olmalıdır')).toBeVisible();

  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(field(page, 'Telefon')).toHaveValue('(0224) 000 00 00');
  await expect(hours).toBeHidden();
  await expect(unsaved(page)).toBeHidden();
  await expect(page).toHaveURL(screen);
  expect(await call(page, 'GET', '/admin/settings/company')).toEqual(before);
});

test('what is saved here is shown in header, footer and contact section, and the form stays @journey', async ({
  adminPage: page,
  read,
}) => {
  await open(page);
  await expect(field(page, 'Telefon')).toHaveValue('(0224) 000 00 00');
  await expect(field(page, 'Enlem')).toHaveValue('40,2138');
  await field(page, 'Firma adı').fill('Deneme Elektrik');
  await field(page, 'Telefon').fill('0224 111 22 33');
  await field(page, 'E-posta').fill('yeni@deneme.example');
  await field(page, 'İlgili kişi').fill('Deniz Ak');
  await field(page, 'Cadde, sokak ve numara').fill('Yeni Sk. No: 7');
  await field(page, 'Enlem').fill('40,25');
  await page.getByRole('button', { name: '2. saat aralığını kaldır' }).click();
  await page.getByRole('button', { name: '2. bağlantıyı kaldır' }).click();

  const sent = await readInput(page, 'company.update', () => submit(page).click());
  expect(sent).toMatchObject({ data: { phone: '+902241112233', latitude: 40.25, country: 'TR' } });
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  await expect(page.getByText('Kaydedildi', { exact: true })).toBeVisible();
  await expect(field(page, 'Telefon')).toHaveValue('(0224) 111 22 33');
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeHidden();
  await expect(page).toHaveURL(screen);
  // Messages go where they went, until somebody who knows the password says otherwise.
  await expect(page.getByText('Mesajlar da yeni@deneme.example adresine gitsin mi?')).toBeInViewport();
  await page.getByRole('button', { name: 'Evet, gitsin' }).click();
  await typePassword(page);
  await expect(toast(page, 'Mesajlar artık yeni@deneme.example adresine gidecek')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Evet, gitsin' })).toBeHidden();

  await field(page, 'Slogan (Türkçe)').fill('Kısa slogan');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  await field(page, 'Slogan (Türkçe)').fill('Vazgeçilen slogan');
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page.locator('[data-save-bar]').getByRole('status')).toHaveText('Değişiklik yok');

  const { page: home } = await read('/');
  await expect(home.getByRole('contentinfo')).toContainText('Deneme Elektrik');
  await expect(home.locator('#contact')).toContainText('Deniz Ak');
  await expect(home.locator('#contact')).toContainText('Yeni Sk. No: 7');
  await expect(home.locator('#contact a[href="tel:+902241112233"]').first()).toBeAttached();
  await expect(home.locator('a[href="mailto:yeni@deneme.example"]').first()).toBeAttached();
  const elsewhere = home.getByRole('contentinfo').locator('a[target="_blank"]');
  await expect(elsewhere).toHaveText(['LinkedIn', 'YouTube']);
  await expect(elsewhere.first()).toHaveAttribute('href', 'https://linkedin.example/company/ornek-elektrik');
  await expect(home.locator('#contact')).not.toContainText('13:00');
});

test('titles and introductions of the site wait folded, and what is written there stands on the site', async ({
  adminPage: page,
  read,
}) => {
  await open(page);
  const title = field(page, 'Hizmetlerin başlığı (Türkçe)');
  await expect(title).toBeHidden();
  await page.getByRole('heading', { name: 'Sitenin başlıkları ve tanıtım yazıları' }).click();
  await expect(title).toHaveAccessibleDescription('Boş bırakılırsa: Hizmetler');
  const english = field(page, 'Hizmetlerin başlığı (İngilizce)');
  await expect(english).toHaveAccessibleDescription('Boş bırakılırsa: Services');
  await title.fill('Ne yaparız');
  await english.fill('What we do');
  await field(page, 'Hizmetlerin tanıtım yazısı (Türkçe)').fill('');
  await field(page, 'Site başlığı (Türkçe)').fill('Bursa’nın elektrikçisi');
  await submit(page).click();
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  const { page: home } = await read('/');
  await expect(home.locator('#services .section-head')).toHaveText('Ne yaparız');
  await expect(home).toHaveTitle(/ – Bursa’nın elektrikçisi$/);
  const { page: englishHome } = await read('/en');
  await expect(englishHome.locator('#services .section-head h2')).toHaveText('What we do');
  await expect(englishHome.locator('#contact h2').first()).toHaveText('Contact');
});

test('without English on the site its texts are not asked for, and come back as they were', async ({
  adminPage: page,
}) => {
  await open(page);
  const english = page.getByRole('textbox', { name: /\(İngilizce\)$/, includeHidden: true });
  const slogan = field(page, 'Slogan (İngilizce)');
  await slogan.fill('Light for everyone');
  const offered = page.getByRole('checkbox', { name: 'Site İngilizce olarak da açılsın' });
  await offered.uncheck();
  await expect(english).toHaveCount(0);
  await expect(field(page, 'Slogan')).toBeVisible();
  await offered.check();
  await expect(slogan).toHaveValue('Light for everyone');
  // Not saved: other tests read the English of the same site.
  await page.getByRole('button', { name: 'İptal' }).click();
});

test('each logo is previewed on the ground that it is meant for', async ({ adminPage: page }) => {
  await page.goto(`${screen}#logoDarkUrl`);
  const dark = page.locator('details', { has: page.getByRole('heading', { name: 'Koyu zemin için logo' }) });
  await dark.getByRole('radio', { name: 'URL' }).click();
  await dark.getByRole('textbox').fill('/art/brand-kivora.svg');
  const preview = dark.getByRole('img');
  await expect(preview).toBeVisible();
  const groundOf = (picture: Locator) => picture.evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(await groundOf(preview)).toBe('rgb(13, 27, 34)');
  // That for light grounds stands on one, also on a dark screen.
  await page.emulateMedia({ colorScheme: 'dark' });
  const light = page.getByRole('region', { name: 'Firma', exact: true });
  await light.getByRole('radio', { name: 'URL' }).click();
  await light.getByRole('textbox', { name: 'Logo' }).fill('/art/brand-kivora.svg');
  await expect(light.getByRole('img')).toBeVisible();
  expect(await groundOf(light.getByRole('img'))).toBe('rgb(221, 225, 220)');
});

test('of two people who save, the second sees in plain words what the first has changed', async ({
  adminPage: page,
  browser,
  site,
}) => {
  await open(page);
  await field(page, 'Slogan (Türkçe)').fill('Benim sloganım');
  const other = await openAsColleague(browser, `${site.url}${screen}`);
  await field(other, 'Slogan (Türkçe)').fill('Onun sloganı');
  await other.getByRole('checkbox', { name: 'Cumartesi', exact: true }).first().check();
  await field(other, 'WhatsApp numarası').fill('0532 111 22 33');
  await submit(other).click();
  await expect(toast(other, 'Site bilgileri güncellendi')).toBeVisible();
  await other.context().close();

  await submit(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByRole('region', { name: 'Slogan' })).toContainText('Onun sloganı');
  await expect(dialog.getByRole('region', { name: 'Slogan' })).toContainText('Benim sloganım');
  // What only the other one changed is not asked about, and stays.
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  await expect(field(page, 'WhatsApp numarası')).toHaveValue('0532 111 22 33');
  const stored = await call(page, 'GET', '/admin/settings/company');
  expect(stored).toMatchObject({ slogan: { tr: 'Benim sloganım' }, whatsapp: '+905321112233' });
  expect(JSON.stringify(stored.hours)).toContain('Saturday');
});

test('text typed into the profile is offered again after the tab was closed', async ({ adminPage: page }) => {
  await open(page);
  await field(page, 'Ticari unvan').fill('Yarım kalan unvan');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Yarım kalan unvan');
  const again = await page.context().newPage();
  await page.close();
  await again.goto(screen);
  await again.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(field(again, 'Ticari unvan')).toHaveValue('Yarım kalan unvan');
});
