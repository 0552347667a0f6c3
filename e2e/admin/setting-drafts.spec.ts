import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { keep, publish, savedDraft } from './draft-steps';
import { call, card, field, toast } from './steps';

test.describe.configure({ mode: 'default' });

const begin = (page: Page) => page.getByRole('button', { name: 'Taslakta düzenle' });
const notice = (page: Page) => page.getByText(/^Bu kaydın yayımlanmamış değişiklikleri var/);
const published = (page: Page) => toast(page, 'Taslak yayınlandı');

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Taslağı at' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslağı at' }).click();
  await expect(notice(page)).toBeHidden();
}

const address = (text: string) => ({
  header: [{ kind: 'address', url: 'https://emo.example', label: { tr: text, en: null } }],
});
const shown = (limit: number) => ({ limit, ids: [] });

test('the title of a section waits in the draft of the profile until that is published', async ({
  adminPage: page,
  read,
}) => {
  const heading = async () => (await read('/')).page.locator('#services h2').first().textContent();
  const before = await heading();
  await page.goto('/admin/settings#servicesTitle');
  await field(page, 'Hizmetlerin başlığı (Türkçe)').fill('Ne yaparız?');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  expect(await heading()).toBe(before);
  await publish(page).click();
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  expect(await heading()).toBe('Ne yaparız?');
  await call(page, 'PUT', '/admin/settings/section-titles', { services: { title: { tr: null, en: null } } });
});

test('a menu is changed in a draft, published, and thrown away @phone', async ({ adminPage: page, read }) => {
  const links = async () => (await read('/articles')).page.locator('header .main-nav a').allTextContents();
  const before = await links();
  const header = page.getByRole('region', { name: 'Üst menü' });
  await page.goto('/admin/menus');
  await begin(page).click();
  await expect(page.getByText('Her değişiklik hemen kaydedilir.')).toBeHidden();
  await header.getByRole('button', { name: 'Makaleler bağlantısını çıkar' }).click();
  await expect(savedDraft(page)).toBeVisible();
  expect(await links()).toEqual(before);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(header.getByRole('article', { name: 'Makaleler' })).toHaveCount(0);
  await page.goto('/admin/drafts');
  await page.getByRole('main').getByRole('link', { name: 'Menüler', exact: true }).click();
  await expect(page).toHaveURL('/admin/menus');
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await links()).toEqual(before.filter((text) => text !== 'Makaleler'));

  await begin(page).click();
  await header.getByRole('button', { name: 'Hazır menüye dön' }).click();
  await expect(header.getByRole('article', { name: 'Makaleler' })).toBeVisible();
  await expect(savedDraft(page)).toBeVisible();
  await discard(page);
  await expect(header.getByRole('article', { name: 'Makaleler' })).toHaveCount(0);
  await call(page, 'PUT', '/admin/settings/menus', { header: null });
});

