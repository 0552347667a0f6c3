import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test, useServer } from '../fixtures';
import { keep, keepDraft, list, live, newService, publish, savedDraft, stored, title } from './draft-steps';
import { call, expectNothingCutOff, field, textIn, toast } from './steps';

// A server of its own: the services that these tests leave would push others off the home page.
useServer({ serverEnv: { CONTACT_LIMIT: '32' } });

const uuid = (end: number) => `new-3f2b8a4c-1d5e-4f60-8a7b-${String(end).padStart(12, '0')}`;

test('an English text that is called current is published with the draft, in the same request', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'Geçerli kalan');
  const path = `/admin/services/${id}`;
  await call(page, 'PUT', `${path}/translations/en`, { title: 'Still right', description: 'Short text' });
  await call(page, 'PUT', path, { title: 'Geçerli kalan ad' });
  await page.goto(`${path}?languages=both`);
  await textIn(page, 'Açıklama', 'Türkçe').fill('Taslakta yazılan');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  await page.getByRole('button', { name: 'Geçerli: Başlık' }).click();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('translations.save')) saves.push(request.url());
  });
  await publish(page).click();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  await expect(page).toHaveURL(list);
  const english = await call(page, 'GET', `${path}/translations/en`);
  expect(Object.keys(Object(english.stale))).toEqual(['description']);
  expect(saves).toEqual([]);
});

const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  return page.getByRole('dialog', { name: 'Geçmiş' });
};

test('without a draft the history of what visitors see leads to planning its end, in either language @phone', async ({
  adminPage: page,
}, { project }) => {
  const id = await newService(page, `Kampanya ${project.name}`);
  const path = `/admin/services/${id}`;
  await call(page, 'PUT', `${path}/translations/en`, { title: `Campaign ${project.name}`, description: 'Short text' });
  await page.goto(path);
  const plan = page.getByRole('button', { name: 'Yayından çekilmeyi planla' });
  await expect(title(page)).toHaveValue(`Kampanya ${project.name}`);
  await expect(plan).toHaveCount(0);
  const end = async (time: string) => {
    await plan.click();
    const dialog = page.getByRole('dialog', { name: 'Yayın zamanı' });
    await expect(dialog.getByLabel('Yayına alınacağı zaman')).toHaveCount(0);
    await dialog.getByLabel('Yayından çekileceği zaman').fill(time);
    await expectAccessible(page);
    await expectNothingCutOff(dialog);
    await dialog.getByRole('button', { name: 'Planla' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const history = await openHistory(page);
  await end('2090-04-12T18:30');
  await expect(history.getByText('Yayından çekileceği zaman: 12 Nisan 2090 Çarşamba 18:30.')).toBeVisible();
  await expect(plan).toHaveCount(0);
  await history.getByRole('radio', { name: 'İngilizce' }).click();
  await end('2090-05-12T18:30');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Yayından çekileceği zaman: 12 Nisan 2090 Çarşamba 18:30.')).toBeVisible();
  expect(await call(page, 'GET', `${path}/schedule?locale=en`)).toMatchObject([
    { action: 'unpublish', at: '2090-05-12T15:30:00.000Z' },
  ]);

  await call(page, 'PUT', path, { visible: false });
  await call(page, 'DELETE', `${path}/schedule?locale=tr`);
  await page.reload();
  await expect((await openHistory(page)).getByText('Şu an yayında')).toBeVisible();
  await expect(plan).toHaveCount(0);
});

test('a draft and its plan are one notice', async ({ adminPage: page }, { project }) => {
  const id = await newService(page, `Tek bildirim ${project.name}`);
  await keepDraft(page, id, `Tek bildirim yeni ${project.name}`);
  await call(page, 'PUT', `${list}/${id}/schedule?locale=tr`, { publishAt: '2090-03-12T09:00:00+03:00' });
  await page.reload();
  const line = (text: string) => page.locator(':scope > p', { hasText: text });
  const notice = page
    .locator('div')
    .filter({ has: line('Bu kaydın yayımlanmamış değişiklikleri var') })
    .filter({ has: line('Bu taslağın yayımlanacağı zaman: 12 Mart 2090 Pazar 09:00.') });
  await expect(notice).toHaveCount(1);
  await expect(notice.getByRole('button')).toHaveText([
    'Tarihi değiştir',
    'Planı iptal et',
    'Önizleme bağlantısı',
    'Taslağı at',
  ]);
  await expectNothingCutOff(notice);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Planı iptal et' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Planla', exact: true })).toBeVisible();
});

