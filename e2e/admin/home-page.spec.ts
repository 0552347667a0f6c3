import { expect, test } from '../fixtures';
import { call, field, toast } from './steps';

test.describe.configure({ mode: 'default' });

const phone = { width: 360, height: 780 };

test('on a phone the owner orders the home page, hides a section and picks three projects', async ({
  adminPage: page,
  read,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Sırayı ve gösterilen kayıtları değiştir' }).click();
  const section = (name: string) => page.getByRole('article', { name, exact: true });
  const up = section('Hizmetler').getByRole('button', { name: 'Yukarı' });
  await up.press('Enter');
  await expect(toast(page, 'Değişiklik kaydedildi')).toBeVisible();
  // The next press moves the same section.
  await expect(up).toBeFocused();
  await section('Markalar').getByRole('switch').click();
  await expect(section('Markalar')).toContainText('Gizli: ana sayfada ve menüde görünmez');

  await section('Öne çıkan projeler').getByRole('button', { name: 'Neler görünsün?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Öne çıkan projeler' });
  await dialog.getByRole('radio', { name: 'Ben seçeyim' }).click();
  await expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  const candidates = dialog.getByRole('region', { name: 'Eklemek için ara' });
  const picked: string[] = [];
  for (const count of [1, 2, 3]) {
    const last = candidates.getByRole('listitem').last();
    picked.push((await last.innerText()).trim());
    await last.getByRole('button').click();
    await expect(dialog.getByRole('article')).toHaveCount(count);
  }
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(section('Öne çıkan projeler')).toContainText('Seçtiğiniz 3 kayıt');

  const { page: home, html } = await read('/');
  await expect(home.locator('#projects h3')).toHaveText(picked);
  expect(html.indexOf('id="services"')).toBeLessThan(html.indexOf('id="about"'));
  expect(html).not.toContain('brand-grid');

  // What was done last is taken back from its message, once those before it are gone.
  await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  await section('Markalar').getByRole('switch').click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(section('Markalar')).toContainText('Gizli');
  await call(page, 'PUT', '/admin/settings/home-layout', {
    order: ['categories', 'projects', 'about', 'services', 'brands', 'articles', 'contact'],
    hidden: [],
    records: { projects: { limit: null, ids: [] } },
  });
});

test('a section of the home page is dragged to another place, and the menu of the site likewise', async ({
  adminPage: page,
  read,
}) => {
  const drag = async (name: string, target: string) => {
    const handle = (of: string) =>
      page.getByRole('article', { name: of, exact: true }).first().getByRole('button', { name: 'Sürükleyerek taşı' });
    await handle(target).scrollIntoViewIfNeeded();
    const [from, to] = [await handle(name).boundingBox(), await handle(target).boundingBox()];
    if (!from || !to) throw new Error('The handles are not drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 10, { steps: 12 });
    await page.mouse.up();
    await expect(toast(page, 'Değişiklik kaydedildi')).toBeVisible();
  };
  await page.goto('/admin/home-page');
  await drag('Proje kategorileri', 'Hakkımızda');
  const { page: home } = await read('/');
  const sections = await home.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.slice(0, 4)).toEqual(['home', 'projects', 'about', 'categories']);
  await page.goto('/admin/menus');
  await drag('Projelerimiz', 'Makaleler');
  await read('/');
  const links = ['Ana Sayfa', 'Hizmetler', 'Makaleler', 'Projelerimiz', 'Hakkımızda', 'İletişim'];
  await expect(home.locator('header .main-nav a')).toHaveText(links);
  await call(page, 'PUT', '/admin/settings/menus', { header: null });
  await call(page, 'PUT', '/admin/settings/home-layout', {
    order: ['categories', 'projects', 'about', 'services', 'brands', 'articles', 'contact'],
  });
});

test('on a phone the owner puts a page into the footer and a link of his own into the header', async ({
  adminPage: page,
  read,
}) => {
  await page.setViewportSize(phone);
  const legalPage = await call(page, 'POST', '/admin/pages', {
    title: 'Garanti belgesi',
    slug: 'garanti-belgesi',
    content: '<p>Metin</p>',
  });
  await page.goto('/admin/menus');
  const menu = (name: string) => page.getByRole('region', { name, exact: true });
  await menu('Alt menü').getByRole('button', { name: 'Bağlantı ekle' }).click();
  const search = page.getByRole('searchbox', { name: 'Sayfa, proje, makale ara' });
  await search.fill('garanti belge');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/^Garanti belgesi/]);
  await search.press('Enter');
  const item = menu('Alt menü').getByRole('article', { name: 'Garanti belgesi' });
  await item.getByRole('button', { name: 'Yukarı' }).click();

  await menu('Üst menü').getByRole('button', { name: 'Bağlantı ekle' }).click();
  await page.getByRole('button', { name: 'Adresi kendim yazayım' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adresi yazın' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText('Menüde görünecek yazıyı girin')).toBeVisible();
  await dialog.getByLabel('Adres').fill('emo.org.tr');
  await dialog.getByLabel('Türkçe yazı').fill('Odamız');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(menu('Üst menü').getByRole('article', { name: 'Odamız' })).toContainText('https://emo.org.tr');
  await expect(menu('Üst menü').getByRole('article', { name: 'Odamız' })).toContainText('İngilizce yok');

  const legal = page.getByRole('switch', { name: 'Garanti belgesi sayfası en alt satırda' });
  const stored = page.waitForResponse((response) => response.url().includes('pages.update'));
  await legal.click();
  expect((await stored).ok()).toBe(true);

  const { page: shown } = await read('/articles');
  await expect(shown.locator('.footer-end').getByRole('link', { name: 'Garanti belgesi' })).toHaveCount(1);
  const links = shown.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Ana Sayfa', 'Hizmetler', 'Makaleler', 'Garanti belgesi', 'İletişim']);
  await expect(links.filter({ hasText: 'Garanti' })).toHaveAttribute('href', '/sayfa/garanti-belgesi');
  await expect(shown.locator('.main-nav a').last()).toHaveAttribute('href', 'https://emo.org.tr');

  for (const name of ['Üst menü', 'Alt menü']) {
    await menu(name).getByRole('button', { name: 'Hazır menüye dön' }).click();
    await expect(menu(name).getByRole('button', { name: 'Hazır menüye dön' })).toBeHidden();
  }
  await call(page, 'DELETE', `/admin/pages/${legalPage.id}`);
});

test('what search engines miss is one press from its field', async ({ adminPage: page }) => {
  await page.setViewportSize(phone);
  const { id } = await call(page, 'POST', '/admin/pages', {
    title: 'Tek cümle',
    slug: 'tek-cumle',
    content: '<p>Metin</p>',
  });
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Eksikleri göster' }).click();
  const finding = page.getByRole('listitem').filter({ hasText: /^“Tek cümle” sayfasında yalnız 1 kelime var/ });
  await finding.getByRole('link', { name: 'Düzelt: Tek cümle' }).click();
  await expect(field(page, 'İçerik')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${id}/edit#content$`));

  const slide = await call(page, 'POST', '/admin/hero-sections', {
    title: 'Kırık',
    ctaLink: '/sayfa/yok',
    active: true,
  });
  await page.goto('/admin/search-health');
  const broken = page.getByRole('listitem').filter({ hasText: /^“Kırık” içindeki \/sayfa\/yok bağlantısı/ });
  await broken.getByRole('link', { name: 'Düzelt: Kırık' }).click();
  await expect(page.getByRole('combobox', { name: 'CTA linki' })).toBeFocused();
  await call(page, 'DELETE', `/admin/hero-sections/${slide.id}`);
});
