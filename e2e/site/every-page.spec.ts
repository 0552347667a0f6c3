import { headingIn, inLanguage, languages, missing, screens } from './screens';
import { expect, test, untilAlive } from './site-test';

const widths = [320, 390, 768, 1280, 1920];

for (const { path, heading } of screens) {
  test(`${path} comes whole and quiet, and no width scrolls it sideways @phone`, async ({ page, watch, isMobile }) => {
    for (const language of languages) {
      const answer = await page.goto(inLanguage(path, language));
      expect(answer?.status()).toBe(200);
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toHaveText(headingIn(heading, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      expect(await page.locator('img:not([alt])').count()).toBe(0);
      expect(watch.problems).toEqual([]);
      expect(watch.dataRequests).toEqual([]);
      expect(watch.strangers).toEqual([]);
      for (const width of isMobile ? [390] : widths) {
        await page.setViewportSize({ width, height: 800 });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(tooWide, `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the skip link is the first thing the keyboard reaches and leads to the content', async ({ page }) => {
  await page.goto('/articles');
  await untilAlive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the overlay shows only when data is still missing after 300 ms, and goes away with it', async ({ page }) => {
  await page.goto('/articles');
  await untilAlive(page);
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
});

test('the page of an unknown address stands in the frame without a failure @phone', async ({ page, watch }) => {
  for (const language of languages) {
    await page.goto(inLanguage(missing.path, language));
    await untilAlive(page);
    await expect(page.locator('h1')).toHaveText(missing.heading[language]);
    expect(watch.problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
    expect(watch.dataRequests).toEqual([]);
  }
});

test('a page names the code of its route and the texts of its language, so that they come with the program', async ({
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
      const html = await (await request.get(inLanguage(path, language))).text();
      const files = [...programOf(html).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? '');
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

test('until a page stands on the screen its program takes nothing from the styles, the font and the first picture', async ({
  request,
}) => {
  for (const path of ['/', '/proje/16-araclik-sarj-otoparki', '/articles/pano-ne-zaman-yenilenir', missing.path]) {
    const html = await (await request.get(path)).text();
    // The browser leaves alone what stands in a template.
    const program = programOf(html);
    expect(program, path).toContain('<link rel="modulepreload"');
    const asked = html.replace(program, '');
    expect(asked, path).not.toMatch(/rel="modulepreload"|as="script"/);
    const scripts = [...asked.matchAll(/<script(?![^>]*json)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts, path).toEqual([expect.stringContaining('type="module" fetchpriority="low"')]);
    const first = await request.get(/ src="([^"]+)"/.exec(scripts[0] ?? '')?.[1] ?? '');
    const code = await first.text();
    expect(code.length, path).toBeLessThan(4096);
    expect(code, path).not.toMatch(/(?:^|;)import[{"*\w]/);
    const fonts = [...asked.matchAll(/<link rel="preload"[^>]* as="font"/g)];
    expect(fonts, path).toHaveLength(1);
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
