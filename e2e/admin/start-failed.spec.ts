import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const program = /\/assets\/admin-[\w-]+\.js$/;

/** What keeps the program from starting, and what the page then says. */
const obstacles: [name: string, set: (page: Page) => Promise<unknown>, turkish: string, english: string][] = [
  [
    'blocked storage',
    (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        }),
      ),
    'Tarayıcı bu sitenin veri saklamasını engelliyor.',
    'The browser does not let this site store data.',
  ],
  [
    'a file that cannot be loaded',
    (page) => page.route(program, (route) => route.abort()),
    'Program yüklenemedi',
    'The program could not be loaded',
  ],
  [
    'a program that fails at its start',
    (page) => page.route(program, (route) => route.fulfill({ contentType: 'text/javascript', body: 'start();' })),
    'Program yüklenemedi',
    'The program could not be loaded',
  ],
  [
    'a browser that does not know its syntax',
    async (page) => {
      await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
      await page.route(program, (route) => route.fulfill({ contentType: 'text/javascript', body: 'new syntax;' }));
    },
    'Bu tarayıcı yönetim paneli için çok eski.',
    'This browser is too old for the back office.',
  ],
];

for (const [name, set, turkish, english] of obstacles) {
  test(`with ${name} the back office says in both languages what to do`, async ({ page }) => {
    await set(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Yönetim paneli açılamadı' })).toBeVisible();
    await expect(page.getByText(turkish)).toBeVisible();
    await expect(page.getByText(english)).toBeVisible();
    await expect(page.locator('#start-failed p').filter({ visible: true })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible();
  });
}

test('the page that says so is gone once the program has started', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByText('Yönetim paneline giriş yapın')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('unhandledrejection')));
  await expect(page.locator('#start-failed')).toHaveClass('failed');
  await expect(page.locator('#start-failed')).toBeHidden();
});
