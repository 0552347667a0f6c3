import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { publish, savedDraft } from './draft-steps';
import { open, pane, previewArticle, shown, status, view } from './preview-steps';
import { call, card, field } from './steps';

test.describe.configure({ mode: 'default' });

const begin = (page: Page) => page.getByRole('button', { name: 'Taslakta düzenle' });
const menuLinks = (page: Page) => shown(page).locator('header .main-nav a');

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Taslağı at' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslağı at' }).click();
  await expect(begin(page)).toBeVisible();
}

test('the draft of the menus is seen on the home page before it is published', async ({ adminPage: page, read }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/menus');
  await expect(begin(page)).toBeVisible();
  await expect(open(page)).toHaveCount(0);
  await begin(page).click();
  await open(page).click();
  await expect(menuLinks(page).filter({ hasText: 'Makaleler' })).toBeInViewport();
  const header = page.getByRole('region', { name: 'Üst menü' });
  // Beside the pane there is room for one menu.
  expect((await header.boundingBox())?.width).toBeGreaterThan(400);
  await header.getByRole('button', { name: 'Makaleler bağlantısını çıkar' }).click();
  await expect(menuLinks(page).filter({ hasText: 'Makaleler' })).toHaveCount(0);
  await expect((await read('/')).page.locator('.main-nav a', { hasText: 'Makaleler' })).toHaveCount(1);
  await expectAccessible(page);

  // A press on a menu leads to its box, and a box to its menu.
  const footer = page.getByRole('region', { name: 'Alt menü' });
  await footer.getByRole('button', { name: 'Bağlantı ekle' }).focus();
  const footerMenu = shown(page).locator('footer nav[data-edited]');
  await expect(footerMenu).toBeInViewport();
  await menuLinks(page).first().click();
  await expect(header.locator(':focus')).toBeVisible();
  await expect(footerMenu).toHaveCount(0);

  await discard(page);
  await expect(pane(page)).toHaveCount(0);
  await begin(page).click();
  await expect(menuLinks(page).filter({ hasText: 'Makaleler' })).toBeAttached();
});

test('the draft of the home page is seen before it is published @phone', async ({ adminPage: page, read }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  if (!isPhone) await page.setViewportSize({ width: 1440, height: 900 });
  const look = async () => isPhone && (await view(page, 'Önizle').click());
  const edit = async () => isPhone && (await pane(page).getByRole('radio', { name: 'Düzenle' }).click());
  const sections = () => shown(page).locator('main section[id]');
  const names = () => sections().evaluateAll((all) => all.map(({ id }) => id));
  await page.goto('/admin/home-page');
  await begin(page).click();
  await open(page).click();
  await expect(shown(page).locator('#articles')).toBeAttached();
  const before = await names();
  await edit();
  await card(page, 'Makaleler').getByRole('switch').click();
  await card(page, 'Hizmetler').getByRole('button', { name: 'Yukarı' }).click();
  await expect(savedDraft(page)).toBeVisible();
  await look();
  await expect(shown(page).locator('#articles')).toHaveCount(0);
  await expect.poll(async () => (await names()).indexOf('services')).toBe(before.indexOf('services') - 1);
  expect((await read('/')).html).toContain('id="articles"');
  // A press on a section leads to its card.
  await shown(page).locator('#services h2').click();
  await expect(card(page, 'Hizmetler').locator(':focus')).toBeVisible();
  await discard(page);
  await expect(publish(page)).toHaveCount(0);
});

