import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, readDraft, textIn, toast } from './steps';

const content = '<p>Pano kuruldu.</p>';
const both = (page: Page) => page.getByRole('radio', { name: 'Türkçe + İngilizce' });

/** The address of an article in both languages. */
async function newArticle(page: Page, slug: string): Promise<string> {
  const { id } = await call(page, 'POST', '/admin/articles', { title: 'Pano bakımı', slug, content });
  const path = `/admin/articles/${id}`;
  await call(page, 'PUT', `${path}/translations/en`, { title: 'Panel service', slug: `${slug}-en`, content });
  return path;
}

test('typed English is offered again after the tab was closed; of two people who save it, the second sees both texts', async ({
  adminPage: page,
}) => {
  const path = await newArticle(page, 'yarim-ingilizce');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await both(page).click();
  await textIn(page, 'Başlık', 'İngilizce').fill('My own title');
  await expect.poll(() => readDraft(page, 'articles.en')).toContain('My own title');
  expect(await readDraft(page, 'articles')).toBeNull();
  const again = await page.context().newPage();
  await again.setViewportSize({ width: 1440, height: 900 });
  await page.close();

  await call(again, 'PUT', `${path}/translations/en`, { title: 'Her title', excerpt: 'Her summary' });
  await again.goto(path);
  await again.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(textIn(again, 'Başlık', 'İngilizce')).toHaveValue('My own title');
  await again.getByRole('button', { name: 'Güncelle' }).click();
  const dialog = again.getByRole('dialog', { name: 'Bu kayıt başka bir yerde değiştirildi' });
  await expect(dialog).toContainText(/kayıt \d+ \p{L}+ \d{4} \d\d:\d\d tarihinde değiştirildi/u);
  await expect(dialog.getByText('My own title', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Her title', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(again).toHaveURL('/admin/articles');
  const saved = { title: 'My own title', excerpt: 'Her summary' };
  expect(await call(again, 'GET', `${path}/translations/en`)).toMatchObject(saved);
  expect(await readDraft(again, 'articles.en')).toBeNull();
  await call(again, 'DELETE', path);
});

test('a minor edit leaves the English up to date, and English is taken off the site after a question', async ({
  adminPage: page,
}) => {
  const path = await newArticle(page, 'kucuk-duzeltme');
  await page.goto(path);
  await both(page).click();
  const minor = page.getByRole('checkbox', { name: 'Küçük düzeltme: İngilizceyi eski sayma' });
  await expect(textIn(page, 'Başlık', 'Türkçe')).toHaveValue('Pano bakımı');
  await expect(minor).toHaveCount(0);
  await textIn(page, 'Başlık', 'Türkçe').fill('Pano bakımları');
  await minor.check();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/admin/articles');
  expect(await call(page, 'GET', `${path}/translations/en`)).toMatchObject({ title: 'Panel service', stale: {} });

  await page.goto(path);
  await page.getByRole('button', { name: 'İngilizceyi kaldır' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İngilizceyi kaldır' }).click();
  await expect(toast(page, 'İngilizce siteden kaldırıldı')).toBeVisible();
  await expect(page.getByText('İngilizce yok')).toBeVisible();
  await expect(textIn(page, 'Başlık', 'İngilizce')).toHaveValue('');
  await expect(textIn(page, 'Başlık', 'Türkçe')).toHaveValue('Pano bakımları');
  const states = await call(page, 'GET', '/admin/translations?entity=article&q=bakımları');
  expect(states).toMatchObject([{ english: 'missing' }]);
  await call(page, 'DELETE', path);
});
