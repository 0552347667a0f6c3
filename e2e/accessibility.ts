import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** The rules that depend on the theme. */
const themeRules: RunOptions = { ...rules, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What axe finds wrong with the page in its present state. */
export async function findViolations(page: Page, options = rules): Promise<string[]> {
  // Evaluated instead of added as an element: the content security policy of the page allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
  await page.evaluate(waitForAnimations);
  const { violations } = await page.evaluate((chosen) => window.axe.run(chosen), options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`));
}

/** What is half transparent for a moment has too little contrast. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Checks that axe finds nothing on the screen and that it does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

/** Checks the contrast of another theme; everything else was checked in the first one. */
async function expectReadableColours(page: Page): Promise<void> {
  expect(await findViolations(page, themeRules)).toEqual([]);
}

const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Checks the screen in its present state: light and dark, as wide as on a desk and as on a phone. */
export async function expectAccessibleInEveryTheme(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(narrow);
  await test.step('light, narrow', () => expectAccessible(page));
  await page.setViewportSize(wide);
}

/** As wide as on a desk, light and dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.setViewportSize(wide);
  await showTheme(page, 'light');
  await test.step('light, wide', () => expectAccessible(page));
  await showTheme(page, 'dark');
  await test.step('dark', () => expectReadableColours(page));
  await showTheme(page, 'light');
}

/** Turns animations off, so that nothing is half transparent during the check. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** Collects the errors of the page while the test runs. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
