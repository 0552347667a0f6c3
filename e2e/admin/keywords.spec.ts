import type { Page } from '@playwright/test';
import { watchProblems } from '../accessibility';
import { expect, holdRequests, test } from '../fixtures';
import { keep, publish, savedDraft } from './draft-steps';
import { call, readDraft, textIn } from './steps';

test.describe.configure({ mode: 'default' });

const list = '/admin/keywords';
const row = (page: Page, keyword: string) =>
  page.getByRole('row').filter({ has: page.getByText(keyword, { exact: true }) });
const cloud = (page: Page) => page.getByRole('region', { name: 'Aktif anahtar kelimeler' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Anahtar kelime', exact: true });

async function add(page: Page, keyword: string): Promise<void> {
  await field(page).fill(keyword);
  await page.getByRole('button', { name: 'Ekle' }).click();
  await expect(row(page, keyword)).toBeVisible();
}

test('a new keyword shows its errors; once saved, it is in list and cloud, and the next can be typed', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto(list);
  await page.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByText('Keyword gereklidir')).toBeVisible();
  await expect(field(page)).toBeFocused();

  await field(page).fill('LED dönüşüm');
  await expect(page.getByText('Keyword gereklidir')).toBeHidden();
  await page.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByText('Anahtar kelime eklenirken hata oluştu: Bu keyword zaten mevcut')).toBeVisible();
  await expect(field(page)).toHaveValue('LED dönüşüm');

  await field(page).fill('ups bakımı');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anahtar kelime eklendi')).toBeVisible();
  await expect(row(page, 'ups bakımı').getByRole('spinbutton')).toHaveValue('0');
  await expect(cloud(page)).toContainText('ups bakımı');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('tr[data-new]')).toHaveText(/ups bakımı/);
  await expect(row(page, 'ups bakımı')).toBeInViewport({ ratio: 1 });
});

test('editing fills the form, stores the change and moves the focus back to the row', async ({ adminPage: page }) => {
  await page.goto(list);
  await row(page, 'trafo merkezi').getByRole('link', { name: 'Düzenle' }).click();
  await expect(page.getByRole('heading', { name: 'Anahtar kelimeyi düzenle' })).toBeVisible();
  await expect(field(page)).toHaveValue('trafo merkezi');
  await expect(field(page)).toBeFocused();

  await field(page).fill('');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Keyword gereklidir')).toBeVisible();
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, 'trafo merkezi')).toBeVisible();

  await row(page, 'trafo merkezi').getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page)).toHaveValue('trafo merkezi');
  await field(page).fill('trafo bakımı');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Anahtar kelime güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(row(page, 'trafo bakımı')).toBeVisible();
  await expect(row(page, 'trafo merkezi')).toBeHidden();
  await expect(page.getByText('trafo bakımı', { exact: true }).last()).toBeFocused();
});

test('a change in the row of a keyword that is being edited causes no conflict', async ({ adminPage: page }) => {
  await page.goto(list);
  await add(page, 'jeneratör');
  await row(page, 'jeneratör').getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page)).toHaveValue('jeneratör');
  const toggle = row(page, 'jeneratör').getByRole('switch');
  await toggle.click();
  await expect(toggle).toHaveText('Pasif');
  await field(page).fill('jeneratör bakımı');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Anahtar kelime güncellendi')).toBeVisible();
  await expect(row(page, 'jeneratör bakımı').getByRole('switch')).toHaveText('Pasif');
});

test('saving does not silently overwrite what somebody else has saved meanwhile', async ({
  adminPage: page,
  context,
}) => {
  await page.goto(list);
  await add(page, 'kamera');
  await row(page, 'kamera').getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page)).toHaveValue('kamera');
  await field(page).fill('benim kameram');
  await expect.poll(() => readDraft(page, 'keywords')).toContain('benim kameram');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Yazdıklarımı sil' }).click();
  await field(other).fill('onun kamerası');
  await other.getByRole('button', { name: 'Güncelle' }).click();
  await expect(row(other, 'onun kamerası')).toBeVisible();

  await page.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog).toContainText('benim kameram');
  await expect(dialog).toContainText('onun kamerası');
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(row(page, 'benim kameram')).toBeVisible();
});

