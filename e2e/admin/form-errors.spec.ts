import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, field, toast, writeText } from './steps';

test.describe.configure({ mode: 'default' });

const state = (page: Page) => page.locator('[data-save-bar]').getByRole('status');
const create = (page: Page) => page.getByRole('button', { name: 'Oluştur' });
const offline = 'İnternet bağlantınız yok. Yazdıklarınız bu bilgisayarda duruyor.';

test('after a save with errors the save bar says how many fields to correct and leads to the first @phone', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/articles/new');
  await expect(field(page, 'İçerik')).toBeVisible();
  await create(page).click();
  await expect(state(page)).toHaveText('2 alan düzeltilmeli');
  await expect(page.getByText('Değişiklik yok')).toBeHidden();

  await page.getByLabel('Görünür').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '2 alan düzeltilmeli' }).click();
  await expect(field(page, 'Başlık')).toBeFocused();
  await expect(page.getByText('Başlık zorunludur')).toBeInViewport({ ratio: 1 });
  // The address follows the title.
  await page.keyboard.type('Hata sayısı');
  await expect(state(page)).toHaveText('1 alan düzeltilmeli');

  await page.getByRole('button', { name: '1 alan düzeltilmeli' }).click();
  await expect(field(page, 'İçerik')).toBeFocused();
  await expect(page.getByText('İçerik zorunludur')).toBeInViewport({ ratio: 1 });
  await page.keyboard.insertText('Metin');
  await expect(state(page)).toHaveText('Kaydedilmemiş değişiklikler var');
  await create(page).click();
  await expect(toast(page, 'Makale oluşturuldu')).toBeVisible();
});

test('the message of a rich text stands above the text, in view @phone', async ({ adminPage: page }) => {
  await page.goto('/admin/articles/new');
  await field(page, 'Başlık').fill('Boş içerik');
  await writeText(page, 'İçerik', '');
  await create(page).click();
  const message = page.getByText('İçerik zorunludur');
  await expect(message).toBeInViewport({ ratio: 1 });
  const above = (await message.boundingBox())?.y ?? Number.NaN;
  const text = (await page.locator('[data-rich-text]').boundingBox())?.y ?? Number.NaN;
  expect(above).toBeLessThan(text);
  await expect(field(page, 'İçerik')).toHaveAccessibleDescription(/İçerik zorunludur/);
});

test('an error that the server reports at a field is counted too', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/categories', { name: 'Dolu adres', slug: 'dolu-adres' });
  await page.goto('/admin/categories/new');
  await field(page, 'Kategori adı').fill('Dolu adres');
  await create(page).click();
  await expect(state(page)).toHaveText('1 alan düzeltilmeli');
  await expect(field(page, 'Slug')).toBeFocused();
});

test('a save that fails without changes does not say that nothing has changed', async ({ adminPage: page }) => {
  const { id } = await call(page, 'POST', '/admin/services', { title: 'Değişmeyen', description: 'Metin' });
  await page.goto(`/admin/services/${id}`);
  await page.route('**/trpc/services.update*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Hizmet kaydedilirken hata oluştu')).toBeInViewport();
  await expect(state(page)).toHaveText('Kaydedilemedi');
});

test('without a connection the form says so, keeps the text and saves when tried again', async ({
  adminPage: page,
  context,
}) => {
  await page.goto('/admin/services/new');
  await field(page, 'Başlık').fill('Bağlantısız');
  await field(page, 'Açıklama').fill('Yolda yazılan metin');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Hizmet kaydedilirken hata oluştu' });
  await expect(failure).toContainText(offline);
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(state(page)).toHaveText('Kaydedilemedi');
  await failure.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(failure).toContainText(offline);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(toast(page, 'Hizmet oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL('/admin/services');
});

test('the form of a project says it too, below the dialog with the error', async ({ adminPage: page, context }) => {
  await page.goto('/admin/projects/new');
  await field(page, 'Proje başlığı').fill('Bağlantısız proje');
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption({ index: 1 });
  await writeText(page, 'İçerik', 'Yapılan iş');
  await context.setOffline(true);
  await create(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hata' });
  await expect(dialog).toContainText('Proje kaydedilirken hata oluştu');
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByText(offline)).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(toast(page, 'Proje oluşturuldu')).toBeVisible();
});
