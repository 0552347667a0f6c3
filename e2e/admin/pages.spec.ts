import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import {
  breakCall,
  call,
  expectSwitchRollsBack,
  field,
  removeWithDialog,
  restoreRequests,
  toast,
  writeText,
} from './steps';

test.describe.configure({ mode: 'default' });

const list = '/admin/pages';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('the form of a new page shows each error beside its field; once saved, the page is at its address', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Yeni Sayfa' }).click();
  const submit = page.getByRole('button', { name: 'Oluştur' });
  await expect(field(page, 'İçerik')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Başlığı yazın')).toBeVisible();
  await expect(page.getByText('Slug zorunludur')).toBeVisible();
  await field(page, 'Başlık').fill('Garanti Koşulları');
  await expect(field(page, 'Slug')).toHaveValue('garanti-kosullari');
  await writeText(page, 'İçerik', 'İki yıl garanti');
  await submit.click();
  await expect(toast(page, 'Sayfa oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(row(page, 'Garanti Koşulları')).toContainText('/sayfa/garanti-kosullari');
  const { page: shown } = await read('/sayfa/garanti-kosullari');
  await expect(shown.getByRole('heading', { level: 1, name: 'Garanti Koşulları' })).toBeVisible();
  await expect(shown.getByText('İki yıl garanti')).toBeVisible();
});

test('a page marked for the footer is linked at the end of every page', async ({ adminPage: page, read }) => {
  await call(page, 'POST', '/admin/pages', {
    title: 'Mesafeli Satış',
    slug: 'mesafeli-satis',
    content: '<p>Metin</p>',
  });
  const link = async () => (await read('/articles')).page.getByRole('contentinfo').getByText('Mesafeli Satış');
  await expect(await link()).toHaveCount(0);
  await page.goto(list);
  await row(page, 'Mesafeli Satış').getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('checkbox', { name: 'Alt bilgide göster' }).click();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Sayfa güncellendi')).toBeVisible();
  await expect(await link()).toHaveCount(1);
  await removeWithDialog(row(page, 'Mesafeli Satış'), page, 'Bu sayfayı silmek istediğinize emin misiniz?');
  await expect(toast(page, 'Sayfa silindi')).toBeVisible();
});

test('a page is put under another one: visitors read its name above the page, whose address stays', async ({
  adminPage: page,
  read,
}) => {
  const parent = await call(page, 'POST', '/admin/pages', { title: 'Bölgelerimiz', slug: 'bolgelerimiz' });
  const child = await call(page, 'POST', '/admin/pages', { title: 'Nilüfer elektrikçi', slug: 'nilufer-elektrikci' });
  await page.goto(list);
  await row(page, 'Nilüfer elektrikçi').getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('combobox', { name: 'Üst sayfa' }).selectOption('Bölgelerimiz');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Sayfa güncellendi')).toBeVisible();
  const { page: shown } = await read('/sayfa/nilufer-elektrikci');
  const way = shown.getByRole('main').getByRole('navigation').first();
  await expect(way.getByRole('listitem')).toHaveText(['Ana Sayfa', 'Bölgelerimiz', 'Nilüfer elektrikçi']);
  await expect(way.getByRole('link', { name: 'Bölgelerimiz' })).toHaveAttribute('href', '/sayfa/bolgelerimiz');
  // One level: a page that stands under another one can have none below it.
  await page.goto('/admin/pages/new');
  const choices = page.getByRole('combobox', { name: 'Üst sayfa' }).getByRole('option');
  await expect(choices.filter({ hasText: 'Bölgelerimiz' })).toHaveCount(1);
  await expect(choices.filter({ hasText: 'Nilüfer' })).toHaveCount(0);
  for (const { id } of [child, parent]) await call(page, 'DELETE', `/admin/pages/${id}`);
});

test('an edited page shows its new text, a deleted one is not found', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/pages', { title: 'Kısa ömürlü', slug: 'kisa-omurlu', content: '<p>Eski</p>' });
  await page.goto(list);
  await page.setViewportSize({ width: 390, height: 844 });
  // The button has a text, because it is the only one in the head of the cards.
  const selectAll = page.locator('label', { hasText: 'Tümünü seç' });
  expect((await selectAll.boundingBox())?.width).toBeGreaterThan(60);
  await selectAll.click();
  await expect(page.getByRole('checkbox', { name: 'Tümünü seç' })).toBeChecked();
  await page.setViewportSize({ width: 1280, height: 900 });
  await row(page, 'Kısa ömürlü').getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page, 'İçerik')).toHaveText('Eski');
  await writeText(page, 'İçerik', 'Yeni');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Sayfa güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(await (await page.request.get('/sayfa/kisa-omurlu')).text()).toContain('<p>Yeni</p>');

  await removeWithDialog(row(page, 'Kısa ömürlü'), page, 'Bu sayfayı silmek istediğinize emin misiniz?');
  await expect(toast(page, 'Sayfa silindi')).toBeVisible();
  await expect(row(page, 'Kısa ömürlü')).toBeHidden();
  expect([404, 410]).toContain((await page.request.get('/sayfa/kisa-omurlu')).status());
});

