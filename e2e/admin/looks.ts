import { expect, type Page, test } from '@playwright/test';
import { expectSoundScreen } from '../accessible';

const looks = [
  { language: 'tr', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
] as const;

/** Looks at a screen of the back office in both languages and themes: axe finds nothing, nothing scrolls sideways. */
export async function expectSoundLooks(page: Page, path: string): Promise<void> {
  for (const { language, colorScheme } of looks) {
    const look = `${path} ${language} ${colorScheme}`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto(path);
    await expect(page.locator('html'), look).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 }), look).toBeVisible();
    await page.waitForLoadState('networkidle');
    await test.step(look, () => expectSoundScreen(page));
  }
}

/** What went wrong in the page while the test ran. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