test('planning a draft names what is missing in it, in either language, and is possible all the same', async ({
  adminPage: page,
}, { project }) => {
  const id = await newService(page, `Eksik taslak ${project.name}`);
  const path = `${list}/${id}`;
  const dialog = page.getByRole('dialog', { name: 'Yayın zamanı' });
  const warning = dialog.getByText(/^Eksik ya da hatalı: /);
  const plan = page.getByRole('button', { name: 'Planla', exact: true });
  await keepDraft(page, id, `Eksik taslak yeni ${project.name}`);
  await plan.click();
  await expect(dialog.getByLabel('Yayına alınacağı zaman')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.keyboard.press('Escape');
  await title(page).fill('');
  await plan.click();
  await expect(warning).toHaveText('Eksik ya da hatalı: Başlık. O zamana kadar tamamlamazsanız taslak yayımlanmaz.');
  await expectAccessible(page);
  await expectNothingCutOff(dialog);
  await dialog.getByLabel('Yayına alınacağı zaman').fill('2090-03-12T09:00');
  await expect(dialog.getByText('12 Mart 2090 Pazar 09:00.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Planla' }).click();
  await expect(toast(page, 'Planlandı')).toBeVisible();
  expect(await call(page, 'GET', `${path}/schedule?locale=tr`)).toMatchObject([{ action: 'publish' }]);

  await call(page, 'DELETE', `${path}/draft?locale=tr`);
  await call(page, 'PUT', `${path}/draft?locale=en`, { values: { title: 'Unfinished' } });
  await page.goto(`${path}?languages=both`);
  await plan.click();
  await expect(warning).toContainText(': Açıklama.');
  await call(page, 'DELETE', `${path}/draft?locale=en`);
});

test('each plan in the list is cancelled by a button that names it', async ({ adminPage: page }) => {
  const id = await newService(page, 'Adıyla iptal');
  await keepDraft(page, id, 'Adıyla iptal edilen');
  await call(page, 'PUT', `${list}/${id}/schedule?locale=tr`, {
    publishAt: '2090-03-12T09:00:00+03:00',
    unpublishAt: '2090-04-12T09:00:00+03:00',
  });
  await page.goto('/admin/drafts');
  const cancel = (what: string) =>
    page.getByRole('button', { name: `Planı iptal et: Adıyla iptal edilen, ${what}`, exact: true });
  await expect(cancel('yayına alma')).toBeVisible();
  await cancel('yayından çekme').click();
  await expect(cancel('yayından çekme')).toHaveCount(0);
  await expect(cancel('yayına alma')).toBeVisible();
});

test('a press on Yayınla while the draft is being kept publishes it after that', async ({ adminPage: page }) => {
  const id = await newService(page, 'Bekleyen yayın');
  await keepDraft(page, id, 'Bekleyen yayın, birinci');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/drafts.keep*', async (route) => {
    await held;
    await route.continue();
  });
  await title(page).fill('Bekleyen yayın, ikinci');
  const request = page.waitForRequest('**/trpc/drafts.keep*');
  await keep(page).click();
  await request;
  await publish(page).click();
  expect(await live(page, id)).toMatchObject({ title: 'Bekleyen yayın' });
  release();
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Bekleyen yayın, ikinci' });
  expect(await stored(page, id)).toBeNull();
});

