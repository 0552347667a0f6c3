import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures';

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

/** What another theme can change. */
const colours: RunOptions = { ...rules, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What axe finds wrong with the page as it stands. */
export async function violationsOf(page: Page, options = rules): Promise<string[]> {
  // Evaluated instead of added as an element: the page's own policy allows no script from elsewhere.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
  const { violations } = await page.evaluate((chosen) => window.axe.run(chosen), options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`));
}

/** The screen has nothing for axe to find and does not scroll sideways. */
export async function expectSoundScreen(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

/** In another theme, a screen that is sound in the first one. */
export async function expectSoundColours(page: Page): Promise<void> {
  expect(await violationsOf(page, colours)).toEqual([]);
}
