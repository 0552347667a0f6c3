import type { Page } from '@playwright/test';
import { expectSoundColours, expectSoundScreen } from '../accessible';
import { expect, test } from '../fixtures';
import { watchProblems } from './looks';
import { call } from './steps';

/** Every screen of the back office; `:id` stands for the first record of the list before it. */
const screens = [
  '/admin',
  '/admin/articles',
  '/admin/articles/new',
  '/admin/articles/:id',
  '/admin/services',
  '/admin/services/new',
  '/admin/services/:id',
  '/admin/hero-sections',
  '/admin/hero-sections/new',
  '/admin/hero-sections/:id/edit',
  '/admin/about-section',
  '/admin/about-section/edit',
  '/admin/categories',
  '/admin/categories/new',
  '/admin/categories/:id/edit',
  '/admin/projects',
  '/admin/projects/new',
  '/admin/projects/:id/edit',
  '/admin/brands',
  '/admin/brands/new',
  '/admin/brands/:id/edit',
  '/admin/keywords',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/pages/:id/edit',
  '/admin/contact-forms',
  '/admin/settings',
  '/admin/activity',
  '/admin/account',
  '/admin/olmayan',
] as const;

const looks = [
  { name: 'light at 1280', theme: 'light', width: 1280 },
  { name: 'dark at 1280', theme: 'dark', width: 1280 },
  { name: 'light at 390', theme: 'light', width: 390 },
] as const;

for (const { name, theme, width } of looks) {
  test(`axe finds nothing on any screen, ${name}`, async ({ adminPage: page }) => {
    test.setTimeout(150_000);
    const problems = watchProblems(page);
    await prepare(page, theme, width);
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.goto(await addressOf(page, screen));
        await settled(page);
        await (theme === 'dark' ? expectSoundColours(page) : expectSoundScreen(page));
      });
    }
    expect(problems).toEqual([]);
  });

  test(`axe finds nothing in what opens above the screens, ${name}`, async ({ adminPage: page }) => {
    await prepare(page, theme, width);
    await page.goto('/admin/services/new');
    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect(page.getByText('Başlık gereklidir')).toBeVisible();
    await expectSoundScreen(page);
    await page.getByRole('combobox', { name: 'İkon', exact: true }).fill('light');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSoundScreen(page);

    await page.goto('/admin/services');
    await page.getByRole('checkbox').first().check();
    await expectSoundScreen(page);
    await page.getByRole('button', { name: 'Sil', exact: true }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSoundScreen(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('pano');
    await expect(page.getByRole('option').filter({ hasText: 'Pano İmalatı' })).toBeVisible();
    await expectSoundScreen(page);
  });

  test(`axe finds nothing on the login, ${name}`, async ({ page }) => {
    await prepare(page, theme, width);
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSoundScreen(page);
  });
}

async function prepare(page: Page, theme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Without movement nothing is half transparent while it is looked at.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('pano_theme', chosen), theme);
}

async function addressOf(page: Page, screen: string): Promise<string> {
  if (!screen.includes(':id')) return screen;
  const [list = ''] = screen.split('/:id');
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
