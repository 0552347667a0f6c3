import type { Page, Request } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleInEveryTheme,
  narrow,
  watchProblems,
} from '../accessibility';
import { expect, test } from '../fixtures';
import { call, unsaved } from './steps';

/** Every screen of the back office; `:id` stands for the first record of the list before it. */
const adminScreens = {
  lists: [
    '/admin',
    '/admin/articles',
    '/admin/services',
    '/admin/hero-sections',
    '/admin/about-section',
    '/admin/categories',
    '/admin/projects',
    '/admin/brands',
    '/admin/keywords',
    '/admin/pages',
    '/admin/home-page',
    '/admin/menus',
    '/admin/search-health',
    '/admin/contact-forms',
    '/admin/media',
    '/admin/activity',
    '/admin/translations',
  ],
  'new forms': [
    '/admin/articles/new',
    '/admin/services/new',
    '/admin/hero-sections/new',
    '/admin/categories/new',
    '/admin/projects/new',
    '/admin/brands/new',
    '/admin/pages/new',
    '/admin/settings',
    '/admin/privacy',
    '/admin/account',
  ],
  'filled forms': [
    '/admin/articles/:id',
    '/admin/services/:id',
    '/admin/hero-sections/:id/edit',
    '/admin/about-section/edit',
    '/admin/categories/:id/edit',
    '/admin/projects/:id/edit',
    '/admin/brands/:id/edit',
    '/admin/keywords?edit=:id',
    '/admin/pages/:id/edit',
    '/admin/olmayan',
  ],
} as const;

const longMessage = {
  name: 'Uzun'.repeat(20),
  email: `${'uzun'.repeat(15)}@example.com`,
  phone: '12',
  message: `https://harita.example/yer/${'40.2145,28.9876/'.repeat(12)} ${'uzun '.repeat(350)}`,
};

for (const [kind, addresses] of Object.entries(adminScreens)) {
  test(`axe finds nothing on the ${kind}, wide in Turkish and narrow in English, light and dark; none has unsaved changes when it opens`, async ({
    adminPage: page,
  }) => {
    test.slow();
    const problems = watchProblems(page);
    const waiting = watchRequests(page);
    await page.request.post('/api/v1/contact-forms', { data: longMessage });
    const paths = await Promise.all(addresses.map((screen) => findAddress(page, screen)));
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'tr'));
    // Starts on a screen that is not in the lists, so that each step changes the screen.
    await page.goto('/admin/bos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of paths) {
      await navigateTo(page, waiting, path);
      await expect(unsaved(page), path).toBeHidden();
      await test.step(path, () => expectAccessibleInBothThemes(page));
    }
    await switchToEnglish(page);
    await page.setViewportSize(narrow);
    for (const path of paths) {
      await navigateTo(page, waiting, path);
      await test.step(`${path}, narrow, in English`, () => expectAccessible(page));
    }
    expect(problems).toEqual([]);
  });
}

test('axe finds nothing in errors of a form, suggestions, selections, confirmations and the palette', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/services/new');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await page.getByRole('combobox', { name: 'İkon', exact: true }).fill('light');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInEveryTheme(page);

  await page.goto('/admin/services');
  await page.getByRole('checkbox').first().check();
  await expectAccessibleInEveryTheme(page);
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('pano');
  await expect(page.getByRole('option').filter({ hasText: 'Pano İmalatı' })).toBeVisible();
  await expectAccessibleInEveryTheme(page);
});

test('axe finds nothing on the login', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryTheme(page);
});

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Görünüm ve dil' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('menu')).toBeHidden();
}

async function findAddress(page: Page, screen: string): Promise<string> {
  const [list = '', rest] = screen.split(/(?:\/|\?edit=):id/);
  if (rest === undefined) return screen;
  const rows = await call(page, 'GET', `${list}?limit=1&offset=0`);
  return screen.replace(':id', String(Object.values(rows).map(idOf)[0]));
}

const idOf = (row: unknown) => (typeof row === 'object' && row && 'id' in row ? row.id : undefined);

/**
 * Navigates as a link of the program does, and waits until the screen has loaded everything.
 * @param waiting the requests without a response so far
 */
async function navigateTo(page: Page, waiting: Set<Request>, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll<HTMLElement>('#root h1')) heading.dataset.before = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1[data-before]')).toHaveCount(0);
  // A preview, which is inert, may show a heading of the site.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => waiting.size).toBe(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

function watchRequests(page: Page): Set<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}
