import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures';
import { untilStarted } from './program-phases';
import { expect, gapBelowHeader, isIslandHydrated, test, untilHydrated, untilIslandHydrated } from './site-test';

const program = /\/assets\/(?:entry-client|site)-[\w-]+\.js$/;
const project = '/proje/16-araclik-sarj-otoparki';

/** Of the home page, below its first screen. */
const lowerSections = /\/assets\/lower-sections-[\w-]+\.js$/;

type Device = { hardwareConcurrency: number; deviceMemory: number; saveData: boolean; effectiveType: string };

/** Gives the browser the properties of a device. */
async function useDevice(page: Page, { saveData, effectiveType, ...device }: Device): Promise<void> {
  await page.addInitScript(
    (properties) => {
      for (const [name, value] of Object.entries(properties)) {
        Object.defineProperty(navigator, name, { configurable: true, value });
      }
    },
    { ...device, connection: { saveData, effectiveType } },
  );
}

const strong = { hardwareConcurrency: 8, deviceMemory: 8, saveData: false, effectiveType: '4g' };

for (const [name, device] of [
  ['that saves data', { ...strong, saveData: true }],
  ['with two processors', { ...strong, hardwareConcurrency: 2 }],
  ['with little memory', { ...strong, deviceMemory: 2 }],
  ['on a slow line', { ...strong, effectiveType: '3g' }],
] as const) {
  test(`a device ${name} fetches the program when the visitor points at a link, and not before`, async ({ page }) => {
    await useDevice(page, device);
    await page.goto('/');
    await untilStarted(page);
    await page.waitForLoadState('networkidle');
    expect(await loadedScripts(page)).toEqual([expect.stringContaining('/start-')]);
    await page.locator('header .main-nav a').first().hover();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });
}

