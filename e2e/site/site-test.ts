import { type APIRequestContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { admin, test as base, holdRequests, reconnecting } from '../fixtures';

export { expect } from '@playwright/test';

type Json = Record<string, unknown>;
export type Stored = Json & { id: number; slug: string };

/** The REST API for preparing a test; the test reverts what it changes. */
export type Api = {
  one: (path: string) => Promise<Stored>;
  list: (path: string) => Promise<Stored[]>;
  post: (path: string, data: Json) => Promise<Stored>;
  put: (path: string, data?: Json) => Promise<Stored>;
  remove: (path: string) => Promise<void>;
};

/** What a page did without an action of the visitor: errors, requests for data and requests to other servers. */
export type Watch = { problems: string[]; dataRequests: string[]; foreignRequests: string[] };

export const test = base.extend<{ watch: Watch }, { api: Api }>({
  api: [
    async ({ site, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.url });
      const signedIn = await request.post('/api/v1/auth/login', { data: admin });
      const { data } = await signedIn.json();
      await use(apiOf(request, data.token));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  watch: async ({ page, site }, use) => use(watchPage(page, site.url)),
});

function apiOf(request: APIRequestContext, token: string): Api {
  const call = async (method: string, path: string, data?: Json) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.fetch(`/api/v1${path}`, { method, headers, data, ...reconnecting });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.status() === 204 ? null : (await response.json()).data;
  };
  return {
    one: (path) => call('GET', path),
    list: (path) => call('GET', path),
    post: (path, data) => call('POST', path, data),
    put: (path, data = {}) => call('PUT', path, data),
    remove: async (path) => void (await call('DELETE', path)),
  };
}

function watchPage(page: Page, siteUrl: string): Watch {
  const watch: Watch = { problems: [], dataRequests: [], foreignRequests: [] };
  page.on(
    'console',
    (entry) => entry.type() === 'error' && watch.problems.push(`${entry.text()} ${entry.location().url}`),
  );
  page.on('pageerror', (error) => isOfClock(error, siteUrl) || watch.problems.push(error.message));
  const isLeftBehind = watchNavigations(page);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED' || !isLeftBehind(request)) watch.problems.push(`${request.url()}: ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/(?:trpc|api)\//.test(url.pathname)) watch.dataRequests.push(request.url());
    if (url.protocol.startsWith('http') && url.origin !== siteUrl) watch.foreignRequests.push(request.url());
  });
  return watch;
}

/** On a busy machine a new document may hear of a step of Playwright's clock before it has that clock. */
const isOfClock = ({ message, stack }: Error, siteUrl: string): boolean =>
  message.includes("reading 'controller'") && !stack?.includes(siteUrl);

/** Tells whether another document was asked for since a request was sent: the browser then breaks off what still loads. */
function watchNavigations(page: Page): (request: Request) => boolean {
  const sentIn = new WeakMap<Request, number>();
  let [asked, shown] = [0, 0];
  const isDocument = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const endNavigation = (request: Request) => {
    if (isDocument(request)) shown = asked;
  };
  page.on('request', (request) => {
    if (isDocument(request)) asked += 1;
    sentIn.set(request, isDocument(request) ? asked : shown);
  });
  page.on('response', (response) => endNavigation(response.request()));
  page.on('requestfailed', endNavigation);
  return (request) => asked > (sentIn.get(request) ?? asked);
}

/** Shows that the program will be used, and waits until it has hydrated the page that the server sent. */
export async function untilHydrated(page: Page): Promise<void> {
  const showIntent = () => {
    document.querySelector('.menu-button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return document.documentElement.dataset.hydrated;
  };
  await expect.poll(() => page.evaluate(showIntent)).toBe('');
}

/** Holds the program back, as a slow connection does, until the returned function is called. */
export const holdProgram = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/entry-client-*.js');

/** Whether the lazy island is hydrated in which an element lies: React keeps the properties of what it has hydrated. */
export const isIslandHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

/** Waits until a lazy island is hydrated. */
export const untilIslandHydrated = (element: Locator): Promise<void> =>
  expect.poll(() => isIslandHydrated(element)).toBe(true);

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Opens a page and stops its clock, so that only the test advances it: `page.clock.runFor`. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await open(page, path);
  await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
}

/** Opens a page and waits until the contact form checks its fields itself, instead of the browser. */
export async function openContactForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  const form = page.locator('#contact form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
}

/** Moves a finger, or where there is no touch screen the mouse, sideways over an element. */
export async function swipe(page: Page, over: Locator, distance: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('Nothing to swipe over');
  const y = box.y + box.height * 0.4;
  const from = box.x + box.width / 2 - distance / 2;
  const path = Array.from({ length: 6 }, (_, step) => ({ x: from + (distance * step) / 5, y }));
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches))
    return moveFingers(
      page,
      path.map((point) => [point]),
    );
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (const point of path) await page.mouse.move(point.x, point.y);
  await page.mouse.up();
}

type Point = { x: number; y: number };

/** Puts fingers on the screen, moves them along the points and lifts them. */
export async function moveFingers(page: Page, [first = [], ...rest]: Point[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', first);
  for (const places of rest) await send('touchMove', places);
  await send('touchEnd', []);
  await session.detach();
}

/** How many pixels lie between the lower edge of the header and the top of a section. */
export const gapBelowHeader = (page: Page, id: string): Promise<number> =>
  page.evaluate((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.abs(Math.round(top - (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0)));
  }, id);

/** Turns reduced motion on, and waits until the page has received the change. */
export async function preferReducedMotion(page: Page): Promise<void> {
  const received = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const still = matchMedia('(prefers-reduced-motion: reduce)');
        still.addEventListener('change', () => resolve(still.matches), { once: true });
      }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await received).toBe(true);
}

/** The fonts of the build that an element is drawn with; empty where the font is one of the device. */
export async function readDrawnFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ postScriptName }) => postScriptName);
}
