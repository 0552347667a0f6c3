import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { keep, keepDraft, list, live, newService, publish, savedDraft, stored, title } from './draft-steps';
import { breakCall, call, card, openAsColleague, readDraft, textIn, toast } from './steps';

test.describe.configure({ mode: 'default' });

test('what is kept as a draft waits beside what is live until it is published @phone', async ({ adminPage: page }) => {
  const id = await newService(page, 'Pano bakımı');
  await page.goto(`${list}/${id}`);
  await expect(title(page)).toHaveValue('Pano bakımı');
  await expect(keep(page)).toHaveCount(0);
  await title(page).fill('Pano bakımı ve onarımı');
  await expect(page.getByRole('button', { name: 'Güncelle' })).toBeVisible();
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await expect(keep(page)).toBeFocused();
  await expect(page.getByText(/^Bu kaydın yayımlanmamış değişiklikleri var \(/)).toBeVisible();
  await expect(publish(page)).toBeVisible();
  await expectAccessible(page);
  expect(await readDraft(page, 'services')).toBeNull();

  // From now on by itself.
  await page.getByLabel('Açıklama').fill('Yılda iki kez');
  await expect.poll(() => stored(page, id)).toEqual({ title: 'Pano bakımı ve onarımı', description: 'Yılda iki kez' });
  await expect(savedDraft(page)).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Pano bakımı', description: 'Kısa yazı' });

  await page.reload();
  await expect(title(page)).toHaveValue('Pano bakımı ve onarımı');
  await expect(page.getByLabel('Açıklama')).toHaveValue('Yılda iki kez');
  await expect(page.getByText('Bu tarayıcıda kaydedilmemiş yazdıklarınız var')).toHaveCount(0);
  await publish(page).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(await live(page, id)).toMatchObject({ title: 'Pano bakımı ve onarımı', description: 'Yılda iki kez' });
  expect(await stored(page, id)).toBeNull();
});

test('a form waits for its draft, so that nobody types into what is live or empty', async ({ adminPage: page }) => {
  const id = await newService(page, 'Yayındaki ad');
  const unborn = 'new-3f2b8a4c-1d5e-4f60-8a7b-000000000077';
  for (const record of [id, unborn]) {
    await call(page, 'PUT', `${list}/${record}/draft?locale=tr`, { values: { title: 'Taslaktaki ad' } });
  }
  await expectWaits(page, `${list}/${id}`);
  await expectWaits(page, `${list}/new?draft=${unborn}`);
});

async function expectWaits(page: Page, address: string): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const draft = /\/trpc\/[^?]*drafts\.get/;
  await page.route(draft, async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest(draft);
  await page.goto(address);
  await request;
  await expect(page.getByText('Kayıt yükleniyor...')).toBeAttached();
  await expect(title(page)).toHaveCount(0);
  release();
  await expect(title(page)).toHaveValue('Taslaktaki ad');
  await page.unroute(draft);
}

test('a new record may be a draft only, which lacks what publishing needs', async ({ adminPage: page }) => {
  await page.goto(`${list}/new`);
  await title(page).fill('Yarım kalan hizmet');
  await keep(page).click();
  await expect(page).toHaveURL(/\/new\?draft=new-[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Bu kayıt henüz yayımlanmadı \(/)).toBeVisible();
  const address = page.url();
  await page.goto(list);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card(page, 'Yarım kalan hizmet')).toHaveCount(0);

  await page.goto(address);
  await expect(title(page)).toHaveValue('Yarım kalan hizmet');
  await publish(page).click();
  await expect(page.getByText('Açıklama gereklidir')).toBeVisible();
  await page.getByLabel('Açıklama').fill('Artık tam');
  await publish(page).click();
  await expect(toast(page, 'Hizmet oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(card(page, 'Yarım kalan hizmet')).toBeVisible();
});

test('a draft is thrown away after a question, and comes back with one press', async ({ adminPage: page }) => {
  const id = await newService(page, 'Atılacak taslak');
  await keepDraft(page, id, 'Başka ad');
  await page.getByRole('button', { name: 'Taslağı at' }).click();
  const question = page.getByRole('alertdialog', { name: 'Taslağı atmak istediğinize emin misiniz?' });
  await expect(question).toContainText('Taslak çöp kutusuna gider');
  await question.getByRole('button', { name: 'Taslağı at' }).click();
  await expect(toast(page, 'Taslak çöpe taşındı')).toBeVisible();
  const offers = page.getByRole('button', { name: 'Geri al' });
  const countInView = () =>
    offers.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length);
  await expect.poll(countInView).toBe(1);
  await expect(title(page)).toHaveValue('Atılacak taslak');
  await expect(page.getByRole('button', { name: 'Güncelle' })).toBeVisible();
  expect(await stored(page, id)).toBeNull();
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Başka ad');
  await expect(publish(page)).toBeVisible();
});

test('what was changed in the record since a draft was begun is asked about before it is published', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'İki yerde');
  await keepDraft(page, id, 'Taslaktaki ad');
  await call(page, 'PUT', `/admin/services/${id}`, { title: 'Yayındaki yeni ad', description: 'Yeni yazı' });
  await page.goto(list);
  await page.goto(`${list}/${id}`);
  await expect(title(page)).toHaveValue('Taslaktaki ad');
  await expect(page.getByLabel('Açıklama')).toHaveValue('Yeni yazı');
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByText('Taslaktaki ad', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Yayındaki yeni ad', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Taslaktaki ad', description: 'Yeni yazı' });
});

