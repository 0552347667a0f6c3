import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, expectSwitchRollsBack, field, imageFile, removeWithDialog, textHeight, toast, writeText } from './steps';

test.describe.configure({ mode: 'default' });

const list = '/admin/articles';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('a new article shows each error beside its field and is saved as a draft that visitors cannot read', async ({
  adminPage: page,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Yeni Makale' }).click();
  const submit = page.getByRole('button', { name: 'Oluştur' });
  await expect(field(page, 'İçerik')).toBeVisible();
  expect(await textHeight(page, 'İçerik')).toBe(500);
  await submit.click();
  await expect(page.getByText('Başlık zorunludur')).toBeVisible();
  await expect(page.getByText('Slug zorunludur')).toBeVisible();
  await expect(page.getByText('İçerik zorunludur')).toBeVisible();
  await expect(page.getByText('2 alan düzeltilmeli')).toBeVisible();
  await expect(field(page, 'Başlık')).toBeFocused();

  await field(page, 'Başlık').fill('Çağrı Işık ÖĞÜŞ');
  await expect(field(page, 'Slug')).toHaveValue('cagri-isik-ogus');
  await expect(page.getByText('Slug zorunludur')).toBeHidden();
  await field(page, 'Slug').fill('Elle Yazılan');
  await submit.click();
  await expect(page.getByText('Slug sadece küçük harf, rakam ve tire içerebilir')).toBeVisible();
  await field(page, 'Slug').fill('pano-ne-zaman-yenilenir');
  await writeText(page, 'İçerik', '   ');
  await submit.click();
  await expect(page.getByText('İçerik zorunludur')).toBeVisible();
  await writeText(page, 'İçerik', 'Taslağın metni');
  await expect(page.getByText('İçerik zorunludur')).toBeHidden();
  await submit.click();
  await expect(page.getByText('Bu adresi başka bir makale kullanıyor')).toBeVisible();
  await expect(field(page, 'Slug')).toBeFocused();
  await field(page, 'Slug').fill('taslak-makale');
  await page.getByLabel('Kategori').selectOption({ label: 'Elektrik Panoları' });
  await page.getByLabel('Özet').fill('Kısaca');
  const address = await field(page, 'Öne çıkan görsel URL').boundingBox();
  const upload = await page.getByRole('button', { name: 'Görsel seçin' }).boundingBox();
  expect(upload?.y).toBeLessThan(address?.y ?? 0);
  await page.locator('input[type=file]').setInputFiles(await imageFile('makale.png', [30, 60, 120]));
  await expect(page.getByRole('img', { name: 'Öne çıkan görsel URL önizlemesi' })).toBeVisible();
  await submit.click();
  await expect(toast(page, 'Makale oluşturuldu')).toBeVisible();
  await expect(toast(page, 'Makale taslak; yayın tarihi verilene kadar sitede görünmez')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(row(page, 'Çağrı Işık ÖĞÜŞ')).toContainText(/Yayınlanmadı\s*Sitede değil/);
  await expect(row(page, 'Çağrı Işık ÖĞÜŞ')).toContainText('Elektrik Panoları');

  expect((await page.request.get('/articles/taslak-makale')).status()).toBe(404);
  expect((await page.request.get('/api/v1/articles/slug/taslak-makale')).status()).toBe(404);
  expect(await (await page.request.get('/articles')).text()).not.toContain('ÖĞÜŞ');
});

test('an article is public from its date on, and no longer once it is hidden', async ({ adminPage: page, read }) => {
  const article = { title: 'Yayına çıkan', slug: 'yayina-cikan', content: '<p>Herkese açık metin</p>' };
  const { id } = await call(page, 'POST', '/admin/articles', article);
  const status = async () => (await page.request.get('/articles/yayina-cikan')).status();
  const setDate = async (date: string) => {
    await page.goto(`${list}/${id}`);
    await page.getByLabel('Yayın tarihi').fill(date);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(toast(page, 'Makale güncellendi')).toBeVisible();
    await expect(page).toHaveURL(list);
  };
  await setDate('2099-05-04T10:30');
  await expect(row(page, 'Yayına çıkan')).toContainText('Planlandı');
  await expect(row(page, 'Yayına çıkan')).toContainText('04.05.2099');
  expect(await status()).toBe(404);
  const stored = await call(page, 'GET', `/admin/articles/${id}`);
  expect(new Date(String(stored.publishedAt)).toISOString()).toBe('2099-05-04T07:30:00.000Z');

  await setDate('2024-05-04T10:30');
  await expect(row(page, 'Yayına çıkan')).toContainText('04.05.2024');
  expect(await status()).toBe(200);
  const { page: shown } = await read('/articles/yayina-cikan');
  await expect(shown.getByRole('heading', { level: 1, name: 'Yayına çıkan' })).toBeVisible();
  await expect(shown.getByText('Herkese açık metin')).toBeVisible();

  const visible = row(page, 'Yayına çıkan').getByRole('switch');
  await expectSwitchRollsBack(page, visible, 'articles.setVisible', 'Görünürlük değiştirilirken hata oluştu');
  await visible.click();
  await expect(visible).not.toHaveAttribute('aria-busy', 'true');
  await expect(visible).not.toBeChecked();
  expect(await status()).toBe(404);
});

test('an edited article has its new text and address on the site, and the old address leads there @journey', async ({
  adminPage: page,
  read,
}) => {
  await call(page, 'POST', '/admin/articles', {
    title: 'Eski ad',
    slug: 'eski-ad',
    content: '<p>Eski metin</p>',
    publishedAt: '2024-01-02T10:00:00.000Z',
  });
  await page.goto(list);
  await row(page, 'Eski ad').getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page, 'İçerik')).toHaveText('Eski metin');
  await field(page, 'Slug').fill('yeni-ad');
  await writeText(page, 'İçerik', 'Yeni metin');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Makale güncellendi')).toBeVisible();
  const { response } = await read('/articles/eski-ad');
  expect([response.status(), response.headers().location]).toEqual([301, '/articles/yeni-ad']);
  const { page: shown } = await read('/articles/yeni-ad');
  await expect(shown.getByText('Yeni metin')).toBeVisible();
});

test('filters and sorting are stored in the URL, and deleting needs a confirmation', async ({ adminPage: page }) => {
  await call(page, 'POST', '/admin/articles', { title: 'Silinecek', slug: 'silinecek', content: '<p>x</p>' });
  const asked = page.waitForRequest((sent) => sent.url().includes('articles.list'));
  await page.goto(list);
  expect(decodeURIComponent((await asked).url())).toContain('"limit":50');
  await page.getByLabel('Durum').selectOption({ label: 'Taslak' });
  await expect(page).toHaveURL(/status=draft/);
  await expect(row(page, 'Silinecek')).toBeVisible();
  await expect(row(page, 'Reaktif ceza')).toBeHidden();
  await page.reload();
  await expect(row(page, 'Silinecek')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Reaktif ceza')).toBeVisible();
  await page.getByRole('button', { name: 'Başlık' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('columnheader', { name: 'Başlık' })).toHaveAttribute('aria-sort', 'ascending');

  await removeWithDialog(row(page, 'Silinecek'), page, 'Bu makaleyi silmek istediğinize emin misiniz?');
  await expect(toast(page, 'Makale silindi')).toBeVisible();
  await expect(row(page, 'Silinecek')).toBeHidden();
});