test.describe('a crawler that tells its language to scripts only', () => {
  test.use({ locale: 'en-US' });
  test('reads the page as the server sent it', async ({ page, request }) => {
    const response = await request.get('/', { headers: { 'accept-language': '*' } });
    await page.route('/', (route) => route.fulfill({ response }));
    await page.goto('/');
    await untilStarted(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    expect(await loadedScripts(page)).toEqual([expect.stringContaining('/start-')]);
  });
});

test('a strong desktop fetches the program by itself, a phone does not @phone', async ({ page, isMobile }) => {
  await useDevice(page, strong);
  await page.goto('/');
  await untilStarted(page);
  if (isMobile) {
    await page.waitForLoadState('networkidle');
    expect(await loadedScripts(page)).toEqual([expect.stringContaining('/start-')]);
    await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  }
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

for (const [what, path, act] of [
  ['a field of the form that is focused', '/#contact', (page) => page.locator('#contact [name="name"]').focus()],
  ['a press in the gallery', project, (page) => page.getByRole('button', { name: 'Sonraki', exact: true }).tap()],
  ['a press on full screen', project, (page) => page.getByRole('button', { name: 'Tam Ekran' }).tap()],
  ['a press on the menu', project, (page) => page.getByRole('button', { name: 'Menü', exact: true }).tap()],
] as [what: string, path: string, act: (page: Page) => Promise<void>][]) {
  test(`on a phone ${what} fetches the program, and nothing does before @phone-only`, async ({ page }) => {
    await page.goto(path);
    await untilStarted(page);
    await page.waitForLoadState('networkidle');
    expect(await loadedScripts(page)).toEqual([expect.stringContaining('/start-')]);
    await act(page);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });
}

test('on a phone the code below the first screen comes once the program is there and idle, and runs with the first input @phone-only', async ({
  page,
}) => {
  const prepared = page.waitForRequest(lowerSections);
  await page.goto('/');
  await untilHydrated(page);
  await prepared;
  await page.waitForLoadState('networkidle');
  const link = page.locator('#services a').first();
  expect(await isIslandHydrated(link)).toBe(false);
  // From here on the line is dead: the press needs nothing more from it.
  await page.route('**/assets/**', (route) => route.abort());
  await page.locator('.contact-bar .bar-quote').tap();
  await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
  await expect(page).toHaveURL(/\/#contact$/);
  expect(await isIslandHydrated(link)).toBe(true);
});

test('on a phone that is never idle the code below the first screen comes with the first input, behind what a tap shows @phone-only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const release = await holdRequests(page, lowerSections);
  await page.goto('/');
  await page.evaluate(recordMenu);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect((await loadedScripts(page)).filter((name) => lowerSections.test(name))).toEqual([]);
  const requested = page.waitForRequest(lowerSections);
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await requested;
  release();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Hizmetler' }).tap();
  await untilIslandHydrated(page.locator('#services a').first());
  const [shown, ...fetched] = await page.evaluate(readTimes);
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toBeGreaterThan(shown ?? Number.POSITIVE_INFINITY);
});

/** Marks the frame that shows the open menu. */
function recordMenu(): void {
  const record = () => requestAnimationFrame(() => performance.mark('menu'));
  const menu = document.querySelector('#menu');
  if (menu) new MutationObserver(record).observe(menu, { attributeFilter: ['open'] });
}

/** When the menu was shown, and then when each code of the lower sections was asked for, in milliseconds. */
const readTimes = () =>
  [
    ...performance.getEntriesByName('menu').slice(0, 1),
    ...performance.getEntriesByType('resource').filter(({ name }) => name.includes('/lower-sections-')),
  ].map(({ startTime }) => startTime);

const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

test('without the program links, anchors, menu, language and form work, and nothing typed is lost @phone', async ({
  page,
  api,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdRequests(page, program);
  await page.goto('/');
  const nav = page.locator(isMobile ? '.drawer-nav' : '.main-nav');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const follow = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await nav.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
  };
  await follow('Hizmetler');
  await expect(page).toHaveURL(/\/#services$/);
  await expect.poll(() => gapBelowHeader(page, 'services')).toBe(0);
  await expect(nav.locator('[aria-current]')).toHaveText('Hizmetler');
  await follow('Makaleler');
  await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
  const article = page.locator('#articles a[href^="/articles/"]').first();
  await article.hover();
  const left = await page.evaluate(() => window.scrollY);
  await article.click();
  await expect(page.locator('article h1, main h1').first()).toBeVisible();
  await page.goBack();
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBe(left)).toPass();
  await page.goBack();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(nav.locator('[aria-current]')).toHaveText('Hizmetler');

  const form = page.locator('#contact form');
  await form.locator('[name="name"]').fill('Yalın Kaya');
  await form.locator('[name="message"]').fill('Programsız gönderildi.');
  const before = await page.evaluate(() => window.scrollY);
  // Dispatched without scrolling: Playwright's click would first scroll to the place of the sticky header.
  await page.locator('header').first().getByRole('button', { name: 'EN', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/en#services$/);
  await expect(page.locator('#services h2')).toHaveText('Services');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(400);
  await expect(form.locator('[name="name"]')).toHaveValue('Yalın Kaya');
  await form.locator('[name="email"]').fill('yalin@kaya.example');
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText('Your message has been sent!')).toBeVisible();
  const [newest] = await api.list('/admin/contact-forms?limit=1');
  expect(newest).toMatchObject({ name: 'Yalın Kaya', message: 'Programsız gönderildi.' });
  await api.remove(`/admin/contact-forms/${newest?.id}`);
});

test('a program that arrives in the middle changes nothing: menu, typed text, focus and place stay @phone', async ({
  page,
  watch,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdRequests(page, program);
  await page.goto('/#contact');
  const message = page.locator('#contact [name="message"]');
  await message.pressSequentially('Yarım kalan ');
  const before = await page.evaluate(() => window.scrollY);
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
  await expect(message).toBeFocused();
  await page.keyboard.type('cümle');
  await expect(message).toHaveValue('Yarım kalan cümle');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.locator('.main-nav [aria-current]')).toHaveText('İletişim');
  if (isMobile) {
    const again = await holdRequests(page, program);
    await page.goto('/articles');
    await page.getByRole('button', { name: 'Menü', exact: true }).tap();
    again();
    await untilHydrated(page);
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  }
  expect(watch.problems).toEqual([]);
});

test('a program that could not be fetched is fetched again, and the lightbox opens', async ({ page, watch }) => {
  await page.route(program, (route) => route.abort('aborted'));
  await page.goto(project);
  const failed = page.waitForEvent('requestfailed', (request) => program.test(request.url()));
  await page.locator('header .site-logo').hover();
  await failed;
  // It counts as failed, because no other page was asked for that would have broken it off.
  expect(watch.problems).toContainEqual(expect.stringMatching(/entry-client.*ERR_ABORTED/));
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
  await page.unroute(program);
  await page.getByRole('button', { name: 'Tam Ekran' }).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('dialog').getByText(/^1 \/ \d$/)).toBeVisible();
});

test('the language chosen while the program is on its way stays chosen', async ({ page, watch }) => {
  const release = await holdRequests(page, program);
  await page.goto('/articles');
  await page.locator('header .site-logo').hover();
  await page.locator('header').getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Articles');
  release();
  await untilHydrated(page);
  await expect(page).toHaveURL(/\/en\/articles$/);
  await expect(page.locator('h1')).toHaveText('Articles');
  expect(watch.problems).toEqual([]);
});

test('without the program the page behind a link is fetched before the link is opened', async ({ page }) => {
  await holdRequests(page, program);
  await page.goto('/articles');
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<string>((resolve) => {
    session.on(
      'Preload.prefetchStatusUpdated',
      ({ status, prefetchUrl }) => status === 'Ready' && resolve(prefetchUrl),
    );
  });
  await session.send('Preload.enable');
  const card = page.locator('main a.card').first();
  await card.hover();
  const path = (await card.getAttribute('href')) ?? '';
  expect(new URL(await ready).pathname).toBe(path);
  await card.click();
  await expect(page).toHaveURL(path);
  const delivery = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType);
  expect(await delivery()).toBe('navigational-prefetch');
});