test('what the profile says in header, footer and contact section leads to its fields, and back', async ({
  adminPage: page,
  read,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/settings');
  await open(page).click();
  const header = shown(page).getByRole('banner');
  const footer = shown(page).getByRole('contentinfo');
  const contact = shown(page).locator('#contact');
  const company = await call(page, 'GET', '/admin/settings/company');
  await header.locator('.header-phone').click();
  await expect(field(page, 'Telefon')).toBeFocused();
  await expect(header.locator('.header-phone')).toHaveAttribute('data-edited', '');
  await footer.getByText(String(company.email)).click();
  await expect(field(page, 'E-posta')).toBeFocused();
  await contact.getByText(String(company.contactPerson)).click();
  await expect(page.locator('[data-form-field=contactPerson] :focus')).toBeVisible();
  await footer.locator('p[data-field=blurb]').click();
  await expect(page.locator('[data-form-field="blurb.tr"] :focus')).toBeVisible();
  await footer.locator('[data-field="socialLinks.0"]').click();
  await expect(page.locator('[data-form-field="socialLinks.0.name"] :focus')).toBeVisible();
  // The inner field leads to what shows it together with others.
  await page.locator('[data-form-field="hours.0.opens"] input').focus();
  await expect(contact.locator('dd[data-edited]')).toBeInViewport();
  await shown(page).locator('#services h2').click();
  await expect(field(page, 'Hizmetlerin başlığı (Türkçe)')).toBeFocused();
  await field(page, 'Hizmetlerin başlığı (Türkçe)').fill('Ne yaparız?');
  await expect(shown(page).locator('#services h2')).toHaveText('Ne yaparız?');
  // Every mark is the name of a field.
  const marks = await shown(page)
    .locator('[data-field]')
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('data-field') ?? ''));
  const names = await page
    .locator('[data-form-field]')
    .evaluateAll((all) => all.map((place) => place.getAttribute('data-form-field') ?? ''));
  const known = (mark: string) => names.some((name) => name === mark || name.startsWith(`${mark}.`));
  expect(marks.filter((mark) => !known(mark))).toEqual([]);
  expect((await read('/')).html).not.toContain('data-field');
});

test('a press on a card of a block leads to the block, one on a text to its field', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await call(page, 'POST', '/admin/pages', {
    title: 'Kartlı sayfa',
    slug: 'kartli-sayfa',
    content: '<p>Giriş yazısı</p>',
    blocks: [
      { id: 1, kind: 'projects', title: 'İşlerimiz', ids: [], limit: 3 },
      { id: 2, kind: 'services', title: 'Hizmetlerimiz', ids: [], limit: 3 },
    ],
  });
  await page.goto(`/admin/pages/${id}/edit`);
  await open(page).click();
  const blockTitle = page.getByRole('textbox', { name: 'Bölüm başlığı' });
  await shown(page).locator('.card-grid .card').first().click();
  await expect(blockTitle).toBeFocused();
  await expect(blockTitle).toHaveValue('İşlerimiz');
  await shown(page).getByText('Giriş yazısı').click();
  await expect(field(page, 'İçerik')).toBeFocused();
  await shown(page).locator('.service-module').first().click();
  await expect(page.locator('[data-form-field="blocks.2"] :focus')).toHaveValue('Hizmetlerimiz');
});

test('a card that the home page does not get to is shown all the same, and this is said', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await call(page, 'PUT', '/admin/settings/home-layout', { records: { services: { limit: 1, ids: [] } } });
  await call(page, 'POST', '/admin/services', { title: 'Sırası gelmeyen', description: 'Kısa yazı', order: 900 });
  await page.goto('/admin/services');
  await card(page, 'Sırası gelmeyen').getByRole('link', { name: 'Düzenle' }).click();
  await open(page).click();
  await expect(shown(page).locator('.service-module')).toHaveCount(2);
  await expect(shown(page).locator('.service-module', { hasText: 'Sırası gelmeyen' })).toBeInViewport();
  await expect(status(page)).toHaveText(
    'Ana sayfada bu kayda sıra gelmiyor. Burada görebilmeniz için bölümün sonuna eklendi.',
  );
  await call(page, 'PUT', '/admin/settings/home-layout', { records: { services: { limit: null, ids: [] } } });
});

test('a press on a paragraph leads to it in the editor', async ({ adminPage: page }) => {
  const id = await previewArticle(page, 'onizlenen-paragraf');
  const content =
    '<h2>Neden</h2><p>Gevşek bağlantı ısınır.</p><ul><li>Ölçüm</li><li>Sıkma</li></ul><p>Rapor kalır.</p>';
  await call(page, 'PUT', `/admin/articles/${id}`, { content });
  await page.reload();
  await open(page).click();
  const editor = page.locator('[contenteditable=true]').first();
  for (const [words, typed] of [
    ['Rapor kalır.', 'Yazılı '],
    ['Sıkma', 'Isı '],
  ] as const) {
    await shown(page).getByText(words).click();
    await expect(editor).toBeFocused();
    await page.keyboard.type(typed);
  }
  await expect(editor.locator('p').last()).toHaveText('Yazılı Rapor kalır.');
  await expect(editor.locator('li').last()).toHaveText('Isı Sıkma');
  await call(page, 'DELETE', `/admin/articles/${id}`);
});
