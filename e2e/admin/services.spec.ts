import { expect, test } from '../fixtures';
import { breakCall, card, expectSwitchRollsBack, readInput, removeWithDialog, restoreRequests, toast } from './steps';

test.describe.configure({ mode: 'default' });

const list = '/admin/services';

test('the form of a new service shows each error beside its field; once saved, the service is on the home page @phone', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Yeni Hizmet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Hizmet Ekle' })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Ekle', exact: true });
  const title = page.getByLabel('Başlık');
  const description = page.getByLabel('Açıklama');
  const order = page.getByLabel('Sıra');
  await expect(order).toHaveValue('0');
  await expect(page.getByLabel('Görünür')).toBeChecked();

  await submit.click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expect(page.getByText('Açıklama gereklidir')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Başlık gereklidir');
  await title.fill('   ');
  await submit.click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await title.fill('  Çatı güneş paneli  ');
  await expect(page.getByText('Başlık gereklidir')).toBeHidden();
  await submit.click();
  await expect(description).toBeFocused();
  await description.fill('Keşif, projelendirme ve montaj');
  await order.fill('-3');
  await submit.click();
  await expect(page.getByText('Sıra 0 veya daha büyük bir tam sayı olmalıdır')).toBeVisible();
  // Among the first: the home page shows 24 services, and other tests leave some behind.
  await order.fill('1');

  const sent = await readInput(page, 'services.create', () => submit.click());
  expect(sent).toMatchObject({ title: 'Çatı güneş paneli', order: 1, visible: true });
  expect(sent).not.toHaveProperty('icon');
  expect(sent).not.toHaveProperty('iconText');
  await expect(toast(page, 'Hizmet oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(card(page, 'Çatı güneş paneli')).toBeVisible();

  const { page: home } = await read('/');
  await expect(home.locator('#services').getByText('Keşif, projelendirme ve montaj')).toBeAttached();
});

test('an edited service shows its new text to visitors', async ({ adminPage: page, read }) => {
  await page.goto(list);
  await card(page, 'Aydınlatma').getByRole('link', { name: 'Düzenle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hizmet Düzenle' })).toBeVisible();
  await expect(page.getByLabel('Başlık')).toHaveValue('Aydınlatma');
  await page.getByLabel('Açıklama').fill('Sokak, depo ve vitrin');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(card(page, 'Aydınlatma').getByText('Sokak, depo ve vitrin')).toBeVisible();
  const { page: home } = await read('/');
  await expect(home.locator('#services').getByText('Sokak, depo ve vitrin')).toBeAttached();
});

test('a switch changes at once, and is reverted if the change could not be stored', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(list);
  const visible = card(page, 'Otomasyon ve PLC').getByRole('switch');
  await expectSwitchRollsBack(page, visible, 'services.setVisible', 'Görünürlük değiştirilirken hata oluştu');

  await visible.click();
  await expect(visible).not.toBeChecked();
  await expect(visible).toHaveText('Gizli');
  await expect(visible).not.toHaveAttribute('aria-busy', 'true');
  const { page: home } = await read('/');
  await expect(home.locator('#services').getByText('Pano İmalatı')).toBeAttached();
  await expect(home.locator('#services').getByText('Otomasyon ve PLC')).toHaveCount(0);
  await visible.click();
  await expect(visible).toBeChecked();
  await expect(visible).not.toHaveAttribute('aria-busy', 'true');
});

