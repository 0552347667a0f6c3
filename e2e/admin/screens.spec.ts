import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectSoundInEveryLook, watchProblems } from './looks';
import { call } from './steps';

/** Every screen of the back office; `:id` stands for the first record of the list before it. */
const screens = {
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
    '/admin/contact-forms',
    '/admin/media',
    '/admin/activity',
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

const longMessage = { name: 'Uzun Yazan', email: 'uzun@example.com', phone: '12', message: 'uzun '.repeat(400) };

for (const [kind, addresses] of Object.entries(screens)) {
  test(`axe finds nothing on the ${kind}: wide in Turkish, narrow in English, light and dark`, async ({
    adminPage: page,
  }) => {
    test.setTimeout(120_000);
    const problems = watchProblems(page);
    await page.request.post('/api/v1/contact-forms', { data: longMessage });
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'tr'));
    for (const screen of addresses) {
      await test.step(screen, async () => {
        await page.goto(await addressOf(page, screen));
        await settled(page);
        await expectSoundInEveryLook(page, () => inEnglish(page));
      });
    }
    expect(problems).toEqual([]);
  });
}

test('axe finds nothing in what opens above the screens', async ({ adminPage: page }) => {
  await page.goto('/admin/services/new');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.getByRole('combobox', { name: 'İkon', exact: true }).fill('light');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectSoundInEveryLook(page);

  await page.goto('/admin/services');
  await page.getByRole('checkbox').first().check();
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('pano');
  await expect(page.getByRole('option').filter({ hasText: 'Pano İmalatı' })).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('axe finds nothing on the login', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSoundInEveryLook(page);
});

async function inEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Görünüm ve dil' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('menu')).toBeHidden();
}

async function addressOf(page: Page, screen: string): Promise<string> {
  const [list = '', rest] = screen.split(/(?:\/|\?edit=):id/);
  if (rest === undefined) return screen;
  const rows = await call(page, 'GET', `${list}?limit=1&offset=0`);
  return screen.replace(':id', String(Object.values(rows).map(idOf)[0]));
}

const idOf = (row: unknown) => (typeof row === 'object' && row && 'id' in row ? row.id : undefined);

/** The heading is there, and nothing on the screen is still on its way. */
async function settled(page: Page): Promise<void> {
  // A preview, which is inert, may show a heading of the site.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
