// Sees and presses as a person does. Playwright's own locators call in the page what Chromium has only since version 105.
import { setTimeout } from 'node:timers/promises';

const waitMs = 20_000;

/** Waits for an element that can be seen and has a text, scrolls it into the window and returns the middle of it. */
export async function see(page, selector, text = '') {
  const end = Date.now() + waitMs;
  while (Date.now() < end) {
    // While the next page comes there is none to look at.
    const place = await page.evaluate(findPlace, { selector, text }).catch(() => null);
    if (place) return place;
    await setTimeout(100);
  }
  throw new Error(`${selector}${text ? ` with "${text}"` : ''} is not to be seen`);
}

function findPlace({ selector, text }) {
  for (const element of document.querySelectorAll(selector)) {
    const name = `${element.innerText ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible') continue;
    if (!name.includes(text)) continue;
    const { top, bottom } = element.getBoundingClientRect();
    // Below the header and above the bar.
    if (top < 100 || bottom > innerHeight - 100) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}

export async function press(page, selector, text) {
  let place = await see(page, selector, text);
  // Not while the page scrolls.
  for (let before = null; before?.y !== place.y; ) {
    before = place;
    await setTimeout(200);
    place = await see(page, selector, text);
  }
  await page.mouse.click(place.x, place.y);
}

/** Replaces what stands in a field. A page that has just come may still move it away from under the pointer. */
export async function write(page, selector, text) {
  do await press(page, selector);
  while (!(await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}
