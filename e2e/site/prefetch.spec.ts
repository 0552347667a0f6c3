import { expect } from '../fixtures';
import { open, test } from './site-test';

test('pointing at a link loads its page; opening it and going back ask for nothing and keep the place', async ({
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
  const loaded = page.waitForResponse((answer) => answer.url().includes('/trpc/articles.bySlug'));
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
