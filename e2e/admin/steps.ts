import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { admin, holdRequests, signedIn } from '../fixtures';

/** A card of a list, by the name of its record. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** A text field of a form; an editor counts as one. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Types into a rich text, in place of what it holds. */
export async function writeText(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text) await page.keyboard.insertText(text);
}

type Data = Record<string, unknown> & { id: number };

/** Reads or writes through the REST API, as an administrator. */
export async function call(page: Page, method: string, path: string, data?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${(await signedIn(page)).token}` };
  const response = await page.request.fetch(`/api/v1${path}`, { method, headers, data });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.status() === 204 ? { id: 0 } : (await response.json()).data;
}

/** Presses a key until the sign comes: a card that was just picked up takes a moment to know where it can go. */
export async function pressUntil(key: string, sign: Locator): Promise<void> {
  await expect(async () => {
    await sign.page().keyboard.press(key);
    await expect(sign).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** What a procedure of tRPC is sent by the next action. */
export async function readRequestBody(page: Page, procedure: string, action: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest((sent) => sent.url().includes(`/trpc/${procedure}`));
  await action();
  return (await request).postData() ?? '';
}

/** A message that comes up and goes by itself. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Bildirimler/ }).getByText(text, { exact: true });

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Yönetim menüsü' });

/** The save bar's word for unsaved text. */
export const unsaved = (page: Page): Locator => page.getByText('Kaydedilmemiş değişiklikler var');

/** The text of a form of the entity that this browser keeps until it is saved. */
export const readDraft = (page: Page, entity: string): Promise<string | null> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((stored) => stored.startsWith('pano_draft:') && stored.includes(name));
    return key ? localStorage.getItem(key) : null;
  }, `:${entity}:`);

/** The input of the only call that the next action sends to a procedure. */
export async function readInput(page: Page, procedure: string, action: () => Promise<void>): Promise<unknown> {
  return JSON.parse(await readRequestBody(page, procedure, action))['0'];
}

/** What the back office keeps of the sign-in. */
export const session = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('admin_token'), localStorage.getItem('admin_user')]);

/** Another person at another computer, signed in on the screen that the path names. */
export async function openAsColleague(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR', baseURL: new URL(url).origin });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await signInWithForm(page);
  await page.waitForURL((now) => now.pathname === '/admin');
  await page.goto(url);
  return page;
}

export async function signInWithForm(scope: Page | Locator, password = admin.password): Promise<void> {
  await scope.getByLabel('E-posta').fill(admin.email);
  await scope.getByLabel('Şifre', { exact: true }).fill(password);
  await scope.getByLabel('Şifre', { exact: true }).press('Enter');
}

/** Holds the response of a call back until the returned function is called, and then breaks the connection. */
export const breakCall = (page: Page, procedure: string): Promise<() => void> =>
  holdRequests(page, new RegExp(`/trpc/${procedure.replace('.', '\\.')}`), 'abort');

/** A switch shows at once what was chosen, and the stored state with a message where it could not be stored. */
export async function expectSwitchRollsBack(
  page: Page,
  toggle: Locator,
  procedure: string,
  failure: string,
): Promise<void> {
  await expect(toggle).toBeChecked();
  const release = await breakCall(page, procedure);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  release();
  await expect(toast(page, failure)).toBeVisible();
  await expect(toggle).toBeChecked();
  await restoreRequests(page);
}

export const restoreRequests = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' });

/** Deletes by the row's button and the question, which is said in full. */
export async function removeWithDialog(row: Locator, page: Page, question: string): Promise<void> {
  await row.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
}

/** An image of one colour, by chance where none is given; different colours are different files. */
export async function imageFile(name: string, colour = [...randomBytes(3)], width = 300, height = 200) {
  const [r = 0, g = 0, b = 0] = colour;
  const image = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
