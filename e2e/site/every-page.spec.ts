import { gzipSync } from 'node:zlib';
import { sitePages } from '@pano/api/addresses';
import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { holdRequests } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { inLanguage, languages, missing, publicPages } from './public-pages';
import { expect, test, untilHydrated } from './site-test';

const privacyNotice = {
  path: '/sayfa/aydinlatma-metni',
  english: '/en/page/privacy-notice',
  heading: { tr: 'Aydınlatma Metni', en: 'Privacy Notice' },
};
const categories = {
  path: '/category',
  english: '/en/category',
  heading: { tr: 'Projelerimiz', en: 'Projects' },
};
const brands = {
  path: '/brands',
  english: '/en/brands',
  heading: { tr: 'Markalar & Partnerler', en: 'Brands & Partners' },
};
const pages = [...publicPages, categories, brands, privacyNotice, missing];

test('every kind of page is among those that are opened here', () => {
  // The home page once more, at its form.
  const { contact: _, ...kinds } = sitePages;
  const matches = (kind: string) => new RegExp(`^${kind.replace(':slug', '[^/]+')}$`);
  expect(Object.values(kinds).filter((kind) => !pages.some(({ path }) => matches(kind).test(path)))).toEqual([]);
});

// Language and screen size are independent of each other, so each page is tested once in each language and once on each size.
test('every page, in Turkish on a wide screen and in English on a phone, is complete as sent, requests no more data, stores only the detected language in the browser, passes axe, at no width scrolls sideways or hides its last line, and can be read at 320 px with wider text @phone', async ({
  page,
  context,
  watch,
  isMobile,
}) => {
  test.slow();
  const language = isMobile ? 'en' : 'tr';
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const { path, english, heading } of pages) {
    const address = inLanguage({ path, english }, language);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(path === missing.path ? 404 : 200);
    await untilHydrated(page);
    await readToTheEnd(page);
    await expect(page.locator('h1')).toHaveText(heading[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark), address).toHaveCount(1);
    }
    expect(await page.locator('img:not([alt])').count(), address).toBe(0);
    expect(watch.problems.filter((problem) => path !== missing.path || !problem.includes('status of 404'))).toEqual([]);
    expect(watch.dataRequests, address).toEqual([]);
    expect(watch.foreignRequests, address).toEqual([]);
    expect(await context.cookies(), address).toEqual([]);
    // The language of the browser, also on English addresses.
    expect(await page.evaluate(() => Object.entries(localStorage)), address).toEqual([['i18nextLng', 'tr']]);
    const storedNames = await page.evaluate(() => Object.keys(sessionStorage));
    // The scroll position, for going back, and that the font is loaded; both end with the tab.
    expect(storedNames.filter((name) => !['pano.font', 'pano.scroll'].includes(name))).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await findViolations(page), address).toEqual([]);
    await expectReadableWhenNarrow(page);
    for (const width of [320, 390, 768, 1280, 1920, window.width]) {
      await page.setViewportSize({ ...window, width });
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      // Again if the page grows while sections near its end are laid out.
      await expect.poll(() => lastLinesCovered(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('the skip link is the first thing the keyboard reaches and leads to the content', async ({ page }) => {
  await page.goto('/articles');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the loading overlay shows only if data is still missing after 300 ms, and disappears when it has arrived', async ({
  page,
}) => {
  await page.goto('/articles');
  await untilHydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/articles\.bySlug/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('click'), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector('.loading-overlay')) performance.mark('overlay');
    }).observe(document.body, { childList: true, subtree: true });
  });
  const overlay = page.getByText('İçerik yükleniyor...');
  await page.locator('main a.card').first().click();
  await expect(overlay).toBeVisible();
  const waited = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('overlay') - at('click');
  });
  expect(waited).toBeGreaterThanOrEqual(300);
  release();
  await expect(page.locator('article')).toBeVisible();
  await expect(overlay).toHaveCount(0);

  // The same page in another language is read on until its texts are there.
  await page.goBack();
  await expect(page.locator('main a.card').first()).toBeVisible();
  let releaseEnglish = () => {};
  const english = new Promise<void>((resolve) => {
    releaseEnglish = resolve;
  });
  await page.route(/articles\.listPublished/, async (route) => {
    await english;
    await route.continue();
  });
  const asked = page.waitForRequest(/articles\.listPublished/);
  await page.clock.install();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await link.click();
  await asked;
  await page.clock.fastForward(5000);
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.loading-overlay')).toHaveCount(0);
  await expect(page.locator('main .card-title').last()).toHaveAttribute('lang', 'tr');
  releaseEnglish();
  await expect(page.locator('main .card-title').last()).toHaveAttribute('lang', 'en');
});

