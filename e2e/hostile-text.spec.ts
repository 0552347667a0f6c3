import { payloads } from '@pano/api/rich-text-payloads';
import type { Page } from '@playwright/test';
import { signIn } from './fixtures';
import { type Api, expect, open, type Stored, test } from './site/site-test';

/** What happens in a browser if an attack runs, or if only the content security policy stops it. */
async function recordAttacks(page: Page): Promise<() => Promise<string[]>> {
  const attacks: string[] = [];
  page.on('dialog', (dialog) => {
    attacks.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => attacks.push(`error ${error.message}`));
  await page.exposeFunction('reportViolation', (text: string) => attacks.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`violation of ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
  // Texts may show pictures of other sites, and nothing else of them; here these requests are aborted.
  await page.route(/\/\/(?:[\w.-]+\.)?(?:x|evil)\.example\//, (route) => {
    if (route.request().resourceType() !== 'image') attacks.push(`request for ${route.request().url()}`);
    return route.abort();
  });
  return async () => {
    // Everything that an attack may have queued has run after one more task of the event loop.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return attacks;
  };
}

/** All payloads but those with a NUL, which the API rejects. */
const attacks = payloads.filter((payload) => !payload.includes('\0'));

/** All attacks as the server stores them, each sanitized on its own, in one text. */
async function hostileText(api: Api, path: string): Promise<string> {
  const cleaned: string[] = [];
  for (const payload of attacks) cleaned.push(String((await api.put(path, { content: payload })).content));
  return cleaned.join('');
}

const created = { visible: true, order: 0 };

/** Text without a place to break a line, such as a long compound word or the link of a map service. */
const endless = 'Elektromekanikkompanzasyontransformatör'.repeat(4);

/** Checks on phone and desktop that nothing scrolls sideways and no text overflows its box. */
async function expectToFit(page: Page, address: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    const cut = await page.locator('h1, h2, h3, p, td, .hero-cta').evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility({ visibilityProperty: true }) && text.clientWidth > 1)
        .filter((text) => getComputedStyle(text).textOverflow !== 'ellipsis')
        .filter((text) => text.scrollWidth > text.clientWidth || text.getBoundingClientRect().right > innerWidth)
        .map((text) => text.outerHTML.slice(0, 160)),
    );
    expect(cut, `${address} at ${width} px`).toEqual([]);
  }
}

test('no known attack in any text runs, and no word is too long for a phone, in the pages, the lists, the editor or a preview', async ({
  page,
  api,
  site,
}) => {
  test.slow();
  const made: string[] = [];
  const make = async (path: string, data: object): Promise<Stored> => {
    const record = await api.post(path, { ...created, ...data });
    made.unshift(`${path}/${record.id}`);
    return record;
  };
  const about = await api.one('/admin/about-section');
  const category = await make('/admin/categories', {
    name: endless.slice(0, 100),
    slug: 'hostile',
    description: endless,
  });
  const publishedAt = '2026-01-01T10:00:00Z';
  const article = await make('/admin/articles', {
    title: endless,
    slug: 'hostile',
    excerpt: endless,
    content: 'keep',
    publishedAt,
  });
  try {
    const text = await hostileText(api, `/admin/articles/${article.id}`);
    await api.put(`/admin/articles/${article.id}`, { content: text });
    const project = { title: endless, slug: 'hostile', categoryId: category.id, description: endless, content: text };
    const slideText = { subtitle: text.slice(0, 4000), description: text.slice(0, 4000) };
    const slide = { title: endless, ctaText: endless.slice(0, 100), ...slideText, active: true };
    const { id: projectId } = await make('/admin/projects', project);
    const { id: pageId } = await make('/admin/pages', { title: endless, slug: 'hostile', content: text });
    const { id: slideId } = await make('/admin/hero-sections', slide);
    await api.put(`/admin/about-section/${about.id}`, { content: `<p>1</p><p>2</p><p>3</p>${text}` });

    const attacks = await recordAttacks(page);
    for (const address of ['/articles/hostile', '/category/hostile', '/proje/hostile', '/sayfa/hostile', '/']) {
      await open(page, address);
      await expect(page.locator('main').getByText('keep').first()).toBeAttached();
      await expectToFit(page, address);
      expect(await attacks(), address).toEqual([]);
    }
    // The code that checks the form is loaded with its first use.
    await page.locator('#contact form').getByRole('button', { name: 'Gönder' }).click();
    await expect(page.locator('#contact form [aria-invalid=true]').first()).toBeVisible();
    expect(await attacks(), 'contact form').toEqual([]);
    await signIn(page);
    for (const address of [
      `/admin/articles/${article.id}`,
      `/admin/projects/${projectId}/edit`,
      `/admin/pages/${pageId}/edit`,
      `/admin/hero-sections/${slideId}/edit`,
    ]) {
      await page.goto(`${site.url}${address}`);
      const editor = page.locator('[contenteditable=true]').first();
      await expect(editor, address).toContainText('keep');
      await expectToFit(page, address);
      expect(await attacks(), address).toEqual([]);
    }
    for (const list of ['articles', 'projects', 'categories', 'pages']) {
      await page.goto(`${site.url}/admin/${list}`);
      await expect(page.getByText(endless.slice(0, 100)).filter({ visible: true }).first()).toBeVisible();
      await expectToFit(page, list);
    }
  } finally {
    for (const path of made) await api.remove(path);
    await api.put(`/admin/about-section/${about.id}`, { content: about.content });
  }
});

test('no known attack runs when it is pasted unchanged, not even without the content security policy', async ({
  browser,
  site,
}) => {
  // With the policy a browser would report attributes of the parsed document as well, and stop what runs.
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.url, locale: 'tr-TR' });
  const page = await context.newPage();
  const attacks = await recordAttacks(page);
  await signIn(page);
  await page.goto('/admin/articles/new');
  const editor = page.locator('[contenteditable=true]').first();
  await editor.click();
  await editor.evaluate((element, all) => {
    for (const html of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, payloads);
  await expect(editor).toContainText('keep');
  const hostile =
    'script, iframe, object, embed, svg, math, style, form, input, [onerror], [onclick], [onload], [href^="java" i]';
  await expect(editor.locator(hostile)).toHaveCount(0);
  expect(await attacks()).toEqual([]);
  await context.close();
});
