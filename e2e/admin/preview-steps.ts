import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { call } from './steps';

export const open = (page: Page) => page.getByRole('button', { name: 'Önizle', exact: true });
export const pane = (page: Page) => page.locator('dialog', { has: page.locator('iframe') });
export const status = (page: Page) => pane(page).getByRole('status');
export const shown = (page: Page) => page.frameLocator('iframe[title="Önizleme"]');
export const heading = (page: Page) => shown(page).getByRole('heading', { level: 1 });
export const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first();

export const newArticle = (page: Page, slug: string) =>
  call(page, 'POST', '/admin/articles', { title: 'Pano bakımı', slug, content: '<p>Yılda bir kez.</p>' });

/** The form of a new article with its preview beside it. */
export async function previewArticle(page: Page, slug: string): Promise<number> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await newArticle(page, slug);
  await page.goto(`/admin/articles/${id}`);
  await open(page).click();
  await expect(heading(page)).toHaveText('Pano bakımı');
  return id;
}
