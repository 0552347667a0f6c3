import { expect, test } from './site-test';

test('no control of the slider lies under the floating button, the bar of phones or the call to action', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [width, height] of [
    [320, 700],
    [360, 640],
    [390, 664],
    [390, 844],
    [480, 700],
    [600, 640],
    [768, 640],
    [1280, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const above = [page.locator('#home [data-current] .hero-cta')];
    if (width > 768) above.push(page.getByRole('link', { name: 'WhatsApp ile yazın' }));
    // Of a window that is wider and as low, the controls come into sight by scrolling.
    if (width <= 480) above.push(page.locator('.contact-bar'));
    const boxes = await Promise.all(above.map((element) => element.boundingBox()));
    for (const control of await page.locator('#home button').all()) {
      const box = await control.boundingBox();
      for (const [index, other] of boxes.entries()) {
        const where = `${await control.getAttribute('aria-label')} and ${above[index]} at ${width} x ${height}`;
        expect(other, where).not.toBeNull();
        expect(box && other && overlap(box, other), where).not.toBe(true);
      }
    }
  }
});

type Box = { x: number; y: number; width: number; height: number };
const overlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x &&
  other.x + other.width > one.x &&
  one.y + one.height > other.y &&
  other.y + other.height > one.y;
