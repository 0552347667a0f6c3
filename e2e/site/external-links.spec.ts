import { pressExternalLink } from '../external-links';
import { expect, open, test } from './site-test';

// Of the harness: what is pressed behind a link to another program arrives in every Chromium, and a press that the page
// prevents is not taken for one that is left to the browser.

test('behind a number and a mail address the next press arrives @phone-only', async ({ page }) => {
  await open(page, '/');
  const call = page.locator('.contact-bar a[href^="tel:"]');
  const write = page.locator('footer a[href^="mailto:"]');
  // More than one: a browser asks again with the second press.
  for (const link of [call, call, write, write]) {
    expect(await pressExternalLink(page, () => link.tap())).toBe(await link.getAttribute('href'));
  }
  await page.locator('.menu-button').tap();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('a number whose press the page prevents is not left to the browser @phone-only', async ({ page }) => {
  await open(page, '/');
  const call = page.locator('.contact-bar a[href^="tel:"]');
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  const left = await pressExternalLink(page, async () => {
    await call.tap();
    await page.locator('footer a[href^="mailto:"]').tap();
  });
  expect(left).toMatch(/^mailto:/);
});
