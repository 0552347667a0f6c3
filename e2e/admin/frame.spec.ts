import { admin, expect, test } from '../fixtures';
import { breakCall, call, menu, restoreRequests, toast } from './steps';

test.describe.configure({ mode: 'default' });

/** The first items of the menu; what was added later is below them. */
const labels = [
  'Dashboard',
  'Makaleler',
  'Hizmetler',
  'Slider',
  'Hakkımızda',
  'Proje Kategorileri',
  'Projeler',
  'Markalar & Partnerler',
  'SEO Anahtar Kelimeler',
  'Sayfalar',
  'İletişim Formları',
  'Ziyaretler',
  'Site Bilgileri',
];

test('the menu shows its items in order and marks the present one', async ({ adminPage: page }) => {
  // Starts on a screen that is none of them, so that each click changes the screen.
  await page.goto('/admin/olmayan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = menu(page).locator('li:not(li li) > a');
  for (const [index, label] of labels.entries()) {
    await expect(links.nth(index)).toContainText(label);
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(/\S+ – .+ Admin$/);
  }
  const below = menu(page).locator('li li > a');
  await links.first().click();
  await expect(below).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await links.nth(labels.indexOf('Sayfalar')).click();
  await expect(below).toHaveText(['Ana sayfa düzeni', 'Menüler', 'Arama görünürlüğü']);
  await below.last().click();
  await expect(menu(page).locator('[aria-current]')).toHaveText('Arama görünürlüğü');
  await expect.poll(() => menu(page).evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
});

test('at 1366×768 the whole menu fits, with the pictures at its head', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin');
  await expect(menu(page).getByRole('link', { name: 'Çeviriler' })).toBeVisible();
  await expect.poll(() => menu(page).evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  const pictures = page.locator('aside').getByRole('link', { name: 'Görseller' });
  expect((await pictures.boundingBox())?.y).toBeLessThan(64);
  await pictures.click();
  await expect(page).toHaveURL('/admin/media');
  await expect(pictures).toHaveAttribute('aria-current', 'page');
});

test('the side bar is 250 px wide, 70 px when collapsed, and stays collapsed', async ({ adminPage: page }) => {
  await page.goto('/admin');
  const side = page.locator('aside');
  const width = async () => (await side.boundingBox())?.width;
  await expect.poll(width).toBe(250);
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await expect.poll(width).toBe(70);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await width()).toBe(70);
  await menu(page).getByRole('link', { name: 'Makaleler' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Makaleler' })).toBeAttached();
  await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
  await expect.poll(width).toBe(250);
});

test('on a phone the menu opens over a backdrop and closes by it, by Escape and by an item', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const button = page.getByRole('button', { name: 'Menüyü aç' });
  await expect(page.locator('aside')).toBeHidden();
  await button.click();
  await expect(menu(page).getByRole('link', { name: 'Site Bilgileri' })).toBeVisible();
  await page.mouse.click(360, 500);
  await expect(menu(page)).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu(page).getByRole('link', { name: 'Hizmetler' }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await expect(menu(page)).toBeHidden();
});

test('the header leads to dashboard and site and says who is signed in', async ({ adminPage: page }) => {
  await page.goto('/admin/services');
  const header = page.getByRole('banner');
  await expect(header).toContainText('yonetici@ornekelektrik.example');
  const site = header.getByRole('link', { name: 'Siteyi Görüntüle' });
  await expect(site).toHaveAttribute('href', '/');
  await expect(site).toHaveAttribute('target', '_blank');
  await header.getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('from 1,000 px on the header shows the e-mail, shortened where room is short', async ({ adminPage: page }) => {
  await page.goto('/admin/services');
  const email = page.getByRole('banner').getByText(admin.email);
  const scrollsSideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  for (const width of [1000, 1024, 1199]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(email).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
    await expect(page.getByRole('button', { name: 'Çıkış' })).toBeInViewport({ ratio: 1 });
    expect(await scrollsSideways(), String(width)).toBe(false);
    await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  }
  await page.setViewportSize({ width: 999, height: 800 });
  await expect(email).toBeHidden();
  await expect(page.getByRole('link', { name: 'Hesabım' })).toBeVisible();
});

test('a tap on the menu button while the menu is still closing opens it again @phone-only @phone', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/services');
  const button = page.getByRole('button', { name: 'Menüyü aç' });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not drawn');
  await button.tap();
  const drawer = page.getByRole('dialog', { name: 'Yönetim menüsü' });
  await expect(drawer).toBeVisible();
  const slow = await page.addStyleTag({ content: '* { animation-duration: 60s !important; }' });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveAttribute('data-state', 'closed');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(drawer).toHaveAttribute('data-state', 'open');
  await slow.evaluate((style: HTMLStyleElement) => style.remove());
  await expect(menu(page)).toBeInViewport();
});

test('the account is reached from the header or, on a phone, the menu, and from the palette @phone', async ({
  adminPage: page,
}, { project }) => {
  await page.goto('/admin');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('link', { name: project.name === 'phone' ? 'Hesabım' : admin.email }).click();
  await expect(page).toHaveURL('/admin/account');

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('hesab');
  await page.getByRole('option', { name: 'Hesabım' }).click();
  await expect(page).toHaveURL('/admin/account');
});

test('English and the dark theme are chosen in the header and remembered', async ({ adminPage: page }) => {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Görünüm ve dil' }).click();
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Görünüm ve dil' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/admin/services/new');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/required/i);
  await page.getByRole('button', { name: 'Appearance and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Hizmet Ekle' })).toBeVisible();
});

test('an unknown address inside the back office says so', async ({ adminPage: page }) => {
  await page.goto('/admin/olmayan');
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(menu(page)).toBeVisible();
});

test('the site is closed for maintenance after a confirmation, and opened again', async ({ adminPage: page, read }) => {
  await page.goto('/admin');
  const on = page.getByRole('switch', { name: 'Site Aktif' });
  const off = page.getByRole('switch', { name: 'Site Kapalı' });
  const confirm = () => page.getByRole('button', { name: 'Evet, bakıma al' }).click();
  await expect(on).toHaveAttribute('title', 'Siteyi Bakım Moduna Al');
  await on.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal' }).click();
  await expect(on).toBeVisible();
  expect((await page.request.get('/')).status()).toBe(200);

  const release = await breakCall(page, 'settings.setSiteOffline');
  release();
  await on.click();
  await confirm();
  await expect(toast(page, 'Site offline durumu güncellenirken hata oluştu')).toBeVisible();
  await expect(on).toBeVisible();
  await restoreRequests(page);

  await on.click();
  await confirm();
  await expect(off).toHaveAttribute('title', 'Siteyi Aktif Et');
  expect((await page.request.get('/')).status()).toBe(503);
  const { page: visitor } = await read('/');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bakımdayız' })).toBeVisible();
  await page.reload();
  await off.click();
  await expect(on).toBeVisible();
  await expect.poll(async () => (await page.request.get('/')).status()).toBe(200);
});

test('without a connection a switch is reverted with a message, and a screen that cannot be loaded says why and opens when the connection is back', async ({
  adminPage: page,
  context,
}) => {
  await page.goto('/admin/services');
  const toggle = page.getByRole('article').first().getByRole('switch');
  await expect(toggle).toBeChecked();
  await context.setOffline(true);
  await toggle.click();
  await expect(toast(page, 'Görünürlük değiştirilirken hata oluştu')).toBeVisible();
  await expect(toggle).toBeChecked();
  await menu(page).getByRole('link', { name: 'Markalar & Partnerler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bağlantı yok');
  await expect(page.getByText('Bağlantı gelince bu ekran kendiliğinden açılır.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markalar & Partnerler');
});

test('the dashboard counts and links every list, and shows what needs attention', async ({ adminPage: page }) => {
  const lists = [
    ['Makaleler', '/admin/articles'],
    ['Hizmetler', '/admin/services'],
    ['Slider', '/admin/hero-sections'],
    ['Proje Kategorileri', '/admin/categories'],
    ['Projeler', '/admin/projects'],
    ['Markalar & Partnerler', '/admin/brands'],
    ['Sayfalar', '/admin/pages'],
    ['İletişim Formları', '/admin/contact-forms'],
  ] as const;
  await call(page, 'POST', '/admin/articles', { title: 'Bekleyen', slug: 'bekleyen', content: '<p>x</p>' });
  await call(page, 'POST', '/admin/services', { title: 'Gizli', description: 'x', visible: false });
  await call(page, 'POST', '/contact-forms', {
    name: 'Nazlı Gür',
    email: 'nazli@x.example',
    message: 'Teklif rica ederim',
  });
  await page.goto('/admin');
  const counts = page.getByRole('list', { name: 'İçerik sayıları' }).getByRole('link');
  await expect(counts).toHaveCount(lists.length);
  for (const [index, [title, path]] of lists.entries()) {
    const { total } = await totalOf(path.replace('contact-forms', 'leads'));
    await expect(counts.nth(index)).toContainText(title);
    await expect(counts.nth(index)).toContainText(String(total));
    await expect(counts.nth(index)).toHaveAttribute('href', path);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Son mesajlar' }).getByText('Nazlı Gür')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /İletişim Formları.*okunmamış/ })).toBeVisible();
  await main.getByRole('link', { name: /gizli hizmet/ }).click();
  await expect(page).toHaveURL(/\/admin\/services\?visible=false$/);
  await expect(page.getByRole('article', { name: 'Gizli' })).toBeVisible();
  await page.goto('/admin');
  await main.getByRole('link', { name: /taslak makale/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bekleyen' })).toBeVisible();

  async function totalOf(path: string): Promise<{ total: number }> {
    const token = await page.evaluate(() => localStorage.getItem('admin_token'));
    const headers = { authorization: `Bearer ${token}` };
    const response = await page.request.get(`/api/v1${path}?limit=1&offset=0`, { headers });
    return (await response.json()).meta;
  }
});

test('a list of the back office requests twelve scripts at most, a form twenty', async ({ adminPage: page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto('/admin/categories');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(scripts.size).toBeLessThanOrEqual(12);
  await page.goto('/admin/projects/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Proje' })).toBeVisible();
  expect(scripts.size).toBeLessThanOrEqual(24);
});

test('a screen that is opened by its address begins at the top, wherever the one before was left', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Firma adı', { exact: false }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.goto('/admin/projects/new');
  await expect(page.getByLabel('Başlık', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
