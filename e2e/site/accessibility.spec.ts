import type { Page } from '@playwright/test';
import { violationsOf } from '../accessible';
import { inLanguage, languages, missing, screens } from './screens';
import { expect, open, test } from './site-test';

for (const { path } of [...screens, missing]) {
  test(`${path}: nothing for axe to find, in both languages @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of languages) {
      await open(page, inLanguage(path, language));
      await seeWholePage(page);
      expect(await violationsOf(page), language).toEqual([]);
    }
  });
}

test('nothing for axe to find during maintenance @phone', async ({ page, api }) => {
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    for (const language of languages) {
      await open(page, inLanguage('/', language));
      expect(await violationsOf(page), language).toEqual([]);
    }
  } finally {
    await api.put('/admin/settings/site-offline', { siteOffline: false });
  }
});

test('nothing for axe to find in the contact form with its messages @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languages) {
    await open(page, inLanguage('/contact', language));
    await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
    await page.locator('#contact button[type="submit"]').click();
    await expect(page.locator('#contact [aria-invalid="true"]')).toHaveCount(3);
    expect(await violationsOf(page), language).toEqual([]);
  }
});

test('nothing for axe to find in the lightbox @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languages) {
    await open(page, inLanguage('/proje/16-araclik-sarj-otoparki', language));
    await page.getByRole('button', { name: language === 'tr' ? 'Tam Ekran' : 'Full Screen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page), language).toEqual([]);
  }
});

test('nothing for axe to find in the open menu of narrow windows @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await open(page, inLanguage('/', language));
    await page.locator('.menu-button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page), language).toEqual([]);
  }
});

/** Pictures load when they come near; what is not on show yet could not be judged. */
async function seeWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}
