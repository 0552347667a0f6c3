import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from '../fixtures';
import { addImage } from './project-steps';
import { call, card, field, imageFile, toast, writeText } from './steps';

test.describe.configure({ mode: 'default' });

const uploads = '**/api/v1/upload/image';

async function chooseFile(page: Page, colour: [number, number, number]): Promise<void> {
  await page.getByRole('radio', { name: 'Dosya Yükle' }).first().click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await imageFile('foto.png', colour));
}

test('saving waits for a picture that is still being uploaded, and stores it', async ({ adminPage: page }) => {
  await page.goto('/admin/hero-sections/new');
  await field(page, 'Başlık').fill('Bekleyen fotoğraf');
  const release = await holdRequests(page, uploads);
  await chooseFile(page, [1, 120, 90]);
  await expect(page.getByRole('button', { name: 'Yükleniyor...' })).toBeVisible();
  await page.keyboard.press('Control+s');
  const state = page.locator('[data-save-bar]').getByRole('status');
  await expect(state).toHaveText('Fotoğrafın yüklenmesi bekleniyor; ardından kaydedilecek.');
  release();
  await expect(toast(page, 'Slide başarıyla oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL('/admin/hero-sections');
  await expect(card(page, 'Bekleyen fotoğraf').locator('img')).toHaveAttribute('src', /^\/uploads\//);
});

test('a save that waits for a picture is not sent if the picture fails', async ({ adminPage: page }) => {
  await page.goto('/admin/hero-sections/new');
  await field(page, 'Başlık').fill('Fotoğrafı kopan');
  const release = await holdRequests(page, uploads, 'abort');
  await chooseFile(page, [1, 120, 91]);
  await expect(page.getByRole('button', { name: 'Yükleniyor...' })).toBeVisible();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  release();
  await expect(page.getByText('Resim yüklenemedi')).toBeVisible();
  await expect(page.locator('[data-save-bar]').getByRole('status')).toHaveText('Kaydedilmemiş değişiklikler var');
  await expect(field(page, 'Başlık')).toHaveValue('Fotoğrafı kopan');
});

test('a double click on the button creates one record', async ({ adminPage: page }) => {
  await page.goto('/admin/services/new');
  await field(page, 'Başlık').fill('Çift tıklanan');
  await field(page, 'Açıklama').fill('Metin');
  const release = await holdRequests(page, '**/trpc/services.create*');
  await page.getByRole('button', { name: 'Ekle', exact: true }).dblclick();
  release();
  await expect(page).toHaveURL('/admin/services');
  await expect(card(page, 'Çift tıklanan')).toHaveCount(1);
});

test('a picture pasted into an article is in its text after saving', async ({ adminPage: page }) => {
  await page.goto('/admin/articles/new');
  await field(page, 'Başlık').fill('Yapıştırılan fotoğraf');
  await writeText(page, 'İçerik', 'Fotoğraf aşağıda. ');
  const release = await holdRequests(page, uploads);
  const bytes = [...(await imageFile('pano.png', [7, 7, 120])).buffer];
  await field(page, 'İçerik').evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(data)], 'pano.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await page.keyboard.press('Control+s');
  release();
  await expect(toast(page, 'Makale oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL('/admin/articles');
  await page
    .getByRole('row', { name: /Yapıştırılan fotoğraf/ })
    .getByRole('link', { name: 'Düzenle' })
    .click();
  await expect(field(page, 'İçerik').locator('img:not(.ProseMirror-separator)')).toHaveAttribute('src', /^\/uploads\//);
});

test('the conflict dialog copies one’s own texts', async ({ adminPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await call(page, 'POST', '/admin/services', { title: 'Panoya', description: 'İlk', order: 95 });
  await page.goto(`/admin/services/${id}`);
  await page.getByLabel('Açıklama').fill('Benim uzun metnim');
  await call(page, 'PUT', `/admin/services/${id}`, { description: 'Başkasının metni' });
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Metinlerimi kopyala' }).click();
  await expect(page.getByText('Metinleriniz panoya kopyalandı')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Açıklama\nBenim uzun metnim');
});

test('pictures that wait to be added are not lost in a conflict over their project', async ({ adminPage: page }) => {
  await page.goto('/admin/projects/new');
  await field(page, 'Proje başlığı').fill('Bekleyen ve çakışan');
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption({ label: 'Aydınlatma' });
  await writeText(page, 'İçerik', 'Yapılan iş');
  await addImage(page, '/art/project-depo.svg');
  await page.route('**/trpc/projects.images.add*', (route) => route.abort());
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await page.getByRole('alertdialog', { name: 'Hata' }).getByRole('button', { name: 'Tamam' }).click();
  const response = await page.request.get('/api/v1/projects/slug/bekleyen-ve-cakisan');
  const { id } = (await response.json()).data;
  await call(page, 'PUT', `/admin/projects/${id}`, { location: 'Gemlik' });

  await field(page, 'Konum').fill('Mudanya');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByText('Gemlik', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(field(page, 'Konum')).toHaveValue('Gemlik');
  await expect(page.getByText('Eklenemeyen resimler')).toBeVisible();
  await page.unroute('**/trpc/projects.images.add*');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('list', { name: 'Eklenen resimler' }).getByRole('listitem')).toHaveCount(1);
});

test('several categories are deleted at once after their projects have been moved', async ({ adminPage: page }) => {
  const content = '<p>x</p>';
  for (const name of ['Toplu bir', 'Toplu iki']) {
    const slug = name.replace(' ', '-').toLowerCase();
    const { id: categoryId } = await call(page, 'POST', '/admin/categories', { name, slug });
    await call(page, 'POST', '/admin/projects', { categoryId, title: `${name} projesi`, content });
  }
  await page.goto('/admin/categories');
  for (const name of ['Toplu bir', 'Toplu iki']) await page.getByRole('checkbox', { name: `Seç: ${name}` }).click();
  await page.getByRole('button', { name: 'Seçilenleri sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Seçilen kategorilerde 2 proje var.');
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kategori silinemedi' });
  await expect(dialog).toContainText('Toplu bir, Toplu iki: toplam 2 proje var.');
  await dialog.getByLabel('Projelerin taşınacağı kategori').selectOption('Aydınlatma');
  await dialog.getByRole('button', { name: 'Projeleri taşı ve sil' }).click();
  await expect(page.getByText('2 proje taşındı, kategoriler silindi')).toBeVisible();
  await expect(card(page, 'Toplu bir')).toBeHidden();
  await expect(page.getByText(/kayıt seçildi/)).toBeHidden();
});

test('a card is dragged to its place with the mouse, in one call', async ({ adminPage: page }) => {
  await page.goto('/admin/services');
  const cards = page.getByRole('article');
  const names = () => cards.getByRole('heading').allTextContents();
  await expect(cards.nth(2)).toBeVisible();
  const before = await names();
  const handle = cards.nth(0).getByRole('button', { name: 'Sürükleyerek taşı' });
  const target = cards.nth(2).getByRole('button', { name: 'Sürükleyerek taşı' });
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('The handles are not drawn');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('services.reorder')) calls += 1;
  });
  const stored = page.waitForResponse((response) => response.url().includes('services.reorder'));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 10, { steps: 12 });
  await page.mouse.up();
  expect((await stored).ok()).toBe(true);
  const after = [before[1], before[2], before[0], ...before.slice(3)];
  await expect.poll(names).toEqual(after);
  await page.reload();
  await expect.poll(names).toEqual(after);
  expect(calls).toBe(1);
});

test('the uploaded logo of a brand is stored with its complete URL', async ({ adminPage: page, read, site }) => {
  await page.goto('/admin/brands/new');
  await field(page, 'Marka adı').fill('Yüklenen logo');
  await page.getByRole('spinbutton', { name: 'Sıra' }).fill('900');
  await chooseFile(page, [200, 20, 20]);
  await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(toast(page, 'Marka oluşturuldu')).toBeVisible();
  const { page: home } = await read('/');
  const logo = home.locator('.brand-grid').getByRole('img', { name: 'Yüklenen logo' });
  await expect(logo).toHaveAttribute('src', new RegExp(`^${site.url}/uploads/`));
});