test('the order is stored on Enter and on leaving the field; Escape restores it', async ({ adminPage: page }) => {
  const problems = watchProblems(page);
  await page.goto(list);
  const order = page.getByRole('spinbutton', { name: 'plc otomasyon sırası' });
  await expect(order).toHaveValue('8');
  await order.fill('500');
  await page.keyboard.press('Enter');
  await expect(page.getByText('plc otomasyon için sıra 500 olarak kaydedildi')).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('plc otomasyon');
  await expect(order).toBeFocused();

  await order.fill('501');
  await page.keyboard.press('Tab');
  await expect(page.getByText('plc otomasyon için sıra 501 olarak kaydedildi')).toBeVisible();
  await page.reload();
  await expect(order).toHaveValue('501');

  await order.fill('3');
  await page.keyboard.press('Escape');
  await expect(order).toHaveValue('501');
  await order.fill('-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sıra 0 veya daha büyük bir tam sayı olmalıdır')).toBeVisible();
  await expect(order).toHaveValue('501');
  await order.fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('plc otomasyon için sıra 0 olarak kaydedildi')).toBeVisible();
  await expect(order).toHaveValue('0');
  expect(problems).toEqual([]);
});

test('an inactive keyword is neither in the cloud nor in the suggestions of projects', async ({ adminPage: page }) => {
  await page.goto(list);
  const toggle = row(page, 'cephe aydınlatma').getByRole('switch');
  await expect(cloud(page)).toContainText('cephe aydınlatma');
  await toggle.click();
  await expect(toggle).toHaveText('Pasif');
  await expect(cloud(page)).not.toContainText('cephe aydınlatma');
  await page.getByRole('combobox', { name: 'Durum süzgeci' }).selectOption('Yalnızca pasifler');
  await expect(row(page, 'cephe aydınlatma')).toBeVisible();
  await row(page, 'cephe aydınlatma').getByRole('switch').click();
  await expect(row(page, 'cephe aydınlatma')).toBeHidden();
  await expect(cloud(page)).toContainText('cephe aydınlatma');
});

