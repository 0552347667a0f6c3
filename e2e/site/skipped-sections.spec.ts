import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures';
import { expect, gapBelowHeader, open, test } from './site-test';

// A phone does not lay out the sections of the home page before they come near the window. Nobody may notice.

test('a phone skips the sections far below until they are needed: on paper all are there @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  expect(await laidOut(page, '#categories .page-wrap')).toBe(true);
  expect(await laidOut(page, '#contact .page-wrap')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await laidOut(page, '#contact .page-wrap')).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(page, '#contact .page-wrap')).toBe(true);
});

test('skipped sections have their colours at once, also if the page was styled before its styles came @phone-only', async ({
  page,
}) => {
  const release = await holdRequests(page, /\.css$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#contact form').waitFor({ state: 'attached' });
  const colours = () =>
    page.evaluate(() => [
      ...new Set(Array.from(document.querySelectorAll('main a'), (link) => getComputedStyle(link).color)),
    ]);
  const unstyled = 'rgb(0, 0, 238)';
  expect(await colours()).toContain(unstyled);
  release();
  await page.waitForLoadState('load');
  expect(await colours()).not.toContain(unstyled);
});

test('a link to a section lands exactly below skipped ones, and a reloaded page stays where it was @phone-only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Who saves data has the same font on each page: in another one lines break elsewhere.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, '/');
  await page.locator('.contact-bar a[href="/#contact"]').click();
  await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
  const left = await page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/articles');
  await page.goBack();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
});

test('without any script an address with a hash and a link open exactly at their section @phone-only', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/#articles');
  await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
  await page.goto('/articles');
  await page.locator('.contact-bar a[href="/#contact"]').click();
  await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
});

const laidOut = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
