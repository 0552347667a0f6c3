import { devices } from '@playwright/test';
import { expect, test, useServer } from '../fixtures';

// A server of its own, on which nobody was counted before.
useServer({ serverEnv: { SAMPLE_CONTENT: 'false', LOG_LEVEL: 'warn' } });

test('in its first week a site says that counting has begun, then what was counted, and compares it with nothing', async ({
  adminPage: page,
  browser,
  site,
}) => {
  await page.goto('/admin/insight');
  await expect(page.getByText('Sayım başladı; ilk rakamlar yarın burada.')).toBeVisible();
  await expect(page.getByText('Nasıl sayılır?')).toBeVisible();

  const visitor = await browser.newPage({ ...devices['Desktop Chrome'], locale: 'tr-TR' });
  // A browser that is steered by a program is not counted.
  await visitor.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  const told = visitor.waitForRequest('**/say');
  await visitor.goto(site.url);
  await told;

  const visits = page.getByText('Son 30 günde 1 ziyaret.');
  await expect(async () => {
    await page.reload();
    await expect(visits).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await visitor.close();
  const day = new Intl.DateTimeFormat('tr', { timeZone: 'Europe/Istanbul', dateStyle: 'long' }).format(new Date());
  await expect(page.getByText(`Sayım ${day} günü başladı`)).toBeVisible();
  await expect(page.getByText(/önceki 30/)).toHaveCount(0);
});
