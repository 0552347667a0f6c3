import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { call, field, imageFile, menu, storeImage, textIn, toast } from './steps';

test.describe.configure({ mode: 'default' });

const screen = '/admin/translations';

test('from the dashboard a text without English is two presses away, and saving leads back to what is left @phone', async ({
  adminPage: page,
}, { project }) => {
  const title = 'Kompanzasyon bakımı';
  const { id } = await call(page, 'POST', '/admin/services', { title, description: 'Yılda iki kez', order: 95 });
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByText('İngilizce:')
    .getByRole('link', { name: /^\d+ eksik$/ })
    .click();
  await expect(page).toHaveURL(`${screen}?english=missing`);
  await expect(page.getByRole('combobox', { name: 'İngilizce süzgeci' })).toHaveValue('missing');
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expectAccessible(page);

  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'İngilizce yok' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Türkçeden kopyala: Başlık' })).toBeVisible();
  // On a phone the tab with the English texts is open.
  const english = (label: string) => (project.name === 'phone' ? field(page, label) : textIn(page, label, 'İngilizce'));
  await english('Başlık').fill('Capacitor bank service');
  await english('Açıklama').fill('Twice a year');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL(`${screen}?english=missing`);
  await expect(link).toHaveCount(0);
  const path = `/admin/services/${id}`;
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Capacitor bank service' });

  // The link opens both languages without making that the habit of this browser.
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Türkçe', exact: true })).toBeChecked();
  await call(page, 'DELETE', path);
});

