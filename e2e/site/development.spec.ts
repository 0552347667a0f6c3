import { fileURLToPath } from 'node:url';
import { devices, type Page } from '@playwright/test';
import { holdRequests } from '../fixtures';
import { expect as baseExpect, test } from './site-test';

// The server of `npm run dev`, which transforms the sources instead of serving a build. The visitor has a phone: there
// the browser never fetches the program by itself.

test.use({
  ...devices['Pixel 7'],
  // As scripts/dev.mjs starts it. That would also install packages, under the tests that run beside this one.
  serverArgs: ['--import', 'tsx', fileURLToPath(new URL('../../apps/server/src/dev.ts', import.meta.url))],
  onPostgres: false,
});
// One server for the whole file: two would write the same folder of prepared libraries at the same time. A page of the
// development server consists of hundreds of files.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const expect = baseExpect.configure({ timeout: 30_000 });
const program = '**/src/app/site/entry-client.tsx*';

// The first start prepares the libraries. Those that Vite finds only when a page asks for them make it load the page
// again, so that each page is opened once before the tests.
test.beforeAll(async ({ browser, site }) => {
  // A busy machine needs minutes to transform all sources of the back office.
  test.setTimeout(300_000);
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site.url, locale: 'tr-TR' });
  const page = await context.newPage();
  expect((await page.request.get('/healthz')).ok()).toBe(true);
  await page.goto('/articles');
  await expect(async () => {
    await menuButton(page).dispatchEvent('pointerover');
    await expect(hydrated(page)).toBeAttached();
  }).toPass({ timeout: 120_000 });
  await articles(page).first().tap();
  await expect(page).toHaveURL(/\/articles\/./);
  await page.waitForLoadState('networkidle');
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await expect(signInButton(page)).toBeVisible({ timeout: 120_000 });
  await context.close();
});

test('in development a page works without the program, and a tap fetches it', async ({ page, read, watch }) => {
  const { page: sent } = await read('/articles');
  await expect(sent.locator('h1')).toHaveText('Makaleler');
  const title = await articles(sent).first().getByRole('heading').innerText();

  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/articles', { waitUntil: 'networkidle' });
  expect(files).toContain('/src/app/site/start.ts');
  // React is one of the prepared libraries.
  expect(files.filter((file) => /entry-client|\/\.vite\/deps\//.test(file))).toEqual([]);

  const release = await holdRequests(page, program);
  const requested = page.waitForRequest(program);
  await menuButton(page).tap();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  await requested;
  // React's development build reports what an open menu has changed in the server's HTML.
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hydrated(page)).not.toBeAttached();
  release();
  await expect(hydrated(page)).toBeAttached();
  expect(files).toContainEqual(expect.stringMatching(/\/\.vite\/deps\/react-dom/));

  // Only the program opens a page without loading another document.
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  const before = await loadedAt();
  await articles(page).first().tap();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page).toHaveURL(/\/articles\/./);
  expect(await loadedAt()).toBe(before);
  expect(watch.problems).toEqual([]);
});

test('in development the back office asks for a sign-in', async ({ page, watch }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByLabel('E-posta')).toBeEditable();
  await expect(signInButton(page)).toBeEnabled();
  expect(watch.problems).toEqual([]);
});

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Giriş Yap' });
const articles = (page: Page) => page.locator('main a.card[href^="/articles/"]');
const hydrated = (page: Page) => page.locator('html[data-hydrated]');