test('failures say what could not be done, and why', async ({ adminPage: page }) => {
  await page.goto(list);
  await expect(row(page, 'pano imalatı')).toBeVisible();
  await page.route(/keywords\.(setActive|reorder|remove|create)/, (route) => route.abort());
  const reason = 'Sunucuya ulaşılamadı';

  const toggle = row(page, 'pano imalatı').getByRole('switch');
  await toggle.click();
  await expect(page.getByText(`Anahtar kelimenin durumu değiştirilirken hata oluştu: ${reason}`)).toBeVisible();
  await expect(toggle).toBeChecked();

  const order = page.getByRole('spinbutton', { name: 'pano imalatı sırası' });
  await order.fill('77');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Sıralama güncellenirken hata oluştu: ${reason}`)).toBeVisible();
  await expect(order).toHaveValue('4');

  await row(page, 'pano imalatı').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText(`Anahtar kelime silinirken hata oluştu: ${reason}`)).toBeVisible();

  await field(page).fill('bağlantısız');
  await page.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByText(`Anahtar kelime eklenirken hata oluştu: ${reason}`)).toBeVisible();
  await expect(field(page)).toHaveValue('bağlantısız');
});

test('a list that cannot be loaded says so and can be tried again', async ({ adminPage: page }) => {
  await page.route(/keywords\.list/, (route) => route.abort());
  await page.goto(list);
  await expect(page.getByText('Anahtar kelimeler yüklenirken hata oluştu: Sunucuya ulaşılamadı')).toBeVisible();
  await page.unroute(/keywords\.list/);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(row(page, 'elektrik projesi')).toBeVisible();
});

test('a keyword is deleted only after a confirmation', async ({ adminPage: page }) => {
  await page.goto(list);
  await add(page, 'silinecek');
  const remove = row(page, 'silinecek').getByRole('button', { name: 'Sil' });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Bu anahtar kelimeyi silmek istediğinize emin misiniz?');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(row(page, 'silinecek')).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Anahtar kelime silindi')).toBeVisible();
  await expect(row(page, 'silinecek')).toBeHidden();
});

test('typed text is offered again after the tab was closed', async ({ adminPage: page, context }) => {
  await page.goto(list);
  await field(page).fill('yarım kalan kelime');
  await expect.poll(() => readDraft(page, 'keywords')).toContain('yarım kalan kelime');
  const next = await context.newPage();
  await page.close();
  await next.goto(list);
  await next.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(field(next)).toHaveValue('yarım kalan kelime');
});

test('a keyword has an English wording of its own, which the tag fields suggest in English', async ({
  adminPage: page,
}) => {
  const { id } = await call(page, 'POST', '/admin/keywords', { keyword: 'şalt sahası' });
  await page.goto(`${list}?edit=${id}`);
  await page.getByRole('radio', { name: 'Türkçe + İngilizce' }).click();
  const english = textIn(page, 'Anahtar kelime', 'İngilizce');
  await english.fill('Led Retrofit');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('İngilizce yayımlanamadı: Bu keyword zaten mevcut.')).toBeVisible();
  await english.fill('switchyard');
  await textIn(page, 'Anahtar kelime', 'Türkçe').fill('şalt sahaları');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Anahtar kelime güncellendi')).toBeVisible();
  await expect(row(page, 'şalt sahaları')).toBeVisible();
  expect(await call(page, 'GET', `/admin/keywords/${id}/translations/en`)).toMatchObject({ keyword: 'switchyard' });

  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'Düzenle' }).first().click();
  const suggestion = page.getByRole('button', { name: /switchyard/ });
  await expect(page.getByRole('button', { name: /şalt sahaları/ })).toBeVisible();
  await expect(suggestion).toBeVisible();
  await call(page, 'DELETE', `/admin/keywords/${id}`);
});

test('what is typed can wait in a draft, of a new keyword and of one in the list', async ({ adminPage: page }) => {
  const stored = async (record: string | null) =>
    (await call(page, 'GET', `/admin/keywords/${record}/draft?locale=tr`)).values;
  await page.goto(`${list}?sort=-keyword`);
  await expect(keep(page)).toHaveCount(0);
  await field(page).fill('kesintisiz yed');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await expect(page).toHaveURL(/\?sort=-keyword&draft=new-/);
  const record = new URL(page.url()).searchParams.get('draft');
  await field(page).press('End');
  await page.keyboard.type('ekleme');
  await page.keyboard.press('Control+s');
  await expect.poll(() => stored(record)).toMatchObject({ keyword: 'kesintisiz yedekleme' });
  await expect(row(page, 'kesintisiz yedekleme')).toHaveCount(0);
  await page.reload();
  await expect(field(page)).toHaveValue('kesintisiz yedekleme');
  await publish(page).click();
  await expect(row(page, 'kesintisiz yedekleme')).toBeVisible();
  await expect(page).toHaveURL(`${list}?sort=-keyword`);
  await expect(field(page)).toHaveValue('');

  await row(page, 'kesintisiz yedekleme').getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page)).toHaveValue('kesintisiz yedekleme');
  const id = new URL(page.url()).searchParams.get('edit');
  await field(page).fill('kesintisiz besleme');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  expect(await stored(id)).toEqual({ keyword: 'kesintisiz besleme' });
  await expect(row(page, 'kesintisiz yedekleme')).toBeVisible();
  const release = await holdRequests(page, /drafts\.get/);
  await Promise.all([page.waitForRequest(/drafts\.get/), page.reload()]);
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(field(page)).toHaveValue('kesintisiz besleme');
  await publish(page).click();
  await expect(row(page, 'kesintisiz besleme')).toBeVisible();
});

test('a draft of a new keyword that is thrown away leaves an empty form', async ({ adminPage: page }) => {
  await page.goto(list);
  await field(page).fill('atılacak kelime');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await page.getByRole('button', { name: 'Taslağı at', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslağı at' }).click();
  await expect(page).toHaveURL(list);
  // The form for the next one has come.
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('sonraki kelime');
  await keep(page).click();
  await expect(page).toHaveURL(/draft=new-/);
  const record = new URL(page.url()).searchParams.get('draft');
  expect((await call(page, 'GET', `/admin/keywords/${record}/draft?locale=tr`)).version).toBeGreaterThan(0);
  await call(page, 'DELETE', `/admin/keywords/${record}/draft?locale=tr`);
});
