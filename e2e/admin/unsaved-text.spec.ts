import type { Browser, Page } from '@playwright/test';
import { admin, expect, test } from '../fixtures';
import { call, card, menu, openAsColleague, readDraft, session, signInWithForm, toast, unsaved } from './steps';

test.describe.configure({ mode: 'default' });

const list = '/admin/services';
const description = (page: Page) => page.getByLabel('Açıklama');

async function newService(page: Page, title: string): Promise<string> {
  const { id } = await call(page, 'POST', '/admin/services', { title, description: 'İlk metin', order: 90 });
  return `${list}/${id}`;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(description(page)).toHaveValue('İlk metin');
}

/** 'Benim metnim' is typed into a new service in which somebody else then stores 'Onun metni'. */
async function typeOverEachOther(page: Page, browser: Browser, siteUrl: string, title: string): Promise<void> {
  const path = await newService(page, title);
  await open(page, path);
  await description(page).fill('Benim metnim');
  const other = await openAsColleague(browser, siteUrl + path);
  await description(other).fill('Onun metni');
  await other.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(other, 'Hizmet güncellendi')).toBeVisible();
  await other.context().close();
}

test('of two people who save, the second sees both texts and may keep her own', async ({
  adminPage: page,
  browser,
  site,
}) => {
  await typeOverEachOther(page, browser, site.url, 'İki kişi');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByText('Benim metnim', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Onun metni', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Başlık' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(description(page)).toHaveValue('Benim metnim');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(card(page, 'İki kişi').getByText('Benim metnim')).toBeVisible();
});

test('of two people who save, the second may load the stored text @journey', async ({
  adminPage: page,
  browser,
  site,
}) => {
  await typeOverEachOther(page, browser, site.url, 'Kayıtlı olan');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(description(page)).toHaveValue('Onun metni');
  await expect(unsaved(page)).toBeHidden();
});

test('saving twice in a row causes no conflict', async ({ adminPage: page }) => {
  await open(page, await newService(page, 'Art arda'));
  for (const text of ['Bir', 'İki', 'Üç']) {
    await description(page).fill(text);
    const response = page.waitForResponse(/services\.update/);
    await page.keyboard.press('Control+s');
    expect((await response).status()).toBe(200);
  }
  await expect(page).toHaveURL(list);
  await expect(card(page, 'Art arda').getByText('Üç', { exact: true })).toBeVisible();
});

test('if the session ends while text is unsaved, one signs in over the form and then it is saved', async ({
  adminPage: page,
}) => {
  await open(page, await newService(page, 'Oturum'));
  await description(page).fill('Oturum bittikten sonra');
  await page.evaluate(() => localStorage.setItem('admin_token', 'expired'));
  await page.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(dialog).toBeVisible();
  expect(await session(page)).toEqual([null, null]);
  await expect(dialog.getByLabel('E-posta')).toHaveValue(admin.email);
  await expect(dialog.getByLabel('Şifre', { exact: true })).toBeFocused();
  await signInWithForm(dialog, 'yanlis-parola');
  await expect(dialog.getByRole('alert')).toHaveText('E-posta veya şifre hatalı');
  await signInWithForm(dialog);
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(card(page, 'Oturum').getByText('Oturum bittikten sonra')).toBeVisible();
});

test('closing the sign-in dialog keeps the form and its text', async ({ adminPage: page }) => {
  await open(page, await newService(page, 'Vazgeçen'));
  await description(page).fill('Dursun');
  await page.evaluate(() => localStorage.setItem('admin_token', 'expired'));
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(description(page)).toHaveValue('Dursun');
  await expect(page.getByText('Kaydetmek için yeniden giriş yapmanız gerekiyor')).toBeVisible();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await signInWithForm(dialog);
  await expect(page).toHaveURL(list);
});

test('unsaved text is offered again after the tab was closed, also after a reload', async ({ adminPage: page }) => {
  await page.goto(`${list}/new`);
  await page.getByLabel('Başlık').fill('Yarım kalan');
  await expect.poll(() => readDraft(page, 'services')).toContain('Yarım kalan');
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${list}/new`);
  await expect(again.getByText('Bu tarayıcıda kaydedilmemiş yazdıklarınız var')).toBeVisible();
  await expect(again.getByLabel('Başlık')).toHaveValue('');
  await again.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(again.getByLabel('Başlık')).toHaveValue('Yarım kalan');
  await expect(unsaved(again)).toBeVisible();

  await again.getByRole('button', { name: 'İptal' }).click();
  await expect(toast(again, 'Kaydedilmeyen yazdıklarınız bu tarayıcıda duruyor')).toBeVisible();
  await expect(again).toHaveURL(list);
  await again.goto(`${list}/new`);
  await again.getByRole('button', { name: 'Yazdıklarımı sil' }).click();
  await again.reload();
  await expect(again.getByLabel('Başlık')).toHaveValue('');
  await expect(again.getByText('Bu tarayıcıda kaydedilmemiş yazdıklarınız var')).toBeHidden();
});

test('a draft waits on the dashboard, with the way back to its form', async ({ adminPage: page }) => {
  await page.goto(`${list}/new`);
  await page.getByLabel('Başlık').fill('Yarım kalan hizmet');
  await expect.poll(() => readDraft(page, 'services')).toContain('Yarım kalan hizmet');
  const again = await page.context().newPage();
  await page.close();
  await again.goto('/admin');
  await expect(again.getByRole('heading', { name: 'Yarım kalan metinleriniz' })).toBeVisible();
  await again.getByRole('link', { name: /Hizmetler: Yarım kalan hizmet/ }).click();
  await expect(again).toHaveURL(`${list}/new`);
  await again.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(again.getByLabel('Başlık')).toHaveValue('Yarım kalan hizmet');

  await again.goto('/admin');
  await again.getByRole('button', { name: 'Yazdıklarımı sil: Hizmetler: Yarım kalan hizmet' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Yazdıklarımı sil' }).click();
  await expect(again.getByRole('heading', { name: 'Yarım kalan metinleriniz' })).toBeHidden();
  expect(await readDraft(again, 'services')).toBeFalsy();
});

test('what only one of two people changed is merged without a question, and named', async ({ adminPage: page }) => {
  const path = await newService(page, 'Birleşen');
  await open(page, path);
  await description(page).fill('Benim metnim');
  await call(page, 'PUT', path, { title: 'Onun başlığı', icon: 'bolt' });
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Başka bir yerde değiştirilen alanlar korundu: Başlık, İkon')).toBeVisible();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await call(page, 'GET', path)).toMatchObject({
    title: 'Onun başlığı',
    icon: 'bolt',
    description: 'Benim metnim',
  });
});

test('taking the stored text where both changed it leaves other changes unsaved in the form', async ({
  adminPage: page,
}) => {
  const path = await newService(page, 'Yarısı benim');
  await open(page, path);
  await page.getByLabel('Başlık').fill('Benim başlığım');
  await description(page).fill('Benim metnim');
  await expect.poll(() => readDraft(page, 'services')).toContain('Benim metnim');
  // Also in a draft that is restored later.
  const again = await page.context().newPage();
  await page.close();
  await call(again, 'PUT', path, { description: 'Onun metni' });
  await again.goto(path);
  await again.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await again.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = again.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByRole('region')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(description(again)).toHaveValue('Onun metni');
  await expect(again.getByLabel('Başlık')).toHaveValue('Benim başlığım');
  await expect(unsaved(again)).toBeVisible();
});

test('a draft of an older version opens the conflict dialog instead of overwriting', async ({ adminPage: page }) => {
  const path = await newService(page, 'Eski taslak');
  await open(page, path);
  await description(page).fill('Taslak metni');
  await expect.poll(() => readDraft(page, 'services')).toContain('Taslak metni');
  await call(page, 'PUT', path, { description: 'Araya giren' });
  const again = await page.context().newPage();
  await page.close();
  await again.goto(path);
  await expect(description(again)).toHaveValue('Araya giren');
  await again.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await again.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = again.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog.getByText('Araya giren')).toBeVisible();
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(toast(again, 'Hizmet güncellendi')).toBeVisible();
});

test('leaving a form with unsaved text needs a confirmation, whichever way one leaves; unchanged forms do not', async ({
  adminPage: page,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Yeni Hizmet' }).click();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'Yeni Hizmet' }).click();
  await page.getByLabel('Başlık').fill('Yarım');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Kal' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`${list}/new`);
    await expect(page.getByLabel('Başlık')).toHaveValue('Yarım');
  };
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await stay();
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await stay();
  await page.goBack();
  await stay();
  let asked = false;
  page.once('dialog', async (dialog) => {
    asked = dialog.type() === 'beforeunload';
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(true);
  await page.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await page.getByRole('link', { name: 'Ana Sayfa' }).click();
  await question.getByRole('button', { name: 'Ayrıl' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('a save without a connection is reported, loses no text and succeeds when tried again', async ({
  adminPage: page,
}) => {
  await open(page, await newService(page, 'Bağlantı'));
  await description(page).fill('Kopan bağlantı');
  await page.route(/services\.update/, (route) => route.abort());
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Hizmet kaydedilirken hata oluştu')).toBeInViewport();
  await expect(description(page)).toHaveValue('Kopan bağlantı');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL(list);
});
