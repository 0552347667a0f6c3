import { expect } from '../fixtures';
import { open, test, untilIslandHydrated } from './site-test';

test('pointing at a link loads its page; opening it and going back request nothing and keep the scroll position', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/') || pathname.endsWith('.js')) asked.push(pathname);
  });
  await open(page, '/');
  const link = page.locator('#articles a[href^="/articles/"]').first();
  await link.scrollIntoViewIfNeeded();
  const loaded = page.waitForResponse((response) => response.url().includes('/trpc/articles.bySlug'));
  await link.hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  asked.length = 0;
  await link.click();
  await expect(page).toHaveURL(/\/articles\//);
  await expect(page.locator('article h1, main h1').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('#articles')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(asked).toEqual([]);
});

test('a page that could not be loaded without a connection opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const link = page.locator('#projects a[href^="/proje/"]').first();
  await link.scrollIntoViewIfNeeded();
  await untilIslandHydrated(page.getByRole('contentinfo').getByRole('link').first());
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveURL(/\/proje\//);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Tam Ekran' })).toBeVisible();
});

test('a link that a finger has touched is marked by the browser @phone-only', async ({ page }) => {
  await open(page, '/');
  for (const link of ['header .site-logo', '#articles a.card', '.site-footer a[href^="/"]']) {
    await expect(page.locator(link).first()).toHaveCSS('-webkit-tap-highlight-color', 'rgba(244, 123, 32, 0.2)');
  }
});
