import { findViolations } from '../accessibility';
import { untilStarted } from './program-phases';
import { type Api, expect, open, test, untilHydrated } from './site-test';

const setOffline = (api: Api, siteOffline: boolean) => api.put('/admin/settings/site-offline', { siteOffline });

test('while the site is closed every public address has status 503 and the maintenance screen, which passes axe and shows a logo of any colour', async ({
  page,
  read,
  blank,
  api,
}) => {
  const { logoUrl } = await api.one('/admin/settings/company');
  await setOffline(api, true);
  try {
    for (const [path, heading, greeting] of [
      ['/', 'Bakımdayız', 'Merhaba'],
      ['/contact', 'Bakımdayız', 'Merhaba'],
      ['/proje/16-araclik-sarj-otoparki', 'Bakımdayız', 'Merhaba'],
      ['/boyle-bir-sayfa-yok', 'Bakımdayız', 'Merhaba'],
      ['/en/articles', 'Down for Maintenance', 'Hello'],
    ] as const) {
      const { response } = await read(path);
      expect(response.status(), path).toBe(503);
      expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0);
      await expect(blank.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(blank.getByRole('img', { name: 'Örnek Elektrik' })).toHaveCount(1);
      await expect(blank.locator('a[href="tel:+902240000000"]')).toHaveCount(1);
      await expect(blank.locator(`a[href^="https://wa.me/905320000000?text=${greeting}"]`)).toHaveCount(1);
      await expect(blank.locator('.site-header, footer, section[id]')).toHaveCount(0);
      await expect(blank.getByText('Teklif Al')).toHaveCount(0);
    }
    for (const [path, width] of [
      ['/', 1280],
      ['/en', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.locator('a[href="tel:+902240000000"]')).toBeVisible();
      expect(await findViolations(page), path).toEqual([]);
    }
    await api.put('/admin/settings/company', { logoUrl: '/art/brand-kivora.svg' });
    await page.goto('/');
    // A dark logo would not be visible on the dark background.
    await expect(page.getByRole('img', { name: 'Örnek Elektrik' })).toHaveCSS('background-color', 'rgb(245, 246, 244)');
  } finally {
    await api.put('/admin/settings/company', { logoUrl });
    await setOffline(api, false);
  }
});

test('the back office works while the site is closed, and opens it again', async ({ adminPage: page, api }) => {
  await setOffline(api, true);
  try {
    await page.goto('/admin');
    await expect(page.getByText('Site Kapalı').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Projeler', exact: true }).first()).toBeVisible();
  } finally {
    await setOffline(api, false);
  }
});

test('a page in an open tab shows the maintenance screen, and later the site again, within 30 seconds; a failed check counts as open', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await open(page, '/articles');
  await setOffline(api, true);
  try {
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Bakımdayız' })).toBeVisible();
    await page.route('**/trpc/**', (route) => route.abort());
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Makaleler', level: 1 })).toBeVisible();
    await page.unroute('**/trpc/**');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Bakımdayız' })).toBeVisible();
    await setOffline(api, false);
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Makaleler', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  } finally {
    await setOffline(api, false);
  }
});

test('a page that was opened during maintenance shows the site by itself afterwards', async ({ page, api }) => {
  await page.clock.install();
  await setOffline(api, true);
  try {
    await page.goto('/articles');
    await untilStarted(page);
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Bakımdayız' })).toBeVisible();
    await setOffline(api, false);
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Makaleler', level: 1 })).toBeVisible();
  } finally {
    await setOffline(api, false);
  }
});

test('a signed-in owner opens the closed site from the back office or from the notice, marked as closed @phone', async ({
  adminPage: page,
  browser,
  site,
  api,
  isMobile,
}) => {
  await setOffline(api, true);
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Bakımdayız' })).toBeVisible();
    await page.getByRole('button', { name: 'Siteyi gör' }).click();
    const mark = page.getByText('Site kapalı: bu sayfayı yalnızca siz görüyorsunuz');
    await expect(mark).toBeVisible();
    await untilHydrated(page);
    expect(await findViolations(page)).toEqual([]);
    // Below the mark the controls of a phone's slider stay where they are instead of climbing over its text.
    if (isMobile) await expect(page.locator('.hero-controls')).toHaveCSS('bottom', 'auto');
    // Also on the pages behind it, without a new request for the page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aydınlatma Metni' }).click();
    await expect(page.getByRole('heading', { name: 'Aydınlatma Metni', level: 1 })).toBeVisible();
    await expect(mark).toBeVisible();

    const visitors = await browser.newContext({ baseURL: site.url, locale: 'tr-TR' });
    const visitor = await visitors.newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { name: 'Bakımdayız' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Siteyi gör' })).toHaveCount(0);
    await visitors.close();

    await page.context().clearCookies();
    await page.goto('/admin');
    await expect(page.getByText('Site Kapalı').first()).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Siteyi Görüntüle' }).click();
    await expect((await opened).getByText('Site kapalı: bu sayfayı yalnızca siz')).toBeVisible();
  } finally {
    await setOffline(api, false);
  }
});
