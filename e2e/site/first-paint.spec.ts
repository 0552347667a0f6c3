import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures';
import { untilStarted } from './program-phases';
import { expect, openContactForm, readDrawnFonts, test } from './site-test';

const project = '/proje/16-araclik-sarj-otoparki';
const firstScript = /\/assets\/start-[\w-]+\.js$/;
const wholeFont = /\/pano-sans-(?!headings)[\w-]+\.woff2$/;

/** Of each file that the page has asked for, when in milliseconds. */
const readRequests = (page: Page): Promise<[path: string, start: number][]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => [new URL(name).pathname, startTime]),
  );

/** What the files matching `pattern` cost on the wire, in bytes; 0 from the cache. */
const readTransfer = (page: Page, pattern: RegExp): Promise<number[]> =>
  page.evaluate(
    ({ source }) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new RegExp(source).test(name))
        .map(({ transferSize }) => transferSize),
    { source: pattern.source },
  );

test('the first script is asked for after the first paint @phone', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const [start] = (await readRequests(page)).filter(([path]) => firstScript.test(path));
  expect(start?.[1]).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
});

test('the first page of a phone has the headings in the face of the site, the next one all of it @phone-only', async ({
  page,
  watch,
}) => {
  await page.goto(project);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pano.font'))).toBe('1');
  const requests = await readRequests(page);
  const when = (pattern: RegExp) => requests.find(([path]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
  expect(when(/pano-sans-headings/)).toBeLessThan(when(firstScript));
  expect(when(firstScript)).toBeLessThan(when(wholeFont));
  expect(await readDrawnFonts(page, 'h1')).toEqual(['PanoSans-ExtraLight']);
  expect(await readDrawnFonts(page, '.prose p')).toEqual([]);

  await page.goto('/category/elektrik-panolari', { referer: page.url() });
  expect(await readDrawnFonts(page, 'h1')).toEqual(['PanoSans-ExtraLight']);
  expect(await readDrawnFonts(page, 'footer p')).toEqual(['PanoSans-ExtraLight']);
  expect(await readTransfer(page, wholeFont)).toEqual([0]);
  expect(watch.problems).toEqual([]);
});

test('only a page that a link of the site led to reads storage before its paint @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const storage = window.sessionStorage;
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (!paint) document.documentElement.dataset.readEarly = '';
        return storage;
      },
    });
  });
  const early = page.locator('html[data-read-early]');
  await page.goto(project);
  await untilStarted(page);
  await expect(early).not.toBeAttached();
  await page.goto('/articles', { referer: page.url() });
  await expect(early).toBeAttached();
});

test('a wide window has the whole font on its first page', async ({ page }) => {
  await page.goto(project);
  await untilStarted(page);
  const fonts = (await readRequests(page)).filter(([path]) => path.endsWith('.woff2')).map(([path]) => path);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((path) => path.includes('headings'))).toEqual([]);
});

test('a font that comes too late for the first paint brings no other fonts', async ({ page }) => {
  const release = await holdRequests(page, wholeFont);
  // A page is loaded only when its font is.
  await page.goto(project, { waitUntil: 'commit' });
  await untilStarted(page);
  expect(await readDrawnFonts(page, 'h1')).toEqual([]);
  release();
  await page.waitForLoadState('networkidle');
  const fonts = (await readRequests(page)).filter(([path]) => path.endsWith('.woff2')).map(([path]) => path);
  expect(fonts.filter((path) => !wholeFont.test(path))).toEqual([]);
});

test('letters beyond those of the two languages are drawn in the face of the site', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.id = 'letters';
    text.style.fontFamily = '"Mona Sans Variable"';
    text.textContent = 'ą{ř}';
    document.body.append(text);
  });
  await expect
    .poll(async () => (await readRequests(page)).filter(([path]) => path.includes('mona-sans-latin')).length)
    .toBe(2);
});

