import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { call, field, menu, textIn } from './steps';

test.describe.configure({ mode: 'default' });

const screen = '/admin/translations';

test('from the dashboard a text without English is two presses away, and saving leads back to what is left @phone', async ({
  adminPage: page,
}, { project }) => {
  const title = 'Kompanzasyon bakımı';
  const { id } = await call(page, 'POST', '/admin/services', { title, description: 'Yılda iki kez', order: 95 });
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText('İngilizce:')
    .getByRole('link', { name: /^\d+ eksik$/ })
    .click();
  await expect(page).toHaveURL(`${screen}?english=missing`);
  await expect(page.getByRole('combobox', { name: 'İngilizce süzgeci' })).toHaveValue('missing');
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expectAccessible(page);

  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'İngilizce yok' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Türkçeden kopyala: Başlık' })).toBeVisible();
  // On a phone the tab with the English texts is open.
  const english = (label: string) => (project.name === 'phone' ? field(page, label) : textIn(page, label, 'İngilizce'));
  await english('Başlık').fill('Capacitor bank service');
  await english('Açıklama').fill('Twice a year');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL(`${screen}?english=missing`);
  await expect(link).toHaveCount(0);
  const path = `/admin/services/${id}`;
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Capacitor bank service' });

  // The link opens both languages without making that the habit of this browser.
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Türkçe', exact: true })).toBeChecked();
  await call(page, 'DELETE', path);
});

test('the list is narrowed by state, kind and words of either language, and the address keeps that', async ({
  adminPage: page,
}) => {
  await page.goto(screen);
  const rows = page.getByRole('table', { name: 'Çeviriler' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'İngilizce süzgeci' }).selectOption('İngilizcesi eskiyenler');
  // Beside the head. Other tests may have outdated texts at the same time.
  await expect(rows.filter({ hasNotText: 'İngilizce eski' })).toHaveCount(1);
  await expect(rows.filter({ hasText: /Makale.*İngilizce eski \(\d+ alan\)/ })).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kayıt türü' }).selectOption('Anahtar kelime');
  await expect(rows.filter({ hasText: 'Makale' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'İngilizce süzgeci' }).selectOption('İngilizce: tümü');
  await page.getByRole('searchbox', { name: 'Ara' }).fill('substation');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(`${screen}?entity=keyword&q=substation`);
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.reload();
  await page.getByRole('link', { name: 'trafo merkezi' }).click();
  await expect(textIn(page, 'Keyword', 'English')).toHaveValue('substation');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${screen}?entity=keyword&q=substation`);
});

test('a site in Turkish only shows nothing of it, neither in the menu nor on the dashboard nor in the palette', async ({
  adminPage: page,
}) => {
  const item = menu(page).getByRole('link', { name: 'Çeviriler' });
  const count = page.getByText('İngilizce:');
  await page.goto('/admin');
  await expect(item).toBeVisible();
  await expect(count).toBeVisible();
  await call(page, 'PUT', '/admin/settings/company', { english: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hızlı işlemler' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('çeviriler');
  await expect(page.getByText('Eşleşen ekran ya da kayıt yok.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
  await expect(count).toHaveCount(0);
  await page.goto(screen);
  await expect(page.getByText('Siteniz yalnızca Türkçe açılıyor.')).toBeVisible();
  await call(page, 'PUT', '/admin/settings/company', { english: true });
});
