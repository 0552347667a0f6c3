import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { admin, holdRequests, reconnecting, signedIn, test } from '../fixtures';

/** A card of a list, by the name of its record. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** A text field of a form; an editor counts as one, and so does a field that offers choices while one types. */
export const field = (page: Page, name: string): Locator =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.locator('input').and(page.getByRole('combobox', { name, exact: true })));

/** A text field of one language, where both stand beside each other. */
export const textIn = (page: Page, label: string, language: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).getByRole('textbox', { name: language, exact: true });

/** Replaces the content of a rich text by typing. */
export async function writeText(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text) await page.keyboard.insertText(text);
}

/** How high a rich text is, in pixels, without its toolbar. */
export const textHeight = async (page: Page, name: string): Promise<number | undefined> =>
  (await page.locator('.rich-text-scroller', { has: field(page, name) }).boundingBox())?.height;

type Data = Record<string, unknown> & { id: number };

/** Reads or writes through the REST API, as an administrator. */
export async function call(page: Page, method: string, path: string, data?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${(await signedIn(page)).token}` };
  const response = await page.request.fetch(`/api/v1${path}`, { method, headers, data, ...reconnecting });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.status() === 204 ? { id: 0 } : (await response.json()).data;
}

/** Types the password into the dialog that opens before what an open session alone is not enough for. */
export async function typePassword(page: Page, password = admin.password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Önce şifrenizi yazın' });
  await dialog.getByLabel('Şifre', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
}

/** For ten minutes the dialog does not open in this session. */
export const prove = (page: Page): Promise<unknown> =>
  call(page, 'POST', '/auth/reauthenticate', { currentPassword: admin.password });

/** Presses a key until the message shows: a card that was just picked up needs a moment before it can be moved. */
export async function pressUntil(key: string, sign: Locator): Promise<void> {
  await expect(async () => {
    await sign.page().keyboard.press(key);
    await expect(sign).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/** The input that the next action sends to a tRPC procedure. */
export async function readRequestBody(page: Page, procedure: string, action: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest((sent) => sent.url().includes(`/trpc/${procedure}`));
  await action();
  return (await request).postData() ?? '';
}

/** Checks that all controls are within the screen from side to side, and the element within its height, but for a pixel. */
export async function expectNothingCutOff(element: Locator): Promise<void> {
  const cutOff = await element.evaluate((node) => {
    const controls = [...node.querySelectorAll('button, a, input:not([type=file]), [role=option]')];
    const names = [node, ...controls].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1) ? [control.outerHTML.slice(0, 200)] : [];
    });
    const { top, bottom } = node.getBoundingClientRect();
    return top < -1 || bottom > innerHeight + 1 ? [...names, `from ${top} to ${bottom} of ${innerHeight}`] : names;
  });
  expect(cutOff).toEqual([]);
}

/** A toast message. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Bildirimler/ }).getByText(text, { exact: true });

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Yönetim menüsü' });

/** The text of the save bar while there are unsaved changes. */
export const unsaved = (page: Page): Locator => page.getByText('Kaydedilmemiş değişiklikler var');

/** The draft of a form that the browser stores until the form is saved. */
export const readDraft = (page: Page, entity: string): Promise<string | null> =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((stored) => stored.startsWith('pano_draft:') && stored.includes(name));
    return key ? localStorage.getItem(key) : null;
  }, `:${entity}:`);

/** The input of the only call that the next action sends to a procedure. */
export async function readInput(page: Page, procedure: string, action: () => Promise<void>): Promise<unknown> {
  return JSON.parse(await readRequestBody(page, procedure, action))['0'];
}

/** Token and user as the back office stores them in the browser. */
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

/** Checks that a switch changes at once, and is reverted with a message if the change could not be stored. */
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

/** Deletes by the button of the row, and checks the whole text of the confirmation. */
export async function removeWithDialog(row: Locator, page: Page, question: string): Promise<void> {
  await row.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
}

/** An image of one colour, a random one by default, so that each image is another file. Noise would take long to encode. */
export async function imageFile(name: string, colour = [...randomBytes(3)], width = 300, height = 200) {
  const [r = 0, g = 0, b = 0] = colour;
  const image = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** A photo of twelve megapixels, as the camera of a phone held upright stores it on its side; each number another one. */
export async function cameraPhoto(name: string, number: number) {
  const grain = { type: 'gaussian', mean: 110 + 30 * number, sigma: 40 } as const;
  const small = sharp({ create: { width: 504, height: 378, channels: 3, background: '#888888', noise: grain } });
  const buffer = await sharp(await small.png().toBuffer())
    .resize(4032, 3024)
    .jpeg({ quality: 82 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The list of uploads, which stays in view while one changes screens. */
export const uploadList = (page: Page): Locator => page.getByRole('region', { name: 'Yüklemeler' });

type ImageFile = Awaited<ReturnType<typeof imageFile>>;

/** Stores an image through the API, and resolves once its smaller versions are there. */
export async function storeImage(page: Page, image: ImageFile): Promise<string> {
  // Encoding waits for its place on a busy machine.
  test.slow();
  const headers = { authorization: `Bearer ${(await signedIn(page)).token}` };
  const response = await page.request.post('/api/v1/upload/image', { headers, multipart: { image } });
  const url: string = (await response.json()).data.url;
  await expect
    .poll(async () => (await page.request.get(`${url}?w=400`)).headers()['cache-control'], { timeout: 100_000 })
    .toContain('immutable');
  return url;
}