test('moving a card sends one call, does not lose the focus and changes the site; after a failure the card is back in its place', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(list);
  const cards = page.getByRole('article');
  const names = () => cards.getByRole('heading').allTextContents();
  await expect(cards.first()).toBeVisible();
  const [first, second] = await names();
  await expect(cards.first().getByRole('button', { name: 'Yukarı' })).toBeDisabled();
  await expect(cards.last().getByRole('button', { name: 'Aşağı' })).toBeDisabled();

  const release = await breakCall(page, 'services.reorder');
  await cards.first().getByRole('button', { name: 'Aşağı' }).click();
  await expect.poll(names).toContain(first);
  await expect.poll(async () => (await names())[1]).toBe(first);
  release();
  await expect(toast(page, 'Sıralama güncellenirken hata oluştu')).toBeVisible();
  await expect.poll(async () => (await names())[0]).toBe(first);
  await restoreRequests(page);

  const calls: string[] = [];
  page.on('request', (sent) => sent.url().includes('services.reorder') && calls.push(sent.url()));
  const stored = page.waitForResponse(/services\.reorder/);
  await cards.first().getByRole('button', { name: 'Aşağı' }).click();
  await stored;
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await expect(cards.nth(1).getByRole('button', { name: 'Aşağı' })).toBeFocused();
  await expect(page.getByText(`${first} 2. sıraya taşındı`)).toBeAttached();
  expect(calls).toHaveLength(1);
  const visible = cards.filter({ has: page.getByRole('switch', { checked: true }) });
  const order = await visible.getByRole('heading').allTextContents();
  const { page: home } = await read('/');
  const shown = await home.locator('#services').getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual(order.slice(0, shown.length));
});

test('deleting needs a confirmation, returns the focus when cancelled, and removes the service from the site', async ({
  adminPage: page,
  read,
}) => {
  const question = 'Bu hizmeti silmek istediğinize emin misiniz?';
  await page.goto(list);
  const row = card(page, 'Topraklama ve Ölçüm');
  const calls: string[] = [];
  page.on('request', (sent) => sent.url().includes('services.remove') && calls.push(sent.url()));
  await row.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(question);
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(row.getByRole('button', { name: 'Sil', exact: true })).toBeFocused();
  expect(calls).toEqual([]);

  const release = await breakCall(page, 'services.remove');
  release();
  await removeWithDialog(row, page, question);
  await expect(toast(page, 'Hizmet silinirken hata oluştu')).toBeVisible();
  await expect(row).toBeVisible();
  await restoreRequests(page);

  await expect(page.getByRole('alertdialog')).toBeHidden();
  await removeWithDialog(row, page, question);
  await expect(toast(page, 'Hizmet silindi')).toBeVisible();
  await expect(row).toBeHidden();
  const { page: home } = await read('/');
  await expect(home.locator('#services').getByText('Topraklama ve Ölçüm')).toHaveCount(0);
});

test('search ignores Turkish accents and is stored in the URL, and several services are hidden at once @journey', async ({
  adminPage: page,
}) => {
  await page.goto(list);
  const search = page.getByRole('searchbox', { name: 'Ara' });
  await search.fill('AYDINLATMA');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=AYDINLATMA/);
  await search.fill('aydinlatma');
  await expect(card(page, 'Aydınlatma')).toBeVisible();
  await expect(page).toHaveURL(/q=aydinlatma/);
  await page.reload();
  await expect(search).toHaveValue('aydinlatma');
  await search.fill('yokböyle');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü göster' }).click();
  await page.getByRole('checkbox', { name: 'Seç: Aydınlatma' }).check();
  await page.getByRole('checkbox', { name: 'Seç: Güvenlik Kameraları' }).check();
  await expect(page.getByText('2 kayıt seçildi')).toBeVisible();
  await page.getByRole('button', { name: 'Gizle', exact: true }).click();
  await expect(toast(page, '2 kayıt güncellendi')).toBeVisible();
  await expect(card(page, 'Aydınlatma').getByRole('switch')).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Seç: Aydınlatma' }).check();
  await page.getByRole('checkbox', { name: 'Seç: Güvenlik Kameraları' }).check();
  await page.getByRole('button', { name: 'Göster', exact: true }).click();
  await expect(card(page, 'Aydınlatma').getByRole('switch')).toBeChecked();
});

test('a list that cannot be loaded can be tried again; the address of an unknown service leads to the list with a message', async ({
  adminPage: page,
}) => {
  await page.route(/services\.list/, (route) => route.abort());
  await page.goto(list);
  await expect(page.getByText('Kayıtlar yüklenemedi.', { exact: false })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${list}/99999/edit`);
  await expect(toast(page, 'Hizmet bulunamadı')).toBeVisible();
  await expect(page).toHaveURL(list);
});
