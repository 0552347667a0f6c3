import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { title } from './draft-steps';
import { heading, newArticle, open, pane, shown, status } from './preview-steps';
import { call } from './steps';

test.describe.configure({ mode: 'default' });

/** Opens a version of the record in its preview, counted from the newest one. */
async function previewVersion(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  await page
    .getByRole('button', { name: /^Karşılaştır/ })
    .nth(place)
    .click();
  await page.getByRole('button', { name: 'Önizlemede göster' }).click();
}

test('an older version is seen in the preview, in turns with what the form has @phone', async ({ adminPage: page }, {
  project,
}) => {
  if (project.name !== 'phone') await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await newArticle(page, 'onizlenen-surum');
  await call(page, 'PUT', `/admin/articles/${id}`, { title: 'Pano bakımı ve ölçüm' });
  await page.goto(`/admin/articles/${id}`);
  await previewVersion(page, 1);
  await expect(page.getByRole('dialog', { name: 'Geçmiş' })).toBeHidden();
  await expect(heading(page)).toHaveText('Pano bakımı');
  await expect(status(page)).toHaveText(/^\d+ \S+ \d{4} \d\d:\d\d sürümü$/);
  await pane(page).getByRole('radio', { name: 'Sonra' }).click();
  await expect(heading(page)).toHaveText('Pano bakımı ve ölçüm');
  await expect(status(page)).toHaveText('Formun şimdiki hâli');
  await pane(page).getByRole('radio', { name: 'Önce' }).click();
  await expect(heading(page)).toHaveText('Pano bakımı');
  await page.getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await expect(title(page)).toHaveValue('Pano bakımı ve ölçüm');
  await expect(page.getByText('Değişiklik yok')).toBeVisible();
  await open(page).click();
  await expect(heading(page)).toHaveText('Pano bakımı ve ölçüm');
  await expect(pane(page).getByRole('radio', { name: 'Önce' })).toHaveCount(0);
  await call(page, 'DELETE', `/admin/articles/${id}`);
});

test('an older version of the menus is seen without a draft', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const label = { tr: 'Meslek odamız', en: 'Our chamber' };
  const header = [{ kind: 'address', url: 'https://www.emo.org.tr', label }];
  await call(page, 'PUT', '/admin/settings/menus', { header });
  await page.goto('/admin/menus');
  await previewVersion(page, 1);
  const link = (name: string) => shown(page).locator('header .main-nav a').filter({ hasText: name });
  await expect(link('Projelerimiz')).toBeInViewport();
  await expect(link(label.tr)).toHaveCount(0);
  await pane(page).getByRole('radio', { name: 'Sonra' }).click();
  await expect(link(label.tr)).toBeInViewport();
  await expect(link('Projelerimiz')).toHaveCount(0);
  await page.getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await expect(pane(page)).toHaveCount(0);
  await call(page, 'PUT', '/admin/settings/menus', { header: null });
});
