import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { call, field, textIn, toast } from './steps';

const both = (page: Page) => page.getByRole('radio', { name: 'Türkçe + İngilizce' });

test('a form opens in Turkish, shows both languages beside each other and saves them together', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const content = '<p>Pano kuruldu.</p>';
  const { id } = await call(page, 'POST', '/admin/articles', { title: 'Yeni pano', slug: 'iki-dil', content });
  const path = `/admin/articles/${id}`;
  await page.goto(path);
  await expect(page.getByText('İngilizce yok')).toBeVisible();
  await expect(field(page, 'Başlık')).toHaveValue('Yeni pano');
  await expect(page.getByText('İki dilde ortak')).toHaveCount(0);

  // By keyboard: the arrow leads to the other choice, and the space bar takes it.
  await page.getByRole('radio', { name: 'Türkçe', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(both(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(textIn(page, 'Başlık', 'İngilizce')).toHaveValue('');
  await expect(textIn(page, 'Başlık', 'İngilizce')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('İki dilde ortak').first()).toBeVisible();
  await expectAccessible(page);

  // English fields that nobody has touched hold nothing of the Turkish, and send nothing.
  await textIn(page, 'Başlık', 'Türkçe').fill('Yeni kuvvet panosu');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL('/admin/articles');
  expect(await call(page, 'GET', path)).toMatchObject({ title: 'Yeni kuvvet panosu' });
  const missing = await call(page, 'GET', '/admin/translations?entity=article&english=missing&q=kuvvet');
  expect(missing).toMatchObject([{ id, english: 'missing' }]);
  await page.goto(path);

  // What English lacks keeps both languages back; Turkish can go alone.
  await textIn(page, 'Başlık', 'İngilizce').fill('A new panel');
  await expect(textIn(page, 'Slug', 'İngilizce')).toHaveValue('a-new-panel');
  await expect(page.getByText('Kaydedilmemiş değişiklikler var: İngilizce')).toBeVisible();
  // Beside each other as the fields, the previews say what is typed in each language.
  const preview = page.getByRole('region', { name: 'Canlı önizleme (İngilizce)' });
  await expect(preview).toContainText('A new panel');
  await expect(preview).toContainText('Read more');
  await expect(page.getByRole('region', { name: 'Canlı önizleme (Türkçe)' })).toContainText('Devamını Oku');
  await textIn(page, 'Başlık', 'Türkçe').fill('Yepyeni pano');
  await expect(page.getByText('Kaydedilmemiş değişiklikler var: Türkçe ve İngilizce')).toBeVisible();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText(/^İngilizce yayımlanamadı: .+\. Hiçbir şey yayımlanmadı\.$/)).toBeVisible();
  expect(await call(page, 'GET', path)).toMatchObject({ title: 'Yeni kuvvet panosu' });
  await page.getByRole('button', { name: 'Yalnız Türkçeyi yayınla' }).click();
  await expect(toast(page, 'Makale güncellendi')).toBeVisible();
  await expect(textIn(page, 'Başlık', 'İngilizce')).toHaveValue('A new panel');
  await expect(page.getByText('1 alan düzeltilmeli')).toBeVisible();

  await page.getByRole('button', { name: 'Türkçeden kopyala: İçerik' }).click();
  await textIn(page, 'Başlık', 'Türkçe').fill('Son pano');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL('/admin/articles');
  expect(await call(page, 'GET', path)).toMatchObject({ title: 'Son pano' });
  const english = await call(page, 'GET', `${path}/translations/en`);
  expect(english).toMatchObject({ title: 'A new panel', slug: 'a-new-panel', content, stale: {} });
  await call(page, 'DELETE', path);

  // A page without sections has nothing of them to translate.
  const { id: pageId } = await call(page, 'POST', '/admin/pages', { title: 'Garanti', slug: 'garanti-sade' });
  await page.goto(`/admin/pages/${pageId}/edit`);
  await expect(textIn(page, 'Başlık', 'İngilizce')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Bölüm ekle' })).toBeVisible();
  // Nor is there anything to copy where the Turkish is empty, until it is written.
  await expect(page.getByRole('button', { name: /^Türkçeden kopyala/ })).toHaveCount(2);
  await call(page, 'DELETE', `/admin/pages/${pageId}`);
});

test('a changed Turkish text is seen beside its English, compared and called valid @phone', async ({
  adminPage: page,
}, { project }) => {
  const slug = `eskiyen-${project.name}`;
  const { id } = await call(page, 'POST', '/admin/articles', { title: 'Eski söz', slug, content: '<p>Metin</p>' });
  const path = `/admin/articles/${id}`;
  await call(page, 'PUT', `${path}/translations/en`, { title: 'Old words', content: '<p>Text</p>' });
  await call(page, 'PUT', path, { title: 'Yeni söz' });
  await page.goto(path);
  await expect(page.getByText('İngilizce eski (1 alan)')).toBeVisible();
  await both(page).click();
  if (project.name === 'phone') {
    // A tab hides the other language; what was typed there stays.
    const shown = page.getByRole('radiogroup', { name: 'Gösterilen dil' });
    await field(page, 'Özet').fill('Kısa söz');
    await shown.getByRole('radio', { name: 'İngilizce' }).click();
    await expect(field(page, 'Başlık')).toHaveValue('Old words');
    await expect(page.getByRole('region', { name: 'Canlı önizleme' })).toContainText('Old words');
    await page.getByText('Türkçesi', { exact: true }).first().click();
    await expect(page.locator('details').getByText('Yeni söz')).toBeVisible();
    await field(page, 'Özet').fill('Short words');
    await shown.getByRole('radio', { name: 'Türkçe' }).click();
    await expect(field(page, 'Özet')).toHaveValue('Kısa söz');
    await shown.getByRole('radio', { name: 'İngilizce' }).click();
    await expect(field(page, 'Özet')).toHaveValue('Short words');
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Türkçede ne değişti?: Başlık' }).click();
  const changes = page.getByRole('dialog');
  await expect(changes.getByRole('deletion')).toHaveText('Eski');
  await expect(changes.getByRole('insertion')).toHaveText('Yeni');
  await page.keyboard.press('Escape');
  // Turkish is written over English only after a question.
  const english = project.name === 'phone' ? field(page, 'Başlık') : textIn(page, 'Başlık', 'İngilizce');
  const question = page.getByRole('alertdialog');
  for (const [answer, text] of [
    ['İptal', 'Old words'],
    ['Yerine yaz', 'Yeni söz'],
  ] as const) {
    await page.getByRole('button', { name: 'Türkçeden kopyala: Başlık' }).click();
    await expect(question).toContainText('“Başlık” alanının İngilizcesi silinip yerine Türkçesi yazılsın mı?');
    await question.getByRole('button', { name: answer, exact: true }).click();
    await expect(english).toHaveValue(text);
  }
  await english.fill('Old words');
  await page.getByRole('button', { name: 'Geçerli: Başlık' }).click();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page).toHaveURL('/admin/articles');
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Old words', stale: {} });
  await call(page, 'DELETE', path);
});
