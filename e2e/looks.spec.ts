import type { Page } from '@playwright/test';
import { signIn } from './fixtures';
import { adminLooks, publicLooks } from './look-screens';
import { expect, test } from './site/site-test';

// Compared with the pictures in e2e/looks. `npm run looks` takes them anew; look at what it changed before committing.

// A server of its own, so that nobody else has changed a number.
test.use({ serverEnv: { LOG_LEVEL: 'silent' } });
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the public pages look as they did @phone', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name, path, parts } of publicLooks) {
    await openStill(page, path);
    await expect.soft(page, name).toHaveScreenshot(`${name}.png`);
    if (parts) await hideFloating(page);
    for (const part of parts ?? []) {
      await expect.soft(page.locator(`#${part}`), part).toHaveScreenshot(`${name}-${part}.png`);
    }
  }
});

test('the closed site looks as it did @phone', async ({ page, api }) => {
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    await openStill(page, '/');
    await expect(page).toHaveScreenshot('maintenance.png');
  } finally {
    await api.put('/admin/settings/site-offline', { siteOffline: false });
  }
});

test('the back office looks as it did @phone', async ({ page }) => {
  test.setTimeout(120_000);
  await openStill(page, '/admin/login');
  await expect.soft(page).toHaveScreenshot('admin-login.png');
  await signIn(page);
  for (const { name, path, theme } of adminLooks) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    await openStill(page, path);
    await expect.soft(page, name).toHaveScreenshot(`${name}.png`, { clip: await screenBeside(page) });
  }
});

/** The window without the menu and the header: those stand on every screen, and would change all pictures at once. */
async function screenBeside(page: Page) {
  const main = await page.locator('main').boundingBox();
  const window = page.viewportSize();
  if (!main || !window) throw new Error('No screen');
  return { x: main.x, y: main.y, width: main.width, height: window.height - main.y };
}

/** Opens a screen and waits until nothing of it is on its way any more. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** A part longer than the window is taken in pieces, in each of which they would float somewhere else. */
async function hideFloating(page: Page): Promise<void> {
  await page.locator('.site-header, .whatsapp-button, a[href="#content"]').evaluateAll((floating) => {
    for (const element of floating) if (element instanceof HTMLElement) element.style.visibility = 'hidden';
  });
}
