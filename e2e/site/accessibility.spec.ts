import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { inLanguage, languages, missing, screens } from './screens';
import { expect, open, test } from './site-test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

for (const { path } of [...screens, missing]) {
  test(`${path}: nothing for axe to find, in both languages @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of languages) {
      await open(page, inLanguage(path, language));
      await seeWholePage(page);
      expect(await violations(page), language).toEqual([]);
    }
  });
}

test('nothing for axe to find during maintenance @phone', async ({ page, api }) => {
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    for (const language of languages) {
      await open(page, inLanguage('/', language));
      expect(await violations(page), language).toEqual([]);
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
    expect(await violations(page), language).toEqual([]);
  }
});

test('nothing for axe to find in the lightbox @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languages) {
    await open(page, inLanguage('/proje/16-araclik-sarj-otoparki', language));
    await page.getByRole('button', { name: language === 'tr' ? 'Tam Ekran' : 'Full Screen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), language).toEqual([]);
  }
});

test('nothing for axe to find in the open menu of narrow windows @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await open(page, inLanguage('/', language));
    await page.locator('.menu-button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), language).toEqual([]);
  }
});

/** Pictures load when they come near; what is not on show yet could not be judged. */
async function seeWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

async function violations(page: Page): Promise<string[]> {
  // Evaluated instead of added as an element: the page's own policy allows no script from elsewhere.
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate((options) => window.axe.run(options), rules);
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`));
}
