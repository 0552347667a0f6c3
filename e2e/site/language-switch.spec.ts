import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures';
import { untilStarted } from './program-phases';
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

type Program = 'loaded' | 'blocked';

async function openPage(page: Page, path: string, program: Program): Promise<void> {
  if (program === 'blocked') await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto(path);
  await (program === 'loaded' ? untilHydrated(page) : untilStarted(page));
}

for (const program of ['loaded', 'blocked'] satisfies Program[]) {
  test(`with the program ${program} the switch leads to the same record in the other language, at the same place`, async ({
    page,
  }) => {
    test.slow();
    const open = async (path: string) => {
      await openPage(page, path, program);
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

  test(`with the program ${program} a pressed language is marked at once on a slow line, and stays when pressed again @phone-only`, async ({
    page,
  }) => {
    await openPage(page, '/', program);
    const release = await holdRequests(page, /\/en$|\/assets\/(?:site|en)-[^/]*\.js$|\/trpc\//);
    const english = page.locator('header [data-locale=en]').first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await english.boundingBox()) ?? {};
    const press = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    const shown: string[] = [];
    page.on('console', (entry) => shown.push(entry.text()));
    // Told by the page itself: Playwright looks at none while the next one is on its way.
    await english.evaluate((button) => {
      const tell = () => {
        const { display } = getComputedStyle(button);
        console.log(`${document.documentElement.lang}, ${display === 'none' ? 'gone' : `busy ${button.ariaBusy}`}`);
      };
      new MutationObserver(tell).observe(button, { attributeFilter: ['aria-busy'] });
      button.addEventListener('click', tell);
    });
    await press();
    await expect.poll(() => shown).toContain('tr, busy true');
    await press();
    await expect.poll(() => shown.filter((state) => state === 'tr, busy true').length).toBeGreaterThan(1);
    release();
    await expect(page.locator('#services h2')).toHaveText('Services');
    await expect(english).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-locale][aria-busy]')).toHaveCount(0);

    await page.goBack();
    await expect(page.locator('#services h2')).toHaveText(/./);
    await expect(page.locator('[data-locale][aria-busy]')).toHaveCount(0);
  });
}

test('inside the program the texts of a chosen language are asked for together with its data @phone-only', async ({
  page,
}) => {
  await openPage(page, '/', 'loaded');
  const release = await holdRequests(page, '**/trpc/**');
  const requested = page.waitForRequest(/\/assets\/site-[^/]*\.js$/);
  await choose(page, 'EN');
  await requested;
  release();
  await expect(page.locator('#services h2')).toHaveText('Services');
});
