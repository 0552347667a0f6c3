import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, card, field, toast } from './steps';

test.describe.configure({ mode: 'default' });

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const view = (scope: Page | Locator) => scope.getByRole('link', { name: 'Sitede gör' });

const text = '<p>Metin</p>';
const records = [
  {
    name: 'Görülen makale',
    list: '/admin/articles',
    form: (id: number) => `/admin/articles/${id}`,
    data: { title: 'Görülen makale', slug: 'gorulen-makale', content: text, publishedAt: '2024-01-02T10:00:00.000Z' },
    find: row,
    path: '/articles/gorulen-makale',
    canHide: true,
  },
  {
    name: 'Görülen sayfa',
    list: '/admin/pages',
    form: (id: number) => `/admin/pages/${id}/edit`,
    data: { title: 'Görülen sayfa', slug: 'gorulen-sayfa', content: text },
    find: row,
    path: '/sayfa/gorulen-sayfa',
    canHide: false,
  },
  {
    name: 'Görülen kategori',
    list: '/admin/categories',
    form: (id: number) => `/admin/categories/${id}/edit`,
    data: { name: 'Görülen kategori', slug: 'gorulen-kategori' },
    find: card,
    path: '/category/gorulen-kategori',
    canHide: true,
  },
  {
    name: 'Görülen proje',
    list: '/admin/projects',
    form: (id: number) => `/admin/projects/${id}/edit`,
    data: { categoryId: 1, title: 'Görülen proje', slug: 'gorulen-proje', content: text },
    find: card,
    path: '/proje/gorulen-proje',
    canHide: true,
  },
];

for (const { name, list, form, data, find, path, canHide } of records) {
  test(`'Sitede gör' opens ${path} from the list, the form and the message of a save`, async ({ adminPage: page }) => {
    const { id } = await call(page, 'POST', list, data);
    await page.goto(list);
    await expect(view(find(page, name))).toHaveAttribute('href', path);
    await expect(view(find(page, name))).toHaveAttribute('target', '_blank');

    await page.goto(form(id));
    await expect(view(page.getByRole('main'))).toHaveAttribute('href', path);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    const message = page.getByRole('region', { name: /^Bildirimler/ });
    await expect(view(message)).toHaveAttribute('href', path);
    const [opened] = await Promise.all([page.waitForEvent('popup'), view(message).click()]);
    await expect(opened.getByRole('heading', { level: 1, name })).toBeVisible();
    await opened.close();

    if (!canHide) return;
    await call(page, 'PUT', `${list}/${id}`, { visible: false });
    await page.goto(form(id));
    await expect(page.getByRole('button', { name: 'Güncelle' })).toBeVisible();
    await expect(view(page.getByRole('main'))).toHaveCount(0);
    await page.goto(list);
    await expect(find(page, name)).toContainText('Gizli');
    await expect(view(find(page, name))).toHaveCount(0);
  });
}

test('a row says one state: neither a draft, a planned article nor a project of a hidden category is visible', async ({
  adminPage: page,
}) => {
  const article = { content: text, slug: 'taslak', title: 'Taslak olan' };
  const { id: draft } = await call(page, 'POST', '/admin/articles', article);
  const planned = { ...article, slug: 'planli', title: 'Planlı olan', publishedAt: '2099-05-04T07:30:00.000Z' };
  const { id } = await call(page, 'POST', '/admin/articles', planned);
  await page.goto('/admin/articles');
  const words = /Görünür|Gizli|Yayınlanmadı|Planlandı/g;
  const states = async (title: string) => (await row(page, title).innerText()).match(words);
  await expect(row(page, 'Taslak olan')).toBeVisible();
  expect(await states('Taslak olan')).toEqual(['Yayınlanmadı']);
  expect(await states('Planlı olan')).toEqual(['Planlandı']);
  await expect(view(row(page, 'Planlı olan'))).toHaveCount(0);
  await call(page, 'PUT', `/admin/articles/${draft}`, { visible: false });
  await call(page, 'PUT', `/admin/articles/${id}`, { visible: false });
  await page.reload();
  await expect(row(page, 'Taslak olan')).toBeVisible();
  expect(await states('Taslak olan')).toEqual(['Yayınlanmadı']);
  expect(await states('Planlı olan')).toEqual(['Gizli']);

  const category = { name: 'Gizli kategori', slug: 'gizli-kategori', visible: false };
  const { id: categoryId } = await call(page, 'POST', '/admin/categories', category);
  await call(page, 'POST', '/admin/projects', { categoryId, title: 'Saklı proje', content: text });
  await page.goto('/admin/projects');
  await expect(card(page, 'Saklı proje')).toContainText('Kategorisi gizli');
  await expect(card(page, 'Saklı proje')).not.toContainText('Görünür');
  await expect(view(card(page, 'Saklı proje'))).toHaveCount(0);
});

const links = [
  ['voltek.com.tr', 'https://voltek.com.tr'],
  ['0224 111 22 33', 'tel:02241112233'],
  ['bilgi@voltek.com.tr', 'mailto:bilgi@voltek.com.tr'],
  ['/#contact', '/#contact'],
] as const;

test('the link of a slide is typed as in a text: a domain, a phone number, a mail address', async ({
  adminPage: page,
}) => {
  const { id } = await call(page, 'POST', '/admin/hero-sections', { title: 'Bağlantılı' });
  const path = `/admin/hero-sections/${id}`;
  const link = field(page, 'CTA linki');
  for (const [typed, stored] of links) {
    await page.goto(`${path}/edit`);
    await link.fill(typed);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(toast(page, /güncellendi$/)).toBeVisible();
    expect((await call(page, 'GET', path)).ctaLink).toBe(stored);
  }
  await page.goto(`${path}/edit`);
  await link.fill('iki sözcük');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(link).toHaveValue('iki sözcük');
});

const mapLinks = [
  'https://www.google.com/maps/place/Atölye/@40.2,28.9,17z/data=!3m1!4b1!4m6!3m5!8m2!3d40.2138!4d28.9853',
  'https://maps.apple.com/?ll=40.2138,28.9853&q=Atölye',
  'https://yandex.com.tr/maps/11504/bursa/?ll=28.9853%2C40.2138&z=16',
];

test('a map link that is pasted into either field fills both; a short link says what to do', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/settings');
  const paste = async (label: string, copied: string) => {
    await field(page, label).fill('');
    await field(page, label).focus();
    await page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      const input = document.activeElement;
      if (input?.dispatchEvent(event)) document.execCommand('insertText', false, data);
    }, copied);
  };
  for (const [index, link] of mapLinks.entries()) {
    await field(page, 'Enlem').fill('');
    await field(page, 'Boylam').fill('');
    await paste(index % 2 ? 'Boylam' : 'Enlem', link);
    await expect(field(page, 'Enlem')).toHaveValue('40,2138');
    await expect(field(page, 'Boylam')).toHaveValue('28,9853');
  }
  await paste('Enlem', 'https://maps.app.goo.gl/AbCdEf');
  await expect(page.getByText(/^Bu bağlantıda konum yazmıyor/)).toBeVisible();
  await field(page, 'Enlem').fill('40,21');
  await expect(page.getByText(/^Bu bağlantıda konum yazmıyor/)).toBeHidden();
  await expect(field(page, 'Boylam')).toHaveValue('28,9853');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  expect(await call(page, 'GET', '/admin/settings/company')).toMatchObject({ latitude: 40.21, longitude: 28.9853 });
});
