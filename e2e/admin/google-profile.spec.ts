import { findViolations } from '../accessibility';
import { expect, test, useServer } from '../fixtures';
import { call, field, toast } from './steps';

// A server of its own, so that no other test has changed the profile.
useServer({ serverEnv: { CONTACT_LIMIT: '31' } });

const heading = 'Google İşletme Profili';
const reminder = 'Telefon değişti: Google profilinizde de değiştirin.';

test('the list for the Google profile has each line to copy; a change of one after the check stands on the dashboard until the next', async ({
  adminPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/admin/google-profile');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Örnek Mah. Bara Sk. No: 12, 16110 Nilüfer / Bursa')).toBeVisible();
  await expect(page.getByText('Pazartesi–Cuma 09:00–18:00')).toBeVisible();
  await expect(page.getByText('Son kontrol')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kopyala: Web sitesi' }).click();
  await expect(toast(page, 'Kopyalandı')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/\?utm_source=google&utm_medium=organic&utm_campaign=gbp$/);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Kontrol ettim' }).click();
  await expect(page.getByText(/^Son kontrol \d+ \S+ \d{4}$/)).toBeVisible();
  await call(page, 'PUT', '/admin/settings/company', { phone: '0224 111 22 33' });
  try {
    await page.goto('/admin');
    await expect(page.getByText(reminder)).toBeVisible();
    await page.getByRole('link', { name: 'Kontrol listesini aç' }).click();
    await expect(page.getByText('Değişti', { exact: true })).toHaveCount(1);
    await expect(page.getByText('(0224) 111 22 33')).toBeVisible();
    await page.getByRole('button', { name: 'Kontrol ettim' }).click();
    await expect(page.getByText('Değişti', { exact: true })).toHaveCount(0);
    await page.goto('/admin');
    await expect(page.getByRole('list', { name: 'İçerik sayıları' })).toBeVisible();
    await expect(page.getByText(reminder)).toHaveCount(0);
  } finally {
    await call(page, 'PUT', '/admin/settings/company', { phone: '0224 000 00 00' });
  }
});

test('special days, the emergency line and codes are typed in the site details, each error beside its field @phone', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/settings');
  await expect(field(page, 'Firma adı')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Özel gün ekle' }).click();
  const day = page.getByRole('group', { name: '1. özel gün' });
  await day.getByLabel('İlk gün').fill('2099-05-26');
  await day.getByLabel('Son gün').fill('2099-05-25');
  await day.getByLabel('Ne günü (Türkçe)').fill('Kurban Bayramı');
  await field(page, 'Acil hat').fill('12');
  await page.getByRole('heading', { name: 'Google ve diğer arama motorları' }).click();
  await field(page, 'Google yorum bağlantısı').fill('g.page/r/ornek');
  await field(page, 'Google kodu').fill('kısa');
  const save = page.getByRole('button', { name: 'Kaydet', exact: true });
  await save.click();
  await expect(day.getByText('Son gün ilk günden önce olamaz')).toBeVisible();
  await expect(field(page, 'Acil hat')).toHaveAccessibleDescription(/Geçerli bir telefon numarası giriniz/);
  await expect(field(page, 'Google yorum bağlantısı')).toHaveAccessibleDescription(/https:\/\/ ile başlayan/);
  await expect(field(page, 'Google kodu')).toHaveAccessibleDescription(/Kod 10–100 karakterdir/);

  await day.getByLabel('Son gün').fill('2099-05-29');
  await day.getByRole('checkbox', { name: 'Kapalıyız' }).uncheck();
  await expect(day.getByLabel('Açılış')).toHaveValue('09:00');
  await day.getByRole('checkbox', { name: 'Kapalıyız' }).check();
  await expect(day.getByLabel('Açılış')).toHaveCount(0);
  await field(page, 'Acil hat').fill('0532 111 22 33');
  await field(page, 'Google yorum bağlantısı').fill('https://g.page/r/ornek/review');
  await field(page, 'Google kodu').fill('<meta name="google-site-verification" content="ab_c-123456789" />');
  await save.click();
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  await expect(field(page, 'Acil hat')).toHaveValue('0532 111 22 33');
  await expect(field(page, 'Google kodu')).toHaveValue('ab_c-123456789');
  expect(await call(page, 'GET', '/settings/company/details')).toMatchObject({
    specialDays: [{ from: '2099-05-26', to: '2099-05-29', opens: null, closes: null }],
    emergencyPhone: '+905321112233',
    verification: { google: 'ab_c-123456789', yandex: null, bing: null },
  });
  await call(page, 'PUT', '/admin/settings/company/details', {
    specialDays: [],
    emergencyPhone: null,
    googleReviewUrl: null,
    verification: { google: null, yandex: null, bing: null },
  });
});