test('the list is narrowed by state, kind and words of either language, and the address keeps that', async ({
  adminPage: page,
}) => {
  // Nobody else's text has this word.
  const word = `kabin${Date.now()}`;
  const article = await call(page, 'POST', '/admin/articles', { title: word, slug: word, content: '<p>Bakım</p>' });
  await call(page, 'PUT', `/admin/articles/${article.id}/translations/en`, {
    title: 'Cabinet',
    content: '<p>Care</p>',
  });
  await call(page, 'PUT', `/admin/articles/${article.id}`, { title: `${word} bakımı` });
  const keyword = await call(page, 'POST', '/admin/keywords', { keyword: `dağıtım ${word}` });
  await call(page, 'PUT', `/admin/keywords/${keyword.id}/translations/en`, { keyword: `kiosk ${word}` });
  await page.goto(screen);
  const rows = page.getByRole('table', { name: 'Çeviriler' }).getByRole('row');
  const states = page.getByRole('combobox', { name: 'İngilizce süzgeci' });
  const kinds = page.getByRole('combobox', { name: 'Kayıt türü' });
  const search = page.getByRole('searchbox', { name: 'Ara' });
  await search.fill(word);
  // Beside the head.
  await expect(rows).toHaveCount(3);
  await states.selectOption('İngilizcesi eskiyenler');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toHaveText(/Makale.*İngilizce eski \(1 alan\)/);
  await states.selectOption('İngilizce: tümü');
  await kinds.selectOption('Anahtar kelime');
  await expect(rows.filter({ hasText: 'Makale' })).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  await search.fill(`kiosk ${word}`);
  const address = `${screen}?q=kiosk+${word}&entity=keyword`;
  await expect(page).toHaveURL(address);
  await expect(rows).toHaveCount(2);
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.reload();
  await page.getByRole('link', { name: `dağıtım ${word}` }).click();
  await expect(textIn(page, 'Keyword', 'English')).toHaveValue(`kiosk ${word}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(address);
  await call(page, 'DELETE', `/admin/keywords/${keyword.id}`);
  await call(page, 'DELETE', `/admin/articles/${article.id}`);
});

test('a link of the menus whose Turkish changes is out of date until the owner calls its English valid', async ({
  adminPage: page,
}, { project }) => {
  const [text, changed] = [`Odamız ${project.name}`, `Elektrik odası ${project.name}`];
  const link = { kind: 'address', url: 'https://www.emo.org.tr', label: { tr: text, en: 'Our chamber' } };
  await call(page, 'PUT', '/admin/settings/menus', { footer: [link] });
  const rows = page.getByRole('table', { name: 'Çeviriler' }).getByRole('row');
  const findInOverview = async (state: string) => {
    await page.goto(`${screen}?q=Menü`);
    await expect(rows.filter({ hasText: 'Menüler' })).toContainText(state);
    await expect(rows.getByRole('link')).toHaveCount(1);
  };
  await findInOverview('İngilizce güncel');
  await rows.getByRole('link', { name: 'Menüler' }).click();
  const footer = page.getByRole('region', { name: 'Alt menü', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Adresi yazın' });
  const note = dialog.getByText('Türkçesi değişti');
  const open = (name: string) =>
    footer.getByRole('button', { name: `${name} bağlantısının yazısını değiştir` }).click();
  const save = () => dialog.getByRole('button', { name: 'Kaydet' }).click();
  await open(text);
  await expect(note).toBeHidden();
  await field(page, 'Türkçe yazı').fill(changed);
  await save();
  const item = footer.getByRole('article', { name: changed });
  await expect(item).toContainText('Türkçesi değişti');

  await findInOverview('İngilizce eski (1 alan)');
  await page.goto('/admin/menus');
  await open(changed);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  // Another English text says so by itself; the old one back is as it was.
  await field(page, 'İngilizce yazı').fill('The chamber');
  await expect(note).toBeHidden();
  await field(page, 'İngilizce yazı').fill('Our chamber');
  const valid = dialog.getByRole('checkbox', { name: 'Geçerli' });
  await expect(valid).not.toBeChecked();
  await valid.click();
  await save();
  await expect(item).toBeVisible();
  await expect(item).not.toContainText('Türkçesi değişti');
  await findInOverview('İngilizce güncel');
  await call(page, 'PUT', '/admin/settings/menus', { footer: null });
});

test('the alternative text of a picture is out of date until the owner calls its English valid', async ({
  adminPage: page,
}) => {
  const name = 'cevirisi-eskiyen.png';
  await storeImage(page, await imageFile(name));
  await page.goto(`/admin/media?q=${name}`);
  await page.getByRole('button', { name: `Ayrıntılar: ${name}` }).click();
  const details = page.getByRole('dialog', { name });
  const turkish = details.getByLabel('Alternatif metin (Türkçe)');
  const note = details.getByText('Türkçesi değişti');
  const save = async () => {
    await details.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page, 'Görsel güncellendi').last()).toBeVisible();
  };
  await turkish.fill('Ana pano');
  await details.getByLabel('Alternatif metin (İngilizce)').fill('Main board');
  await save();
  await turkish.fill('Ana dağıtım panosu');
  await expect(note).toBeHidden();
  await save();
  await expect(note).toBeVisible();
  await expect(details).toContainText('Çevrildiğinde: Ana pano');

  await page.goto(`${screen}?q=${name}`);
  const link = page.getByRole('table', { name: 'Çeviriler' }).getByRole('link', { name });
  await link.click();
  await details.getByRole('checkbox', { name: 'Geçerli' }).click();
  await save();
  await expect(note).toBeHidden();
  // It counts for this Turkish, not for the next.
  await turkish.fill('Pano');
  await save();
  await expect(details.getByRole('checkbox', { name: 'Geçerli' })).not.toBeChecked();
  await details.getByRole('checkbox', { name: 'Geçerli' }).click();
  await save();
  await expect(note).toBeHidden();
  await page.goto(`${screen}?q=${name}`);
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test('a site in Turkish only shows nothing of it, neither in the menu nor on the dashboard nor in the palette', async ({
  adminPage: page,
}) => {
  const item = menu(page).getByRole('link', { name: 'Çeviriler' });
  const count = page.getByText('İngilizce:');
  await page.goto('/admin');
  await expect(item).toBeVisible();
  await expect(count).toBeVisible();
  await call(page, 'PUT', '/admin/settings/company', { english: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hızlı işlemler' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('çeviriler');
  await expect(page.getByText('Eşleşen ekran ya da kayıt yok.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
  await expect(count).toHaveCount(0);
  await page.goto(screen);
  await expect(page.getByText('Siteniz yalnızca Türkçe açılıyor.')).toBeVisible();
  const label = { tr: 'Odamız', en: 'Our chamber', stale: true };
  await call(page, 'PUT', '/admin/settings/menus', {
    footer: [{ kind: 'address', url: 'https://www.emo.org.tr', label }],
  });
  await page.goto('/admin/menus');
  await page.getByRole('button', { name: 'Odamız bağlantısının yazısını değiştir' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expect(field(page, 'İngilizce yazı')).toHaveCount(0);
  await expect(page.getByText('Türkçesi değişti')).toHaveCount(0);
  await call(page, 'PUT', '/admin/settings/menus', { footer: null });
  await call(page, 'PUT', '/admin/settings/company', { english: true });
});
