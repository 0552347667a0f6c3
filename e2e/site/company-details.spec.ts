import { findViolations } from '../accessibility';
import { type Api, expect, open, test } from './site-test';

const details = '/admin/settings/company/details';
const nothing = { specialDays: [], emergencyPhone: null, emergencyNote: { tr: null, en: null } };

/** A day of this year or the next, as the form sends it. */
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const write = (api: Api) =>
  api.put(details, {
    specialDays: [
      { from: inDays(3), to: inDays(3), name: { tr: 'Bayram', en: 'Holiday' }, opens: '09:00', closes: '13:00' },
      { from: inDays(9), to: inDays(20), name: { tr: 'Sayım', en: null }, opens: null, closes: null },
    ],
    emergencyPhone: '0532 111 22 33',
    emergencyNote: { tr: 'Arıza için her gün 22:00’ye kadar', en: 'For faults, every day until 22:00' },
  });

for (const { path, day, line, note } of [
  { path: '/iletisim', day: /Bayram: \d+ \S+ 09:00–13:00/, line: 'Acil hat: +90 532 111 22 33', note: 'Arıza için' },
  { path: '/en#contact', day: /Holiday: \d+ \S+ 09:00–13:00/, line: 'Emergency line:', note: 'For faults' },
]) {
  test(`${path}: the contact section shows the next special day, and the emergency line as a second button @phone`, async ({
    page,
    api,
  }) => {
    await write(api);
    try {
      await open(page, path);
      const section = page.locator('#contact');
      await expect(section.locator('.contact-list').getByText(day)).toBeVisible();
      await expect(section.getByText('Sayım')).toHaveCount(0);
      const buttons = section.locator('.contact-head .contact-buttons a');
      await expect(buttons.nth(1)).toHaveAttribute('href', 'tel:+905321112233');
      await expect(buttons.nth(1)).toContainText(line);
      await expect(section.locator('.contact-head').getByText(note)).toBeVisible();
      const { height = 0 } = (await buttons.nth(1).boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
    } finally {
      await api.put(details, nothing);
    }
  });
}

test('the page of a closed site has the emergency line beside the phone @phone', async ({ page, api }) => {
  await write(api);
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    await page.goto('/');
    const ways = page.locator('.lockout-tag a');
    await expect(ways.nth(1)).toHaveAttribute('href', 'tel:+905321112233');
    await expect(ways.nth(1)).toHaveText('Acil hat');
    await expect(page.getByText('Arıza için her gün 22:00’ye kadar')).toBeVisible();
    const [tag, way] = [await page.locator('.lockout-tag').boundingBox(), await ways.nth(1).boundingBox()];
    expect((way?.x ?? 0) + (way?.width ?? 0)).toBeLessThan((tag?.x ?? 0) + (tag?.width ?? 0) - 20);
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await api.put('/admin/settings/site-offline', { siteOffline: false });
    await api.put(details, nothing);
  }
});