test('a font that the server did not send is asked for again on the next page @phone-only', async ({ page }) => {
  await page.route(wholeFont, (route) => route.fulfill({ status: 503 }));
  const response = page.waitForResponse(wholeFont);
  await page.goto(project);
  await response;
  await page.unroute(wholeFont);
  await page.goto('/articles', { referer: page.url() });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pano.font'))).toBe('1');
  await expect.poll(async () => (await readTransfer(page, wholeFont))[0] ?? 0).toBeGreaterThan(0);
});

test('who saves data gets no font for the next page @phone-only', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(project, { waitUntil: 'networkidle' });
  await untilStarted(page);
  expect((await readRequests(page)).filter(([path]) => wholeFont.test(path))).toEqual([]);
});

test('where storage is forbidden menu, language and form work all the same @phone', async ({ page, watch }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(project);
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(/\/en\//);

  await openContactForm(page, '/contact');
  const form = page.locator('#contact form');
  await form.getByLabel('Full name').fill('Şirin Öğüt');
  await form.getByLabel('E-mail').fill('sirin@ogut.example');
  await form.getByLabel('Message').fill('Depolama kapalı');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been sent!')).toBeVisible();
  expect(watch.problems).toEqual([]);
});

test('a press between two tasks of the first script is carried out once, at once or at their end @phone', async ({
  page,
  watch,
}) => {
  // Each task waits until the test lets it run.
  await page.addInitScript(() => {
    let isHeld = true;
    window.scheduler.yield = async () => {
      if (!isHeld) return;
      document.documentElement.dataset.held = '';
      await new Promise((resolve) => addEventListener('run-next', resolve, { once: true }));
      delete document.documentElement.dataset.held;
    };
    addEventListener('run-all', () => {
      isHeld = false;
      dispatchEvent(new Event('run-next'));
    });
  });
  const send = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  const held = page.locator('html[data-held]');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(project);
  // Places and links first, then the menu, and then it stops before the gallery.
  for (let task = 0; task < 2; task += 1) {
    await expect(held).toBeAttached();
    await send('run-next');
  }
  await expect(held).toBeAttached();

  const menu = page.getByRole('dialog', { name: 'Menü' });
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await expect(menu).toBeVisible();
  // It shows at once and is modal a frame later: before that, Escape does not close it.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const photos = page.locator('.gallery-slide');
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
  await expect(photos.nth(0)).toHaveAttribute('data-current');

  await send('run-all');
  await expect(photos.nth(1)).toHaveAttribute('data-current');
  await untilStarted(page);
  await expect(menu).toBeHidden();
  await expect(photos.nth(1)).toHaveAttribute('data-current');
  expect(watch.problems).toEqual([]);
});

test.describe('before the first script has come', () => {
  test('a press on the menu is carried out when it comes @phone', async ({ page, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequests(page, firstScript);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    expect(watch.problems).toEqual([]);
  });

  test('a language that is chosen stays chosen', async ({ page }) => {
    const release = await holdRequests(page, firstScript);
    await page.goto(project);
    await page.locator('header').first().getByRole('button', { name: 'EN', exact: true }).click();
    release();
    await expect(page).toHaveURL(/\/en\//);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('whoever types at an address with a hash keeps focus, text and place', async ({ page }) => {
    const release = await holdRequests(page, firstScript);
    await page.goto('/#contact');
    const message = page.locator('#contact [name="message"]');
    await message.pressSequentially('Yarım ');
    const before = await page.evaluate(() => scrollY);
    release();
    await untilStarted(page);
    await page.keyboard.type('cümle');
    await expect(message).toHaveValue('Yarım cümle');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a link that is focused fetches the program when it comes', async ({ page }) => {
    const release = await holdRequests(page, firstScript);
    await page.goto('/');
    await page.locator('.site-logo').first().focus();
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });

  test('a first script that fails leaves links, anchors and form as they are @phone', async ({ page }) => {
    await page.route(firstScript, (route) => route.abort());
    await page.goto('/');
    await page.locator('main a[href^="/category/"]').first().click();
    await expect(page).toHaveURL(/\/category\//);
    await expect(page.locator('h1')).toBeVisible();
  });
});