test('the frame changes its language together with the page, however soon its own texts are there', async ({
  page,
}) => {
  await page.goto('/en/articles');
  await untilHydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Türkçe' }).click();
  await footer.getByRole('link', { name: 'Hizmetler' }).click();
  await expect(page).toHaveURL(/\/#services$/);
  const release = await holdRequests(page, /\/trpc\//);
  const asked = page.waitForRequest(/\/trpc\//);
  await footer.getByRole('link', { name: 'English' }).click();
  await asked;
  // Until nothing is left to do but to wait for the data.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  await expect(footer.getByRole('link', { name: 'English' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#services h2')).toHaveText('Services');
});

test('a page lists the code of its route and the texts of its language, so that they are fetched with the program', async ({
  request,
}) => {
  const routes = [
    ['/', 'site'],
    ['/proje/16-araclik-sarj-otoparki', 'project.route'],
    ['/category/elektrik-panolari', 'category.route'],
    ['/articles', 'article-list.route'],
    ['/articles/pano-ne-zaman-yenilenir', 'article.route'],
    ['/sayfa/gizlilik', 'page.route'],
    [missing.path, 'not-found.route'],
  ] as const;
  for (const [path, chunk] of routes) {
    for (const language of languages) {
      const html = await (await request.get(language === 'tr' ? path : `/en${path}`)).text();
      const files = programOf(html).match(/\/assets\/[^ <]+/g) ?? [];
      expect(
        files.some((file) => file.includes(`/${chunk}`)),
        path,
      ).toBe(true);
      const code = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
      const word = language === 'tr' ? 'Ana Sayfa' : 'Get a quote';
      expect(
        code.filter((text) => text.includes(word)),
        path,
      ).toHaveLength(1);
    }
  }
});

test('until the first paint the program does not compete with styles, font and first picture for the connection', async ({
  request,
}) => {
  for (const path of ['/', '/proje/16-araclik-sarj-otoparki', '/articles/pano-ne-zaman-yenilenir', missing.path]) {
    const html = await (await request.get(path)).text();
    // The browser does not load what is in a template.
    const program = programOf(html);
    expect(program, path).toContain('/assets/entry-client-');
    const asked = html.replace(program, '');
    expect(asked, path).not.toMatch(/rel="modulepreload"|as="script"/);
    // One script in the page, which waits for the paint and imports one file.
    const scripts = [...asked.matchAll(/<script(?![^>]*(?:json|speculationrules))([^>]*)>(.*?)<\/script>/gs)];
    expect(
      scripts.map(([, attributes]) => attributes),
      path,
    ).toEqual(['']);
    const inPage = scripts[0]?.[2] ?? '';
    expect(inPage, path).toMatch(/\.observe\(\{type:.paint.,buffered:/);
    const imported = [...inPage.matchAll(/import\(.([\w/.-]+).\)/g)].map(([, file]) => file ?? '');
    expect(imported, path).toHaveLength(1);
    const code = await (await request.get(imported[0] ?? '')).text();
    expect(gzipSync(inPage + code, { level: 9 }).length, path).toBeLessThanOrEqual(6 * 1024);
    expect(code, path).not.toMatch(/(?:^|;)import[{"*\w]/);
    const fonts = [...asked.matchAll(/<link rel="preload"[^>]* as="font"[^>]* media="([^"]+)"/g)];
    expect(
      fonts.map(([, media]) => media),
      path,
    ).toEqual(['(min-width: 48rem)', '(max-width: 47.99rem)']);
  }
});

const programOf = (html: string) => /<template id="program">.*?<\/template>/.exec(html)?.[0] ?? '';

test('the largest picture of the first screen is fetched at once, before those below', async ({ request }) => {
  for (const [path, first] of [
    ['/', 'class="hero-image"'],
    ['/category/elektrik-panolari', 'class="card-img"><img'],
    ['/proje/16-araclik-sarj-otoparki', 'class="gallery-slide'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const start = html.lastIndexOf('<', html.indexOf(first));
    const image = /<img[^>]*>/.exec(html.slice(start))?.[0];
    expect(image, path).toMatch(/fetchpriority="high"/i);
    expect(image, path).not.toContain('loading="lazy"');
  }
});

/** Scrolls to the end and back, so that everything is loaded that comes into view. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Two frames: an element comes into view, then its content is requested.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** The text that the floating button, on phones the bar, covers at the end of the page. */
const lastLinesCovered = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const selector = innerWidth > 768 ? '.whatsapp-button' : '.contact-bar';
    const button = document.querySelector(selector)?.getBoundingClientRect();
    if (!button?.width) throw new Error('Nothing floats');
    return [...document.querySelectorAll('.footer-end > *')]
      .filter((text) => {
        const { right, top, bottom } = text.getBoundingClientRect();
        return right > button.left && bottom > button.top && top < button.bottom;
      })
      .map((text) => text.textContent);
  });
