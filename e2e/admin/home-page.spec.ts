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

  // What was done last is taken back from its message.
  await section('Markalar').getByRole('switch').click();
  await page.getByRole('button', { name: 'Geri al' }).last().click();
  await expect(section('Markalar')).toContainText('Gizli');
  await call(page, 'PUT', '/admin/settings/home-layout', {
    order: ['categories', 'projects', 'about', 'services', 'brands', 'articles', 'contact'],
    hidden: [],
    records: { projects: { limit: null, ids: [] } },
  });
});

test('on a phone the owner puts a page into the footer and a link of his own into the header', async ({
  adminPage: page,
  read,
}) => {
  await page.setViewportSize(phone);
  await call(page, 'POST', '/admin/pages', {
    title: 'Garanti belgesi',
    slug: 'garanti-belgesi',
    content: '<p>Metin</p>',
  });
  await page.goto('/admin/menus');
  const menu = (name: string) => page.getByRole('region', { name, exact: true });
  await menu('Alt menü').getByRole('button', { name: 'Bağlantı ekle' }).click();
  await page.getByRole('searchbox', { name: 'Sayfa, proje, makale ara' }).fill('garanti belge');
  await page.getByRole('dialog').getByRole('button', { name: 'Garanti belgesi' }).click();
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

  const { page: shown } = await read('/articles');
  const links = shown.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Ana Sayfa', 'Hizmetler', 'Makaleler', 'Garanti belgesi', 'İletişim']);
  await expect(links.filter({ hasText: 'Garanti' })).toHaveAttribute('href', '/sayfa/garanti-belgesi');
  await expect(shown.locator('.main-nav a').last()).toHaveAttribute('href', 'https://emo.org.tr');

  for (const name of ['Üst menü', 'Alt menü']) {
    await menu(name).getByRole('button', { name: 'Hazır menüye dön' }).click();
    await expect(menu(name).getByRole('button', { name: 'Hazır menüye dön' })).toBeHidden();
  }
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
});
