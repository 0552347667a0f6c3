import { expect, type Page } from '@playwright/test';
import { call, field } from './steps';

export const list = '/admin/services';
export const keep = (page: Page) => page.getByRole('button', { name: 'Taslakta tut' });
export const publish = (page: Page) => page.getByRole('button', { name: 'Yayınla', exact: true });
export const savedDraft = (page: Page) => page.getByText(/^Taslak kaydedildi: /);
export const title = (page: Page) => field(page, 'Başlık');

export async function newService(page: Page, name: string): Promise<number> {
  return (await call(page, 'POST', '/admin/services', { title: name, description: 'Kısa yazı', order: 90 })).id;
}

/** What visitors get. */
export const live = (page: Page, id: number) => call(page, 'GET', `/admin/services/${id}`);

/** The fields of the draft; null where there is none. */
export async function stored(page: Page, record: number | string): Promise<unknown> {
  const drafts = await call(page, 'GET', '/admin/drafts?entity=service&limit=100');
  if (!JSON.stringify(drafts).includes(`"record":"${record}"`)) return null;
  return (await call(page, 'GET', `/admin/services/${record}/draft?locale=tr`)).values;
}

export async function keepDraft(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`${list}/${id}`);
  await title(page).fill(name);
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
}
