import type { Locator } from '@playwright/test';
import { expect, open, test } from './site-test';

test('at 400 per cent zoom the header scrolls away with the page, and anchors stop at the top of the window', async ({
  page,
}) => {
  // A window of 1280 × 1024 px.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/proje/16-araclik-sarj-otoparki', '/sayfa/gizlilik']) {
    await open(page, path);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.site-header'), path).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/#services');
  const top = () =>
    page.locator('#services').evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)));
  await expect.poll(top).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.locator('.site-header')).toBeInViewport();
});

test('in forced colours the live breaker of a slider, the present menu item and language look different from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const [path, dots] of [
    ['/#services', /^\d\. slayt$/],
    ['/proje/16-araclik-sarj-otoparki', /^\d\. görsel$/],
  ] as const) {
    await open(page, path);
    const buttons = page.getByRole('button', { name: dots });
    await buttons.nth(1).scrollIntoViewIfNeeded();
    await expectDifferent(buttons.nth(0), buttons.nth(1));
    const before = await buttons.nth(1).screenshot();
    await buttons.nth(1).click();
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await buttons.nth(1).screenshot()).equals(before)).toBe(false);
  }
  await open(page, '/#services');
  const present = page.locator('.main-nav a[aria-current]');
  const bar = () => present.evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await bar()).not.toBe(await ground());
});

/** The lever of a breaker stands out from the breaker, and the live one looks different from another. */
async function expectDifferent(live: Locator, other: Locator): Promise<void> {
  const [first, second] = [await readColors(live), await readColors(other)];
  expect(first.lever).not.toBe(second.lever);
  for (const { lever, body } of [first, second]) {
    expect(body).toMatch(/^rgb\(/);
    expect(lever).not.toBe(body);
  }
  expect((await live.screenshot()).equals(await other.screenshot())).toBe(false);
}

const readColors = (button: Locator) =>
  button.evaluate((element) => ({
    body: getComputedStyle(element, '::before').backgroundColor,
    lever: getComputedStyle(element, '::after').backgroundColor,
  }));
