import { holdRequests } from '../fixtures';
import {
  followNodes,
  followPhoto,
  holdProgramRequests,
  readPage,
  untilStarted,
  untilState,
  wantProgram,
} from './program-phases';
import { expect, gapBelowHeader, open, test, untilHydrated } from './site-test';

// What a program changes that comes in the middle: the steps that program-interactions.spec.ts cannot describe, because
// something is on its way or is replaced on purpose.

const project = '/proje/16-araclik-sarj-otoparki';

test('a photo over the window outlives a program that fails, and gives way to the lightbox without a moment between @phone-only', async ({
  page,
}) => {
  const program = await holdProgramRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
  await page.goto(project);
  const photo = page.locator('.gallery-slide[data-current]');
  const box = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Sonraki', exact: true }).tap();
  await photo.tap();
  await expect(box.getByRole('img')).toHaveAccessibleName(/2\. görsel$/);
  await untilState(page, async () => (await page.locator('dialog:modal').count()) === 1);
  const begun = await readPage(page);
  const replaced = await followNodes(page);
  await program.fail(() => page.clock.runFor(100));
  await wantProgram(page);
  await page.clock.runFor(10_000);
  expect(await readPage(page)).toEqual(begun);
  expect(await replaced()).toEqual([]);
  await expect(page).toHaveURL(project);

  const uncovered = await page.evaluateHandle(countUncoveredMoments);
  const moved = await followPhoto(page);
  await program.release();
  await untilState(page, () => box.getByText(/^2 \/ \d$/).isVisible());
  expect(await uncovered.evaluate(({ moments }) => moments)).toBe(0);
  expect(await moved()).toBeLessThanOrEqual(1);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(photo).toHaveAccessibleName(/, 2\. görsel\b/);
  await expect(photo).toBeFocused();
  expect((await readPage(page)).scroll).toBe(begun.scroll);
});

test('a pressed photo that has not come yet says so until it has, without the program @phone-only', async ({
  page,
}) => {
  await holdProgramRequests(page);
  await page.goto(project);
  await untilStarted(page);
  const deliver = await holdRequests(page, /\.(?:svg|jpe?g)\b/);
  await page.getByRole('button', { name: 'Sonraki', exact: true }).tap();
  await page.locator('.gallery-slide[data-current]').tap();
  const cover = page.locator('body > .cover-photo');
  await expect(cover).toHaveAttribute('aria-busy', 'true');
  const line = () => cover.evaluate((dialog) => getComputedStyle(dialog, '::after').height);
  expect(await line()).toBe('4px');
  deliver();
  await expect(cover).toHaveAttribute('aria-busy', 'false');
  expect(await line()).toBe('auto');
});

/** Counts the changes of the page after which nothing covers the window. */
function countUncoveredMoments(): { moments: number } {
  const count = { moments: 0 };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('body > .cover-photo[open], .site-lightbox')) count.moments += 1;
  });
  observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  return count;
}

test('a link opens its page, also if the program fails or comes while that page is on its way @phone-only', async ({
  page,
}) => {
  for (const comes of [false, true]) {
    const program = await holdProgramRequests(page);
    await page.goto('/articles');
    const link = page.locator('main a.card').nth(1);
    const path = (await link.getAttribute('href')) ?? '';
    const deliver = await holdRequests(page, `**${path}`);
    await wantProgram(page);
    await page.evaluate(reportHydration);
    const isRequested = page.waitForRequest(`**${path}`);
    // Without a touch before the click no browser fetches the page beforehand.
    await link.dispatchEvent('click');
    await isRequested;
    if (comes) {
      const report = page.waitForEvent('console', (entry) => entry.text().startsWith('hydrated'));
      await program.release();
      expect((await report).text()).toBe('hydrated, 0 pixels moved, 0 elements replaced');
    } else await program.fail();
    deliver();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).not.toHaveText('Makaleler');
    await page.unrouteAll();
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Makaleler');
  }
});

/** Has the page say itself what hydration changed: a page that is being left takes no questions. */
function reportHydration(): void {
  const top = scrollY;
  const elements = [...document.body.querySelectorAll('*')];
  const report = () => {
    const replaced = elements.filter((element) => !element.isConnected).length;
    console.info(`hydrated, ${scrollY - top} pixels moved, ${replaced} elements replaced`);
  };
  new MutationObserver(report).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

test('a link to a section opens as a page where the code of its island cannot be fetched @phone-only', async ({
  page,
}) => {
  await page.route(/\/assets\/footer-[\w-]+\.js$/, (route) => route.abort());
  await open(page, '/articles');
  await page.locator('.contact-bar .bar-quote').tap();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
});

test('a page that scrolls to a section arrives there, also if the program comes on the way @phone-only', async ({
  page,
}) => {
  const program = await holdProgramRequests(page);
  await page.goto('/');
  await wantProgram(page);
  // Dispatched, so that nothing lies between the press and the program.
  await page.locator('.drawer-nav a', { hasText: 'Makaleler' }).dispatchEvent('click');
  await program.release();
  await untilHydrated(page);
  await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
  await expect(page).toHaveURL(/\/#articles$/);
});

test('a picture that cannot be loaded keeps its place and its name until the program replaces it @phone', async ({
  page,
}) => {
  const program = await holdProgramRequests(page);
  await page.goto('/articles');
  const picture = page.locator('main a.card img').first();
  const source = await picture.getAttribute('src');
  const places = () =>
    page.locator('main a.card').evaluateAll((cards) => cards.map((card) => card.getClientRects()[0]));
  const whole = await places();
  await page.route(`**${source}*`, (route) => route.abort());
  await page.reload();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(0);
  expect(await places()).toEqual(whole);
  await program.fail();
  const replaced = await followNodes(page);
  await page.locator('header .site-logo').dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await program.release();
  await expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
  expect(await replaced()).toEqual([]);
  expect(await places()).toEqual(whole);
});