const blocks = [
  ['Proje kategorileri', '#categories'],
  ['Öne çıkan projeler', '#projects'],
  ['Hizmetler', '#services'],
  ['Makaleler', '#articles'],
] as const;

for (const [name, section] of blocks) {
  test(`the section ${name} is hidden on the home page and shown again; after a failure the switch shows the stored state`, async ({
    adminPage: page,
    read,
  }) => {
    await page.goto(list);
    const block = page.getByRole('main').getByRole('switch', { name });
    await expect(block).toBeChecked();
    const release = await breakCall(page, 'settings.setHome');
    await block.click();
    await expect(block).not.toBeChecked();
    release();
    await expect(page.getByText(/^Anasayfa ayarı güncellenirken hata oluştu: ./).first()).toBeVisible();
    await expect(block).toBeChecked();
    await restoreRequests(page);

    const shown = async () => {
      const { page: home } = await read('/');
      await expect(home.locator('#contact')).toBeAttached();
      return home.locator(section).count();
    };
    const setTo = async (on: boolean) => {
      await expect(block).toBeChecked({ checked: !on });
      const stored = page.waitForResponse(/settings\.setHome/);
      await block.click();
      await stored;
      await expect(block).toBeChecked({ checked: on });
    };
    await setTo(false);
    expect(await shown()).toBe(0);
    await setTo(true);
    expect(await shown()).toBe(1);
  });
}

test('on a phone a row of the list has its title above its address', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await call(page, 'POST', '/admin/pages', { title: 'Telefondaki satır', slug: 'telefondaki-satir' });
  await page.goto(`${list}?q=telefondaki`);
  const first = row(page, 'Telefondaki satır');
  const title = await first.getByText('Telefondaki satır', { exact: true }).boundingBox();
  const address = await first.getByText('/sayfa/telefondaki-satir', { exact: true }).boundingBox();
  expect(title?.height).toBeLessThan(30);
  // Two lines at most.
  expect(address?.height).toBeLessThan(50);
  expect(address?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await call(page, 'DELETE', `/admin/pages/${id}`);
});

test('the card of the about section leads to it', async ({ adminPage: page }) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Hakkımızda bölümüne git' }).click();
  await expect(page).toHaveURL(/\/admin\/about-section$/);
});

test('the blocks of the home page lead to their titles and introductions', async ({ adminPage: page }) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Başlıkları ve tanıtım yazılarını değiştir' }).click();
  await expect(field(page, 'Proje kategorilerinin başlığı (Türkçe)')).toBeFocused();
});

test('a page is hidden and shown in its row, and the list shows the hidden ones alone', async ({
  adminPage: page,
  read,
}) => {
  const { id } = await call(page, 'POST', '/admin/pages', { title: 'Kış kampanyası', slug: 'kis-kampanyasi' });
  const status = async () => (await read('/sayfa/kis-kampanyasi')).response?.status();
  await page.goto(list);
  const shown = row(page, 'Kış kampanyası').getByRole('switch');
  await expectSwitchRollsBack(page, shown, 'pages.setVisible', 'Görünürlük değiştirilirken hata oluştu');
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(shown).toHaveText('Gizli');
  await expect(shown).not.toHaveAttribute('aria-busy', 'true');
  expect(await status()).toBe(404);
  const filter = page.getByRole('combobox', { name: 'Görünürlük süzgeci' });
  await filter.selectOption('Yalnızca görünenler');
  await expect(page).toHaveURL(`${list}?visible=true`);
  await expect(row(page, 'Gizlilik')).not.toHaveCount(0);
  await expect(row(page, 'Kış kampanyası')).toHaveCount(0);
  await filter.selectOption('Yalnızca gizliler');
  await shown.click();
  await expect(row(page, 'Kış kampanyası')).toHaveCount(0);
  expect(await status()).toBe(200);
  await page.goto(list);
  await row(page, 'Kış kampanyası').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Gizle' }).click();
  await expect(shown).not.toBeChecked();
  expect(await status()).toBe(404);
  await call(page, 'DELETE', `/admin/pages/${id}`);
});
