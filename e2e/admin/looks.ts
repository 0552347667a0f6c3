import { expect, type Page, test } from '@playwright/test';
import { expectSoundColours, expectSoundScreen } from '../accessible';

const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

/**
 * Looks at the screen as it stands, light and dark, as wide as a desk and as a phone: axe finds nothing, nothing scrolls
 * sideways.
 */
export async function expectSoundInEveryLook(page: Page): Promise<void> {
  await expectSoundInBothThemes(page);
  await page.setViewportSize(narrow);
  await test.step('light, narrow', () => expectSoundScreen(page));
  await page.setViewportSize(wide);
}

/** As wide as a desk, light and dark. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  await page.setViewportSize(wide);
  await showIn(page, 'light');
  await test.step('light, wide', () => expectSoundScreen(page));
  await showIn(page, 'dark');
  await test.step('dark', () => expectSoundColours(page));
  await showIn(page, 'light');
}

/** Without movement nothing is half transparent while it is looked at. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** What went wrong in the page while the test ran. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
