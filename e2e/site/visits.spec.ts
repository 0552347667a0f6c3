import type { BrowserContext, Page } from '@playwright/test';
import { untilStarted } from './program-phases';
import { expect, holdProgram, open, test, untilHydrated } from './site-test';

type Event = Record<string, unknown> & { k: string; p: string };

/** Makes a browser look like that of a visitor, and returns what it tells. */
async function watchEvents(scope: Page | BrowserContext, settings: Record<string, unknown> = {}): Promise<Event[]> {
  const events: Event[] = [];
  scope.on('request', (request) => {
    if (new URL(request.url()).pathname === '/say') events.push(JSON.parse(request.postData() ?? '{}'));
  });
  await scope.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(navigator, name, { get: () => value, configurable: true });
    },
    { webdriver: false, ...settings },
  );
  return events;
}

const kinds = (events: Event[]) => events.map(({ k, p, n }) => `${k} ${p}${n === 1 ? ' begins' : ''}`);

test('a visit begins where a visitor comes from outside, and neither with a reload, a step back nor a link of the site', async ({
  page,
}) => {
  const events = await watchEvents(page);
  await open(page, '/?utm_source=google&utm_medium=organic&utm_campaign=gbp');
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]).toMatchObject({ k: 'view', p: '/', n: 1, e: '/', u: ['google', 'organic', 'gbp'] });
  await page.reload();
  await expect.poll(() => kinds(events)).toEqual(['view / begins', 'view /']);
  await page.goto('/hizmetler', { referer: 'https://www.google.com/' });
  await expect.poll(() => events).toHaveLength(3);
  expect(events[2]).toMatchObject({ k: 'view', p: '/hizmetler', n: 1, r: 'www.google.com' });
  await untilHydrated(page);
  await page.locator('main a[href="/hizmet/pano-imalati"]').first().click();
  await expect.poll(() => kinds(events).at(-1)).toBe('view /hizmet/pano-imalati');
  await page.goBack();
  await expect.poll(() => kinds(events).slice(3)).toEqual(['view /hizmet/pano-imalati', 'view /hizmetler']);
});

test('every way to press a contact is told at once and once, before the program is there, with what led to the site; the next document no longer knows that @phone', async ({
  page,
}) => {
  const path = '/proje/16-araclik-sarj-otoparki';
  const events = await watchEvents(page);
  await holdProgram(page);
  await page.addInitScript(() => {
    for (const name of ['click', 'auxclick']) {
      addEventListener(name, (event) => {
        const link = event.target instanceof Element && event.target.closest('a:not([href^="/"])');
        if (link) event.preventDefault();
      });
    }
  });
  await page.goto(path, { referer: 'https://l.instagram.com/' });
  await expect.poll(() => kinds(events)).toEqual([`view ${path} begins`]);
  const footer = page.getByRole('contentinfo');
  const call = footer.locator('a[href^="tel:"]').first();
  const mail = footer.locator('a[href^="mailto:"]').first();
  await call.click();
  await call.click({ button: 'middle' });
  await call.click({ button: 'right' });
  await mail.focus();
  await page.keyboard.press('Enter');
  await page.locator('a[href*="wa.me"]:visible').first().click();
  const contacts = () => kinds(events).slice(1);
  await expect.poll(contacts).toEqual([`call ${path}`, `call ${path}`, `mail ${path}`, `whatsapp ${path}`]);
  for (const event of events.slice(1)) expect(event).toMatchObject({ e: path, r: 'l.instagram.com' });

  await page.goto('/hakkimizda', { referer: page.url() });
  await expect.poll(() => events.at(-1)).toEqual({ k: 'view', p: '/hakkimizda' });
  await call.click();
  await expect.poll(() => events.at(-1)).toEqual({ k: 'call', p: '/hakkimizda' });
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});

test('nothing is told of those who do not wish it, of programs, and of the owner; nothing is stored', async ({
  browser,
  baseURL,
}) => {
  for (const [settings, token] of [
    [{ globalPrivacyControl: true }, null],
    [{ doNotTrack: '1' }, null],
    [{ webdriver: true }, null],
    [{}, 'x'],
    [{}, null],
  ] as const) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const events = await watchEvents(page, settings);
    if (token) await page.addInitScript((value) => localStorage.setItem('admin_token', value), token);
    await open(page, '/hakkimizda');
    await untilHydrated(page);
    const isCounted = Object.keys(settings).length === 0 && token === null;
    expect(kinds(events)).toEqual(isCounted ? ['view /hakkimizda begins'] : []);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((name) => /visit|count|say|entry/.test(name))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
});

test('a page that is prerendered is told of once it is in sight', async ({ page }) => {
  const events = await watchEvents(page);
  // Of a page that they render beforehand browsers report no paint.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    const shown = new Promise((resolve) => addEventListener('shown', resolve, { once: true }));
    PerformanceObserver.prototype.observe = async function (this: PerformanceObserver, options) {
      await shown;
      observe.call(this, options);
    };
  });
  await page.goto('/hakkimizda');
  await page.waitForLoadState('networkidle');
  expect(events).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('shown')));
  await expect.poll(() => kinds(events)).toEqual(['view /hakkimizda begins']);
});

test('the page of a closed site tells nothing', async ({ page, api }) => {
  const events = await watchEvents(page);
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    await page.goto('/');
    await untilStarted(page);
    await expect(page.locator('.maintenance')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(events).toEqual([]);
  } finally {
    await api.put('/admin/settings/site-offline', { siteOffline: false });
  }
});

test('an address that leads nowhere is told as missing with who links to it', async ({ page }) => {
  const events = await watchEvents(page);
  await page.goto('/eski-sayfa', { referer: 'https://rehber.example/liste' });
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]).toMatchObject({ k: 'missing', p: '/eski-sayfa', r: 'rehber.example' });
});

test('speed is told once, when the page is put aside, and never measured for a visitor who saves data', async ({
  page,
}) => {
  const events = await watchEvents(page);
  await open(page, '/');
  const isFetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/speed-[\w-]+\.js$/.test(name)));
  await expect.poll(isFetched).toBe(true);
  await page.waitForLoadState('networkidle');
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await hide();
  await hide();
  await expect.poll(() => events.filter(({ k }) => k === 'speed')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ p: '/', s: { lcp: expect.any(Number), cls: expect.any(Number) } });

  await watchEvents(page, { connection: { saveData: true, effectiveType: '4g' } });
  await page.goto('/hakkimizda', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(await isFetched()).toBe(false);
});