test('the home page is composed in a draft, published, and thrown away @phone', async ({ adminPage: page, read }) => {
  const shown = async () => {
    const { page: home } = await read('/');
    return home.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  };
  const before = await shown();
  await page.goto('/admin/home-page');
  await begin(page).click();
  await card(page, 'Hizmetler').getByRole('button', { name: 'Yukarı' }).click();
  await expect(savedDraft(page)).toBeVisible();
  await card(page, 'Makaleler').getByRole('switch').click();
  await expect(card(page, 'Makaleler')).toContainText('Gizli');
  await card(page, 'Öne çıkan projeler').getByRole('button', { name: 'Neler görünsün?' }).click();
  await page.getByLabel('En çok kaç kayıt?').selectOption('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(card(page, 'Öne çıkan projeler')).toContainText('Listenizin ilk 1 kaydı');
  expect(await shown()).toEqual(before);
  await page.reload();
  await expect(card(page, 'Makaleler')).toContainText('Gizli');
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  const { page: home } = await read('/');
  await expect(home.locator('#projects h3')).toHaveCount(1);
  const after = await shown();
  expect(after).not.toContain('articles');
  expect(after.indexOf('services')).toBeLessThan(after.indexOf('about'));

  await begin(page).click();
  await card(page, 'Makaleler').getByRole('switch').click();
  await expect(savedDraft(page)).toBeVisible();
  await discard(page);
  await expect(card(page, 'Makaleler')).toContainText('Gizli');
  expect(await shown()).toEqual(after);
  await call(page, 'PUT', '/admin/settings/home', { home_show_articles: true });
  await call(page, 'PUT', '/admin/settings/home-layout', {
    order: ['categories', 'projects', 'about', 'services', 'brands', 'articles', 'contact'],
    records: { projects: { limit: null, ids: [] } },
  });
});

const conflicts = [
  {
    screen: '/admin/menus',
    draft: '/admin/menus/0/draft',
    live: '/admin/settings/menus',
    read: '/admin/settings/menus',
    mine: address('Odamız'),
    theirs: address('Meslek odası'),
    words: ['Odamız', 'Meslek odası'],
    published: address('Odamız'),
    usual: { header: null },
  },
  {
    screen: '/admin/home-page',
    draft: '/admin/settings/0/draft',
    live: '/admin/settings/home-layout',
    read: '/settings/home-layout',
    mine: { shown_services: shown(2) },
    theirs: { records: { services: shown(5) } },
    words: ['Listenizin ilk 2 kaydı', 'Listenizin ilk 5 kaydı'],
    published: { records: { services: shown(2) } },
    usual: { records: { services: { limit: null, ids: [] } } },
  },
];

for (const { screen, draft, live, read, mine, theirs, words, published: wanted, usual } of conflicts) {
  test(`${screen}: what somebody else has changed meanwhile is asked about`, async ({ adminPage: page }) => {
    const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
    const open = async () => {
      await call(page, 'PUT', draft, { values: mine });
      await call(page, 'PUT', live, theirs);
      await page.goto(screen);
      await publish(page).click();
      for (const text of words) await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    };
    await open();
    await dialog.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
    await expect(notice(page)).toBeHidden();
    expect(await call(page, 'GET', read)).toMatchObject(theirs);
    await call(page, 'PUT', live, usual);
    await open();
    await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
    await expect(published(page)).toBeVisible();
    expect(await call(page, 'GET', read)).toMatchObject(wanted);
    await call(page, 'PUT', live, usual);
  });
}

test('an older version of the menus becomes a draft from their history', async ({ adminPage: page }) => {
  await call(page, 'PUT', '/admin/settings/menus', address('Odamız'));
  await page.goto('/admin/menus');
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await panel
    .getByRole('button', { name: /karşılaştır/i })
    .last()
    .click();
  await expect(panel.getByText('Odamız')).toBeVisible();
  await panel.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await panel.getByRole('button', { name: 'Taslağa al' }).click();
  await expect(notice(page)).toBeVisible();
  await discard(page);
  await call(page, 'PUT', '/admin/settings/menus', { header: null });
});

test('two people in one draft keep what each of them changes; the same menu is asked about', async ({
  adminPage: page,
}) => {
  const draft = '/admin/menus/0/draft';
  const somebodyElse = (values: object) => call(page, 'PUT', draft, { values });
  const stored = async () => Object((await call(page, 'GET', `${draft}?locale=tr`)).values);
  const menu = (name: string) => page.getByRole('region', { name });
  const remove = (item: string) =>
    menu('Üst menü')
      .getByRole('button', { name: `${item} bağlantısını çıkar` })
      .click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await page.goto('/admin/menus');
  await begin(page).click();
  await remove('Makaleler');
  await expect(savedDraft(page)).toBeVisible();
  await somebodyElse({ footer: address('Odamız').header });
  await remove('Hizmetler');
  await expect(menu('Alt menü').getByRole('article', { name: 'Odamız' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // What is shown is stored a moment later.
  await expect.poll(async () => JSON.stringify((await stored()).header)).not.toMatch(/articles|services/);
  expect((await stored()).footer).toEqual(address('Odamız').header);

  await somebodyElse(address('Meslek odası'));
  await remove('Hakkımızda');
  await expect(dialog.getByText('Meslek odası', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(menu('Üst menü').getByRole('article', { name: 'Meslek odası' })).toBeVisible();
  expect(await stored()).toMatchObject(address('Meslek odası'));
  await somebodyElse(address('Oda'));
  await remove('Meslek odası');
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(menu('Üst menü').getByText('Bu menüde bağlantı yok.')).toBeVisible();
  expect(await stored()).toMatchObject({ header: [], footer: address('Odamız').header });
  await discard(page);
});

test('trash and log say in words what a draft of the home page has changed', async ({ adminPage: page }) => {
  const order = ['contact', 'about', 'services', 'brands', 'categories', 'projects', 'articles'];
  const words = 'İletişim, Hakkımızda, Hizmetler, Markalar, Proje kategorileri, Öne çıkan projeler, Makaleler';
  await call(page, 'PUT', '/admin/settings/0/draft', { values: { order, shown_services: shown(2) } });
  await call(page, 'DELETE', '/admin/settings/0/draft?locale=tr');
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: 'Oku: Taslak: Ana sayfa blokları' }).first().click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText('Bölümlerin sırası')).toBeVisible();
  await expect(preview.getByText(words)).toBeVisible();
  await expect(preview.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
  await page.goto('/admin/activity?entity=homeSettings&action=draft');
  const entry = page.getByRole('listitem').filter({ hasText: 'taslağa aldı' }).first();
  await entry.getByText('Değişiklikler (2)').click();
  await expect(entry.getByText('Gösterilen hizmetler')).toBeVisible();
  await expect(entry.getByText(words)).toBeVisible();
});
