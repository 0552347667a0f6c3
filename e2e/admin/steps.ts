import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { sentTo } from '../admin-steps';
import { admin } from '../fixtures';

/** A message that comes up and goes by itself. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Bildirimler/ }).getByText(text, { exact: true });

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Yönetim menüsü' });

/** The save bar's word for unsaved text. */
export const unsaved = (page: Page): Locator => page.getByText('Kaydedilmemiş değişiklikler var');

/** The text of a form of the entity that this browser keeps until it is saved. */
export const draftOf = (page: Page, entity: string): Promise<string | null> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((stored) => stored.startsWith('pano_draft:') && stored.includes(name));
    return key ? localStorage.getItem(key) : null;
  }, `:${entity}:`);

/** The input of the only call that the next action sends to a procedure. */
export async function inputOf(page: Page, procedure: string, action: () => Promise<void>): Promise<unknown> {
  return JSON.parse(await sentTo(page, procedure, action))['0'];
}

/** What the back office keeps of the sign-in. */
export const session = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('admin_token'), localStorage.getItem('admin_user')]);

/** Another person at another computer, signed in on the screen that the path names. */
export async function colleague(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR', baseURL: new URL(url).origin });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await signInHere(page);
  await page.waitForURL((now) => now.pathname === '/admin');
  await page.goto(url);
  return page;
}

export async function signInHere(scope: Page | Locator, password = admin.password): Promise<void> {
  await scope.getByLabel('E-posta').fill(admin.email);
  await scope.getByLabel('Şifre', { exact: true }).fill(password);
  await scope.getByLabel('Şifre', { exact: true }).press('Enter');
}

/** Holds the answer of a call until it is let go, and then breaks the connection. */
export async function breakCall(page: Page, procedure: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const address = new RegExp(`/trpc/${procedure.replace('.', '\\.')}`);
  await page.route(address, async (route) => {
    await held;
    await route.abort();
  });
  return () => letGo();
}

export const mend = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' });

/** Deletes by the row's button and the question, which is said in full. */
export async function removeBy(row: Locator, page: Page, question: string): Promise<void> {
  await row.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
}
