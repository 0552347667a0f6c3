import type { Page } from '@playwright/test';
import { publicPages, untranslated } from './public-pages';
import { expect, test, untilHydrated } from './site-test';

const article = {
  path: '/articles/kacak-akim-rolesi-neden-atar',
  english: '/en/articles/why-does-the-residual-current-device-trip',
};
/** One of each kind of record. */
const records = [...publicPages.filter(({ path }) => path.split('/').length > 2 && path !== untranslated), article];

const choose = (page: Page, language: 'TR' | 'EN') =>
  // Dispatched without scrolling: Playwright's click would first scroll to the place of the sticky header.
  page.locator('header').first().getByRole('button', { name: language, exact: true }).dispatchEvent('click');

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const place = 260;

for (const program of ['loaded', 'blocked'] as const) {
  test(`with the program ${program} the switch leads to the same record in the other language, at the same place`, async ({
    page,
  }) => {
    test.slow();
    if (program === 'blocked') await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    const open = async (path: string) => {
      await page.goto(path);
      if (program === 'loaded') await untilHydrated(page);
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
    };
    const expectShown = async (path: string, lang: string) => {
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect.poll(async () => Math.abs((await scrollPosition(page)) - place), path).toBeLessThan(120);
    };
    for (const { path, english } of records) {
      await open(path);
      const title = await page.locator('h1').innerText();
      await choose(page, 'EN');
      await expectShown(english, 'en');
      await expect(page.locator('h1')).not.toHaveText(title);
      await choose(page, 'TR');
      await expectShown(path, 'tr');
      await expect(page.locator('h1')).toHaveText(title);
    }
    // Where there is no English, the frame changes around the Turkish text.
    await open(untranslated);
    await choose(page, 'EN');
    await expectShown(untranslated, 'en');
    await expect(page.locator('h1')).toHaveAttribute('lang', 'tr');
    await expect(page.getByText('This page is available in Turkish only.')).toBeVisible();
    await choose(page, 'TR');
    await expectShown(untranslated, 'tr');
  });
}
