import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, gapBelowHeader, open, openContactForm, test } from './site-test';

const floating = (page: Page) => page.locator('.whatsapp-button');

/** Whether a point in the middle of an element shows the element itself, and not what floats above it. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const { from, quote, name } of [
  { from: '/', quote: 'Teklif Al', name: 'Ad Soyad' },
  { from: '/en/articles', quote: 'Get a quote', name: 'Full name' },
]) {
  test(`${from}: '${quote}' leads to the form with its first field in view, on the smallest phones too @phone`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sizes = isMobile ? [[390, 844] as const, [360, 640] as const] : [[1280, 720] as const];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await open(page, from);
      await page.locator('header').getByRole('link', { name: quote }).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
      const field = page.locator('#contact form').getByLabel(name, { exact: true });
      await expect(field, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
      await expect(floating(page)).toBeHidden();
      expect(await isUncovered(field), `${width} x ${height}`).toBe(true);
    }
  });
}

test('the WhatsApp button is hidden while the contact section is in view, and covers no field @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(floating(page)).toBeVisible();
  await openContactForm(page, '/');
  for (const field of await page.locator('#contact form').locator('input:not([name="website"]), textarea').all()) {
    await field.scrollIntoViewIfNeeded();
    await expect(floating(page)).toBeHidden();
    expect(await isUncovered(field)).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(floating(page)).toBeVisible();
  await open(page, '/articles');
  await expect(floating(page)).toBeVisible();
});

for (const { path, at, sent, reply } of [
  // A Tuesday and a Saturday afternoon in Istanbul.
  {
    path: '/',
    at: '2026-03-03T08:00:00Z',
    sent: 'Mesajınız başarıyla gönderildi!',
    reply: 'Elif Yalın (Keşif ve Teklif) size bugün iş günü bitmeden (18:00) yanıt verecek.',
  },
  {
    path: '/en',
    at: '2026-03-07T12:00:00Z',
    sent: 'Your message has been sent!',
    reply: 'Elif Yalın (Site visits and quotes) will reply on Monday between 09:00 and 18:00.',
  },
]) {
  test(`${path}: after sending the visitor reads who will reply and when, and can call or write on WhatsApp`, async ({
    page,
    api,
  }) => {
    await page.clock.setFixedTime(new Date(at));
    await openContactForm(page, path);
    const form = page.locator('#contact form');
    await form.locator('[name="name"]').fill('Yalın Kaya');
    await form.locator('[name="email"]').fill('yalin@kaya.example');
    await form.locator('[name="message"]').fill('Pano yenileme');
    await form.locator('[type="submit"]').click();
    const message = form.getByRole('status').filter({ hasText: sent }).first();
    await expect(message).toContainText(`${sent}${reply}`);
    await expect(message.locator('a[href="tel:+902240000000"]')).toBeVisible();
    await expect(message.locator('a[href^="https://wa.me/905320000000?text="]')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const [newest] = await api.list('/admin/contact-forms?limit=1');
    await api.remove(`/admin/contact-forms/${newest?.id}`);
  });
}

test('without JavaScript the page after sending names the working hours', async ({ read }) => {
  const { page } = await read('/contact?sent');
  await expect(page.locator('#contact form')).toContainText(
    'Elif Yalın (Keşif ve Teklif) size çalışma saatlerimizde (Pazartesi–Cuma 09:00–18:00, Cumartesi 09:00–13:00) yanıt verecek.',
  );
});
