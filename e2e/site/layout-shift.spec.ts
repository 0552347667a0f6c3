import { holdRequests } from '../fixtures';
import { publicPages } from './public-pages';
import { expect, test } from './site-test';

declare global {
  interface Window {
    /** Everything that moved by itself: how far, and from where to where. */
    shifts: unknown[];
  }
}

for (const width of [360, 412]) {
  test(`nothing moves at ${width} px when font and pictures come late @phone-only`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(followShifts);
    for (const address of publicPages.flatMap(({ path, english }) => [path, english])) {
      const fonts = await holdRequests(page, /\.woff2$/);
      const pictures = await holdRequests(page, /\/(?:uploads|art)\//);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      fonts();
      await page.evaluate(() => document.fonts.ready);
      pictures();
      await page.waitForLoadState('load');
      await page.evaluate(drawTwice);
      expect(await page.evaluate(() => window.shifts), address).toEqual([]);
      await page.unrouteAll();
    }
  });
}

/** Every letter of both languages, and the marks that texts of the site use. */
const letters = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ âîû ÂÎÛ';
const marks =
  '0123456789 ₺€£ m² m³ ½ ± × ° % & @ # * + = < > [ ] ( ) / | ~ _ - . , : ; ! ? \' " “” ‘’ „ « » – — − … • · ↑ ↓ © ® ™';

test('letters, digits and marks are drawn in the face of the site @phone-only', async ({ page }) => {
  await page.goto('/hizmet/pano-imalati');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  // A font that came after the first paint is in the cache for the next one.
  await expect(async () => {
    await page.reload();
    await page.locator('h1').evaluate((heading, text) => {
      heading.textContent = text;
    }, `${letters} ${marks}`);
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))).toEqual([
      { familyName: expect.stringMatching(/^Pano Sans/), isCustomFont: true },
    ]);
  }).toPass();
});

/** Waits for the frame that draws what has come, and for the one after it, in which it is reported. */
const drawTwice = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

function followShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(entry.toJSON());
  }).observe({ type: 'layout-shift', buffered: true });
}