test('the form of keywords shows the draft of a new one and of one in the list', async ({ adminPage: page }) => {
  const keywords = '/admin/keywords';
  const word = field(page, 'Anahtar kelime');
  await call(page, 'PUT', `${keywords}/${uuid(1)}/draft?locale=tr`, { values: { keyword: 'taslak kelime' } });
  await page.goto(keywords);
  const box = page.getByRole('region', { name: 'Yayımlanmamış taslaklar' });
  await box.getByRole('link', { name: 'taslak kelime' }).click();
  await expect(word).toHaveValue('taslak kelime');
  await expect(page.getByText(/^Bu kayıt henüz yayımlanmadı \(/)).toBeVisible();
  await expectAccessible(page);
  await word.fill('taslaktaki kelime');
  await publish(page).click();
  await expect(toast(page, 'Anahtar kelime eklendi')).toBeVisible();
  await expect(page).toHaveURL(keywords);
  await expect(word).toHaveValue('');
  const row = page.getByRole('row').filter({ hasText: 'taslaktaki kelime' });
  await row.getByRole('link', { name: 'Düzenle' }).click();
  await expect(word).toHaveValue('taslaktaki kelime');
  const id = new URL(page.url()).searchParams.get('edit');
  await call(page, 'PUT', `${keywords}/${id}/draft?locale=tr`, { values: { keyword: 'yeni yazımı' } });
  await page.reload();
  await expect(word).toHaveValue('yeni yazımı');
  expect(await call(page, 'GET', `${keywords}/${id}`)).toMatchObject({ keyword: 'taslaktaki kelime' });
  await publish(page).click();
  await expect(toast(page, 'Anahtar kelime güncellendi')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'yeni yazımı' })).toBeVisible();
});

test('the trash calls a draft a draft where it asks about it', async ({ adminPage: page }) => {
  const id = await newService(page, 'Atılacak taslağın kaydı');
  await keepDraft(page, id, 'Atılacak taslak');
  await call(page, 'DELETE', `${list}/${id}/draft?locale=tr`);
  await call(page, 'DELETE', `${list}/${id}`);
  await page.goto('/admin/trash?q=Atılacak taslak');
  await page.getByRole('button', { name: 'Geri al: Taslak: Atılacak taslak', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '“Taslak: Atılacak taslak” kaydının bağlı olduğu “Atılacak taslağın kaydı” da çöp kutusunda.',
  );
});

test('of many drafts of new records the newest stand above the list, and a link leads to the rest', async ({
  adminPage: page,
}) => {
  for (let at = 10; at < 32; at += 1) {
    await call(page, 'PUT', `/admin/brands/${uuid(at)}/draft?locale=tr`, { values: { name: `Marka taslağı ${at}` } });
  }
  await page.goto('/admin/brands');
  const box = page.getByRole('region', { name: 'Yayımlanmamış taslaklar' });
  await expect(box.getByRole('link', { name: /^Marka taslağı/ }).first()).toHaveText('Marka taslağı 31');
  await expect(box.getByRole('link', { name: /^Marka taslağı/ })).toHaveCount(5);
  await box.getByRole('link', { name: /taslak daha var$/ }).click();
  await expect(page).toHaveURL('/admin/drafts?entity=brand');
});

test('a page is hidden by its switch, and its end is planned from its history', async ({ adminPage: page }) => {
  const { id } = await call(page, 'POST', '/admin/pages', { title: 'Kampanya koşulları', slug: 'kampanya-kosullari' });
  const status = async () => (await page.request.get('/sayfa/kampanya-kosullari')).status();
  expect(await status()).toBe(200);
  await page.goto(`/admin/pages/${id}`);
  await openHistory(page);
  await expect(page.getByRole('button', { name: 'Yayından çekilmeyi planla' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Görünür' }).click();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL('/admin/pages');
  expect(await status()).toBe(404);
  await expect(page.getByRole('row').filter({ hasText: 'Kampanya koşulları' })).toBeVisible();
});

test('Çeviriler shows drafts in English, and the lists find them', async ({ adminPage: page }) => {
  const alone = await newService(page, 'İngilizcesi taslakta');
  const beside = await newService(page, 'İngilizcesi ve taslağı var');
  const english = { title: 'Text', description: 'Short text' };
  await call(page, 'PUT', `${list}/${beside}/translations/en`, english);
  for (const id of [alone, beside]) {
    await call(page, 'PUT', `${list}/${id}/draft?locale=en`, { values: { title: `Draft ${id}` } });
  }
  await page.goto('/admin/translations');
  await page.getByRole('combobox', { name: 'İngilizce süzgeci' }).selectOption({ label: 'İngilizce taslağı olanlar' });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('İngilizcesi taslakta')).toContainText('İngilizce taslak');
  await expect(row('İngilizcesi ve taslağı var')).toContainText('İngilizce güncel');
  await expect(row('İngilizcesi ve taslağı var')).toContainText('taslak var');
  await expectAccessible(page);
  await page.goto(`${list}?english=draft`);
  await expect(page.getByRole('article', { name: 'İngilizcesi taslakta' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