test('two people at one draft: what both changed is asked about, the rest is merged', async ({
  adminPage: page,
  browser,
  site,
}) => {
  const id = await newService(page, 'Ortak taslak');
  await keepDraft(page, id, 'İlk hâli');
  const other = await openAsColleague(browser, `${site.url}${list}/${id}`);
  await expect(title(other)).toHaveValue('İlk hâli');
  await title(other).fill('Onun hâli');
  await other.getByLabel('Açıklama').fill('Onun yazısı');
  await other.keyboard.press('Control+s');
  await expect.poll(() => stored(page, id)).toEqual({ title: 'Onun hâli', description: 'Onun yazısı' });
  await other.context().close();

  await title(page).fill('Benim hâlim');
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByText('Onun hâli', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Onun yazısı')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect.poll(() => stored(page, id)).toEqual({ title: 'Benim hâlim', description: 'Onun yazısı' });
  await expect(page.getByLabel('Açıklama')).toHaveValue('Onun yazısı');
});

test('whoever leaves at once leaves nothing behind, and is asked nothing', async ({ adminPage: page }) => {
  const id = await newService(page, 'Hemen ayrılan');
  await keepDraft(page, id, 'Ayrılmadan önce');
  await page.getByLabel('Açıklama').fill('Son söz');
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL(list);
  await expect.poll(() => stored(page, id)).toEqual({ title: 'Ayrılmadan önce', description: 'Son söz' });
  await expect.poll(() => readDraft(page, 'services')).toBeNull();
});

test('without a connection the bar says so, the text stays in the browser, and the draft is kept later', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'Kesilen bağlantı');
  await keepDraft(page, id, 'Bağlantı varken');
  const release = await breakCall(page, 'drafts.keep');
  await page.getByLabel('Açıklama').fill('Bağlantı yokken');
  await page.keyboard.press('Control+s');
  release();
  await expect(page.getByText('Taslak kaydedilemedi, yeniden deneniyor')).toBeVisible();
  await expect.poll(() => readDraft(page, 'services')).toContain('Bağlantı yokken');
  await page.unrouteAll();
  await expect(savedDraft(page)).toBeVisible();
  expect(await stored(page, id)).toEqual({ title: 'Bağlantı varken', description: 'Bağlantı yokken' });
  expect(await readDraft(page, 'services')).toBeNull();
});

test('Ctrl+S keeps the draft, Ctrl+Enter publishes it', async ({ adminPage: page }) => {
  const id = await newService(page, 'Klavyeyle');
  await keepDraft(page, id, 'Klavyeyle yazılan');
  await page.getByLabel('Açıklama').fill('Kısayol');
  await page.keyboard.press('Control+s');
  await expect.poll(() => stored(page, id)).toEqual({ title: 'Klavyeyle yazılan', description: 'Kısayol' });
  await expect(page).toHaveURL(`${list}/${id}`);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Klavyeyle yazılan', description: 'Kısayol' });
});

test('both languages have a draft each, and are published together or not at all', async ({ adminPage: page }) => {
  const id = await newService(page, 'İki dilde taslak');
  const path = `/admin/services/${id}`;
  await call(page, 'PUT', `${path}/translations/en`, { title: 'Draft in two languages', description: 'Short text' });
  await page.goto(`${path}?languages=both`);
  const [turkish, english] = [textIn(page, 'Başlık', 'Türkçe'), textIn(page, 'Başlık', 'İngilizce')];
  await expect(english).toHaveValue('Draft in two languages');
  await turkish.fill('Yeni ad');
  await english.fill('New name');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await expect(page.getByText(/^İngilizcenin yayımlanmamış değişiklikleri var \(/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'İngilizce güncel' })).toContainText('taslak var');
  await expectAccessible(page);
  await english.fill('Another name');
  const draft = async () => (await call(page, 'GET', `${path}/draft?locale=en`)).values;
  await expect.poll(draft).toEqual({ title: 'Another name' });
  expect(await live(page, id)).toMatchObject({ title: 'İki dilde taslak' });
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Draft in two languages' });

  await page.reload();
  await expect(turkish).toHaveValue('Yeni ad');
  await expect(english).toHaveValue('Another name');
  await english.fill('');
  await publish(page).click();
  await expect(page.getByText('İngilizce yayımlanamadı: Başlık gereklidir. Hiçbir şey yayımlanmadı.')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'İki dilde taslak' });
  await english.fill('Last name');
  await publish(page).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Yeni ad' });
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Last name' });
  expect(await stored(page, id)).toBeNull();
});

test('an English draft is published alone, and is asked about where its English was changed', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'Öbür dil için');
  const path = `/admin/services/${id}`;
  const put = (text: object) => call(page, 'PUT', `${path}/translations/en`, text);
  await put({ title: 'English alone', description: 'Short text' });
  await page.goto(`${path}?languages=both`);
  const english = textIn(page, 'Başlık', 'İngilizce');
  await english.fill('Mine');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await put({ title: 'Theirs', description: 'New text' });
  const before = await live(page, id);
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByText('Theirs', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Mine', description: 'New text' });
  expect(await live(page, id)).toEqual(before);
});

test('an older version becomes a draft, in place of the one that was there', async ({ adminPage: page }) => {
  const id = await newService(page, 'Eski sürüm');
  await call(page, 'PUT', `/admin/services/${id}`, { title: 'Yeni sürüm', description: 'Kısa yazı' });
  await keepDraft(page, id, 'Üçüncü bir ad');
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  const panel = page.getByRole('dialog');
  await panel
    .getByRole('button', { name: /^Karşılaştır/ })
    .last()
    .click();
  await panel.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(panel.getByText('Taslağa alırsanız şimdiki taslak çöpe gider.')).toBeVisible();
  await panel.getByRole('button', { name: 'Taslağa al' }).click();
  await expect(toast(page, 'Eski sürüm taslağa alındı')).toBeVisible();
  await expect(title(page)).toHaveValue('Eski sürüm');
  await expect(publish(page)).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Yeni sürüm' });
});
