import type { Page } from '@playwright/test';
import { signIn, useServer } from './fixtures';
import { expect, readDrawnFonts, test } from './site/site-test';

// Compares screens with the reference pictures in e2e/visual. `npm run visual` renews them; check what it changed before
// committing.

type PublicPage = {
  name: string;
  path: string;
  /** Sections of the page, besides the window as it opens. */
  sections?: string[];
};

const publicPages: PublicPage[] = [
  { name: 'home', path: '/', sections: ['categories', 'services', 'contact'] },
  { name: 'home-en', path: '/en' },
  { name: 'category', path: '/category/elektrik-panolari' },
  { name: 'project', path: '/proje/16-araclik-sarj-otoparki' },
  { name: 'articles', path: '/articles' },
  { name: 'article', path: '/articles/pano-ne-zaman-yenilenir' },
  { name: 'page', path: '/sayfa/gizlilik' },
  { name: 'not-found', path: '/boyle-bir-sayfa-yok' },
];

const adminPages = [
  { name: 'admin-dashboard', path: '/admin', theme: 'light' },
  { name: 'admin-services', path: '/admin/services', theme: 'light' },
  { name: 'admin-article-new', path: '/admin/articles/new', theme: 'light' },
  { name: 'admin-settings', path: '/admin/settings', theme: 'light' },
  { name: 'admin-contact-forms-dark', path: '/admin/contact-forms', theme: 'dark' },
  { name: 'admin-projects-dark', path: '/admin/projects', theme: 'dark' },
] as const;

// A server of its own, so that no other test has changed the content.
useServer({ serverEnv: { LOG_LEVEL: 'silent' } });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the public pages look like the reference pictures @phone', async ({ page }) => {
  test.slow();
  for (const { name, path, sections } of publicPages) {
    await openStill(page, path);
    await expect.soft(page, name).toHaveScreenshot(`${name}.png`);
    if (sections) await hideFloatingElements(page);
    for (const section of sections ?? []) {
      await expect.soft(page.locator(`#${section}`), section).toHaveScreenshot(`${name}-${section}.png`);
    }
  }
});

test('the closed site looks like the reference picture @phone', async ({ page, api }) => {
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    await openStill(page, '/');
    await expect(page).toHaveScreenshot('maintenance.png');
  } finally {
    await api.put('/admin/settings/site-offline', { siteOffline: false });
  }
});

test('the back office looks like the reference pictures @phone', async ({ page }) => {
  test.slow();
  await openStill(page, '/admin/login');
  await expect.soft(page).toHaveScreenshot('admin-login.png');
  await signIn(page);
  // The samples are of November, and screens say how long ago that is.
  await page.clock.setFixedTime('2026-11-30T09:00:00+03:00');
  for (const { name, path, theme } of adminPages) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    await openStill(page, path);
    await expect.soft(page, name).toHaveScreenshot(`${name}.png`, { clip: await findContentArea(page) });
  }
});

/** The window without menu and header, which are on every screen: a change of them would change all pictures. */
async function findContentArea(page: Page) {
  const main = await page.locator('main').boundingBox();
  const window = page.viewportSize();
  if (!main || !window) throw new Error('No screen');
  return { x: main.x, y: main.y, width: main.width, height: window.height - main.y };
}

/** Opens a screen and waits until everything on it is loaded. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (!path.startsWith('/admin')) {
    // A phone draws the whole font from the second page on, on a busy machine from the third: one that comes late waits.
    await page.waitForFunction(() => 'pano.font' in sessionStorage);
    await expect(async () => {
      await page.goto(path, { referer: page.url() });
      expect(await readDrawnFonts(page, 'h1')).not.toEqual([]);
    }).toPass();
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    // A phone would skip what lies far below.
    document.documentElement.dataset.wholePage = '';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Hides what is fixed to the window: a section longer than the window is photographed in pieces, and each would show it. */
async function hideFloatingElements(page: Page): Promise<void> {
  await page.locator('.site-header, .contact-bar, a[href="#content"]').evaluateAll((floating) => {
    for (const element of floating) if (element instanceof HTMLElement) element.style.visibility = 'hidden';
  });
}
