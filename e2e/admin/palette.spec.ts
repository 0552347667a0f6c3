import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from '../fixtures';
import { call, menu } from './steps';

test.describe.configure({ mode: 'default' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ara ve git' });
const options = (page: Page) => palette(page).getByRole('option');
const input = (page: Page) => palette(page).getByRole('combobox', { name: 'Ekran ya da kayıt arayın' });

async function openBy(page: Page, keys: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(keys);
  await expect(input(page)).toBeFocused();
}

test('Ctrl+K opens and closes the palette; a screen is found in any spelling and gets the focus', async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  await openBy(page, 'Control+k');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await openBy(page, 'Meta+k');
  await page.keyboard.type('hizmet');
  await expect(options(page).first()).toHaveText('Hizmetler');
  await input(page).fill('ILETISIM FORM');
  await expect(options(page).first()).toHaveText('İletişim Formları');
  await input(page).fill('site bilgi');
  // Records that have the words in their texts come after it.
  const screenGroup = palette(page).getByRole('group', { name: 'Ekranlar' });
  await expect(screenGroup.getByRole('option')).toHaveText(['Site Bilgileri']);
  await expect(options(page).first()).toHaveText('Site Bilgileri');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the palette creates a new record, chosen by the arrow keys', async ({ adminPage: page }) => {
  const release = await holdRequests(page, /\/palette-/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  // What is typed before the palette has arrived is in its field then.
  await page.keyboard.type('yenj');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('i');
  release();
  await expect(input(page)).toHaveValue('yeni');
  await expect(input(page)).toBeFocused();
  await expect(options(page).first()).toHaveText('Yeni Makale');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(1)).toHaveText('Yeni Hizmet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/services\/new$/);
});

const tasks = [
  ['logo', 'Logoyu değiştir'],
  ['telefon', 'Telefon numarasını değiştir'],
  ['sifre', 'Şifreyi değiştir'],
  ['fotoğraf', 'Fotoğraf yükle'],
  ['bakım', 'Siteyi Bakım Moduna Al'],
  ['yedek', 'Alınan yedekleri gör'],
  ['çıkış', 'Çıkış'],
] as const;

test('the palette knows tasks by the words that owners use, and its list stays where it is while records load', async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  await openBy(page, 'Control+k');
  for (const [typed, task] of tasks) {
    await input(page).fill(typed);
    await expect(palette(page).getByRole('group', { name: 'İşlemler' }).getByRole('option')).toContainText([task]);
  }
  await input(page).fill('');
  const before = await palette(page).boundingBox();
  const release = await holdRequests(page, '**/trpc/search.records*');
  await input(page).fill('pano');
  await expect(palette(page).getByRole('status')).toHaveText('Aranıyor...');
  expect(await palette(page).boundingBox()).toEqual(before);
  release();
  await expect(palette(page).getByRole('group', { name: 'Hizmetler' })).toBeVisible();
  expect(await palette(page).boundingBox()).toEqual(before);

  await input(page).fill('bakım');
  await options(page).filter({ hasText: 'Siteyi Bakım Moduna Al' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Siteyi bakım moduna almak istediğinize emin misiniz?');
  await question.getByRole('button', { name: 'İptal' }).click();
  await openBy(page, 'Control+k');
  await input(page).fill('logo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings#logoUrl');
});

test('records of several kinds are found under their headings and opened', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/services', { title: 'Şamandıra montajı', description: 'x' });
  await call(page, 'POST', '/admin/keywords', { keyword: 'şamandıra' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Ara ve git' }).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('SAMANDIRA');
  await expect(palette(page).getByRole('group', { name: 'Hizmetler' }).getByRole('option')).toHaveText([
    'Şamandıra montajı',
  ]);
  await expect(palette(page).getByRole('group', { name: 'SEO Anahtar Kelimeler' })).toContainText('şamandıra');
  await options(page).filter({ hasText: 'Şamandıra montajı' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Şamandıra montajı');

  await openBy(page, 'Control+k');
  await page.keyboard.type('böyle bir şey yok');
  await expect(palette(page).getByRole('status')).toHaveText('Eşleşen ekran ya da kayıt yok.');
});

test('closing the palette returns the focus, and it does not open over a confirmation', async ({ adminPage: page }) => {
  await page.goto('/admin/services');
  const button = page.getByRole('button', { name: 'Ara ve git' });
  await button.click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(palette(page)).toBeHidden();
});

test('the palette asks before it leaves a form with unsaved text', async ({ adminPage: page }) => {
  await page.goto('/admin/services/new');
  await page.getByLabel('Başlık').fill('Yarım');
  await openBy(page, 'Control+k');
  await page.keyboard.type('sayfalar');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Kal' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Yarım');
  await expect(page).toHaveURL(/\/services\/new$/);
});

test('on a phone the palette is opened from the menu @phone', async ({ adminPage: page, viewport }) => {
  await page.goto('/admin');
  if (viewport && viewport.width > 768) {
    await page.getByRole('button', { name: 'Ara ve git' }).click();
  } else {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Ara ve git' }).click();
  }
  await expect(input(page)).toBeFocused();
  await input(page).fill('slider');
  await options(page).filter({ hasText: 'Slider' }).click();
  await expect(page).toHaveURL(/\/admin\/hero-sections$/);
});
