import { adminPages, adminScreens } from '@pano/api/addresses';
import type { Page, Request } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleInEveryTheme,
  narrow,
  watchProblems,
} from '../accessibility';
import { expect, test } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { call, unsaved } from './steps';

const kinds: { list: string; create: string | null; edit: string | null }[] = Object.values(adminScreens);
const own = Object.values(adminPages).filter((path) => path !== adminPages.login && path !== adminPages.logout);

/** Every screen of the back office; `:id` stands for the first record of the list before it. */
const addressGroups = {
  lists: kinds.map(({ list }) => list),
  'new forms and screens without records': [...kinds.flatMap(({ create }) => create ?? []), ...own],
  'filled forms': [...kinds.flatMap(({ edit }) => edit ?? []), '/admin/olmayan'],
};

const longMessage = {
  name: 'Uzun'.repeat(20),
  email: `${'uzun'.repeat(15)}@example.com`,
  phone: '12',
  message: `https://harita.example/yer/${'40.2145,28.9876/'.repeat(12)} ${'uzun '.repeat(350)}`,
};

for (const [kind, addresses] of Object.entries(addressGroups)) {
  test(`axe finds nothing on the ${kind}, wide in Turkish and narrow in English, light and dark; at 320 px each can be read, also with wider text; none has unsaved changes when it opens`, async ({
    adminPage: page,
  }) => {
    test.slow();
    const problems = watchProblems(page);
    const waiting = watchRequests(page);
    await page.request.post('/api/v1/contact-forms', { data: longMessage });
    const paths = await Promise.all([...new Set(addresses)].map((screen) => findAddress(page, screen)));
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'tr'));
    // Starts on a screen that is not in the lists, so that each step changes the screen.
    await page.goto('/admin/bos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of paths) {
      await navigateTo(page, waiting, path);
      await expect(unsaved(page), path).toBeHidden();
      await test.step(path, () => expectAccessibleInBothThemes(page));
      await expectReadableWhenNarrow(page);
    }
    await switchToEnglish(page);
    await page.setViewportSize(narrow);
    for (const path of paths) {
      await navigateTo(page, waiting, path);
      await test.step(`${path}, narrow, in English`, () => expectAccessible(page));
      await expectReadableWhenNarrow(page);
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
  await expectReadableWhenNarrow(page);
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
  await expectReadableWhenNarrow(page);
});

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Görünüm ve dil' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('menu')).toBeHidden();
}

async function findAddress(page: Page, screen: string): Promise<string> {
  const [list = '', rest] = screen.split(/(?:\/|\?\w+=):id/);
  if (rest === undefined) return screen;
  // REST has no list of it; the samples have filled it.
  if (list === adminScreens.media.list) return screen.replace(':id', '1');
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
  // A preview may show a heading of the site. Behind a dialog the heading of the screen has no role.
  await expect(page.locator('#root h1').first()).toBeVisible();
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
