import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { admin, expect, test, useServer } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { call, card, field, menu, toast } from './steps';

// A server of its own: other tests leave drafts behind.
useServer({ serverEnv: { LOG_LEVEL: 'error' } });

const drafts = '/admin/drafts';

/** Keeps fields of a record without publishing them. */
const keep = (page: Page, record: string, values: object, locale = 'tr') =>
  call(page, 'PUT', `/admin/${record}/draft?locale=${locale}`, { values });

const addService = async (page: Page, title: string) =>
  (await call(page, 'POST', '/admin/services', { title, description: 'Metin' })).id;

/** Says yes to the question whether a draft is to be discarded. */
async function discard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Taslağı at: ${name}`, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Taslağı atmak istediğinize emin misiniz?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Taslağı at' }).click();
  await expect(toast(page, 'Taslak çöpe taşındı').first()).toBeVisible();
}

test('a card says whether its record has a draft, in each language, and nothing where it has none @phone', async ({
  adminPage: page,
}) => {
  const titles = ['Taslaksız', 'Taslaklı yayında', 'Taslaklı gizli', 'İngilizcesi taslak', 'İngilizcesi de taslak'];
  const ids: number[] = [];
  for (const title of titles) ids.push(await addService(page, title));
  const [none, live, hidden, english, both] = titles.map((title) => card(page, title));
  if (!none || !live || !hidden || !english || !both) throw new Error('A card has no name');
  await keep(page, `services/${ids[1]}`, { title: 'Yeni başlık' });
  await call(page, 'PUT', `/admin/services/${ids[2]}`, { visible: false });
  await keep(page, `services/${ids[2]}`, { title: 'Yeni başlık' });
  await keep(page, `services/${ids[3]}`, { title: 'Draft' }, 'en');
  await call(page, 'PUT', `/admin/services/${ids[4]}/translations/en`, { title: 'Text', description: 'Text' });
  await keep(page, `services/${ids[4]}`, { title: 'Draft' }, 'en');
  await page.goto('/admin/services');
  await expect(live.getByTitle('Yayında, taslak var')).toHaveText(/^Taslak var/);
  await expect(hidden.getByTitle('Gizli, taslak var')).toBeVisible();
  await expect(english.getByTitle('İngilizce taslak')).toContainText('EN');
  await expect(both.getByTitle('İngilizce güncel, taslak var')).toBeVisible();
  for (const without of [none, english, both]) await expect(without.getByTitle(/^(?:Yayında|Gizli)/)).toHaveCount(0);
  await expect(none.getByTitle(/taslak/)).toHaveCount(0);
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);
  for (const id of ids) await call(page, 'DELETE', `/admin/services/${id}`);
});

test('the rows of a table and records without English have the mark, too', async ({ adminPage: page }) => {
  const content = '<p>Metin</p>';
  const texts = { title: 'Taslaklı makale', slug: 'taslakli-makale', content };
  const { id: articleId } = await call(page, 'POST', '/admin/articles', texts);
  const { id: brandId } = await call(page, 'POST', '/admin/brands', {
    name: 'Taslaklı marka',
    logoUrl: 'https://a.example/a.png',
  });
  await keep(page, `articles/${articleId}`, { title: 'Yeni' });
  await keep(page, `brands/${brandId}`, { name: 'Yeni' });
  await page.goto('/admin/articles?q=taslaklı');
  await expect(page.getByRole('row').getByTitle('Gizli, taslak var')).toBeVisible();
  await page.goto('/admin/brands');
  await expect(card(page, 'Taslaklı marka').getByTitle('Yayında, taslak var')).toBeVisible();
  await expect(page.getByTitle(/taslak var/)).toHaveCount(1);
  await page.goto('/admin/about-section');
  const about = page.getByRole('main').getByRole('article');
  await expect(about).toBeVisible();
  await expect(page.getByTitle(/taslak var/)).toHaveCount(0);
  const { id: aboutId } = await call(page, 'GET', '/admin/about-section');
  await keep(page, `about-section/${aboutId}`, { title: 'Yeni' });
  await page.reload();
  await expect(about.getByTitle('Yayında, taslak var')).toBeVisible();
  await call(page, 'DELETE', `/admin/about-section/${aboutId}/draft`);
  await call(page, 'DELETE', `/admin/articles/${articleId}`);
  await call(page, 'DELETE', `/admin/brands/${brandId}`);
});

test('what is not in a list yet stands above it: opened, discarded and taken back', async ({ adminPage: page }) => {
  const box = page.getByRole('region', { name: 'Yayımlanmamış taslaklar' });
  await page.goto('/admin/services');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(box).toHaveCount(0);
  const [record, nameless] = [`new-${randomUUID()}`, `new-${randomUUID()}`];
  await keep(page, `services/${record}`, { title: 'Topraklama ölçümü', description: 'Metin' });
  await keep(page, `services/${nameless}`, { description: 'Metin' });
  await page.reload();
  const rows = box.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  // The last one that was kept comes first, with who kept it and the time in Istanbul.
  await expect(rows.first()).toContainText('Adsız');
  await expect(rows.first()).toContainText(admin.email);
  const time = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit' }).format(new Date());
  await expect(rows.first().locator('time')).toContainText(new RegExp(` ${time}:\\d\\d`));
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);
  await box.getByRole('link', { name: 'Topraklama ölçümü' }).click();
  await expect(page).toHaveURL(`/admin/services/new?draft=${record}`);
  await expect(field(page, 'Başlık')).toHaveValue('Topraklama ölçümü');

  await page.goBack();
  await discard(page, 'Topraklama ölçümü');
  await expect(rows).toHaveCount(1);
  await page.getByRole('region', { name: 'Son işlem' }).getByRole('button', { name: 'Geri al' }).click();
  await expect(rows).toHaveCount(2);
  // The question can be answered by the keyboard alone; where the box has gone the screen has the focus.
  await discard(page, 'Topraklama ölçümü');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the screen of all drafts narrows them to a kind, opens, discards and takes back @phone', async ({
  adminPage: page,
}) => {
  await page.goto(drafts);
  await expect(page.getByText(/^Taslak yok\. .*“Taslakta tut”/)).toBeVisible();
  const id = await addService(page, 'Jeneratör bakımı');
  await keep(page, `services/${id}`, { title: 'Yeni başlık' });
  await keep(page, `services/${id}`, { title: 'Generator' }, 'en');
  await keep(page, `brands/new-${randomUUID()}`, { name: 'Taslak marka' });
  await keep(page, 'company/0', { city: 'Ankara' });
  await page.reload();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Site bilgileri · Türkçe');
  await expect(rows.nth(1)).toContainText('Taslak markaMarka · Türkçe · yeni kayıt');
  await expect(rows.nth(2)).toContainText('Jeneratör bakımıHizmet · İngilizce');
  await expect(rows.nth(3)).toContainText('Yeni başlıkHizmet · Türkçe');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);

  await page.getByRole('combobox', { name: 'Kayıt türü' }).selectOption({ label: 'Hizmet' });
  await expect(page).toHaveURL(`${drafts}?entity=service`);
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(`/admin/services/${id}?languages=both`);
  await page.goBack();
  await discard(page, 'Jeneratör bakımı (İngilizce)');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
  await discard(page, 'Yeni başlık');
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Kayıt türü' }).selectOption({ label: 'Proje' });
  await expect(page.getByText('Bu türden taslak yok.')).toBeVisible();

  await call(page, 'DELETE', `/admin/services/${id}`);
  await call(page, 'DELETE', '/admin/company/0/draft');
  await page.getByRole('button', { name: 'Tümünü göster' }).click();
  await discard(page, 'Taslak marka');
});

test('a list follows its drafts: marked while the form keeps one, and without it once it is published', async ({
  adminPage: page,
}) => {
  const id = await addService(page, 'Yayımlanacak');
  const record = `new-${randomUUID()}`;
  await keep(page, `services/${record}`, { title: 'Yeni gelen', description: 'Metin' });
  await page.goto('/admin/services?q=yay');
  const box = page.getByRole('region', { name: 'Yayımlanmamış taslaklar' });
  await box.getByRole('link', { name: 'Yeni gelen' }).click();
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click();
  // The form leads back to where it was opened.
  await expect(page).toHaveURL('/admin/services?q=yay');
  await expect(box).toHaveCount(0);

  await card(page, 'Yayımlanacak').getByRole('link', { name: 'Düzenle' }).click();
  await field(page, 'Başlık').fill('Yayımlanacak hizmet');
  await page.getByRole('button', { name: 'Taslakta tut' }).click();
  await expect(page.getByText(/^Bu kaydın yayımlanmamış değişiklikleri var/)).toBeVisible();
  await page.goto(drafts);
  await page.getByRole('main').getByRole('link', { name: 'Yayımlanacak hizmet' }).click();
  await expect(field(page, 'Başlık')).toHaveValue('Yayımlanacak hizmet');
  await page.goto('/admin/services?q=yay');
  await expect(card(page, 'Yayımlanacak').getByTitle('Yayında, taslak var')).toBeVisible();
  await call(page, 'POST', `/admin/services/${id}/publish`, {});
  await page.reload();
  await expect(card(page, 'Yayımlanacak hizmet')).toBeVisible();
  await expect(page.getByTitle(/taslak var/)).toHaveCount(0);
  await call(page, 'DELETE', `/admin/services/${id}`);
});

test('the menu and the palette lead to the drafts, and what somebody else has published goes from the screen', async ({
  adminPage: page,
}) => {
  const id = await addService(page, 'Başkasının yayımladığı');
  await keep(page, `services/${id}`, { title: 'Yayımlanan' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ekran ya da kayıt arayın' }).fill('taslaklar');
  await page.getByRole('option', { name: 'Taslaklar' }).click();
  await expect(page).toHaveURL(drafts);
  await expect(menu(page).getByRole('link', { name: 'Taslaklar' })).toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toHaveCount(1);
  await call(page, 'POST', `/admin/services/${id}/publish`, {});
  await row.getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslağı at' }).click();
  await expect(toast(page, /^Bu taslak bulunamadı/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await call(page, 'DELETE', `/admin/services/${id}`);
});

test('in English the marks, the box and the screen are English', async ({ adminPage: page }) => {
  const id = await addService(page, 'Kompanzasyon');
  await keep(page, `services/${id}`, { title: 'Yeni' });
  await keep(page, `services/new-${randomUUID()}`, { title: 'Yeni hizmet' });
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.goto('/admin/services');
  await expect(card(page, 'Kompanzasyon').getByTitle('Live, with a draft')).toContainText('Draft');
  const box = page.getByRole('region', { name: 'Unpublished drafts' });
  await box.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(`${drafts}?entity=service`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Service · Turkish · new record');
  await page.getByRole('button', { name: 'Discard the draft: Yeni hizmet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('The draft was moved to the trash');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await call(page, 'DELETE', `/admin/services/${id}`);
});
