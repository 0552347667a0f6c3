import type { Page } from '@playwright/test';
import { inLanguage, languages, missing, publicPages } from './public-pages';
import { expect, open, test } from './site-test';

const project = '/proje/16-araclik-sarj-otoparki';

test.beforeEach(async ({ page }) => {
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 990 });
  await page.emulateMedia({ media: 'print' });
});

test('on paper every page is dark text on white, without header and buttons, and as wide as the paper', async ({
  page,
}) => {
  test.slow();
  for (const addresses of [...publicPages, missing]) {
    for (const language of languages) {
      await open(page, inLanguage(addresses, language));
      await expectPaper(page, addresses.path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('info@ornekelektrik.example');
    }
  }
});

test('on paper the maintenance page shows its texts and the telephone number', async ({ page, api }) => {
  await api.put('/admin/settings/site-offline', { siteOffline: true });
  try {
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText('Bakımdayız');
    await expectPaper(page, 'maintenance');
    const phone = page.locator('a[href^="tel:"]');
    await expect(phone).toBeVisible();
    const { content } = await phone.evaluate((link) => ({ content: getComputedStyle(link, '::after').content }));
    expect(content).toMatch(/tel:\+?\d+/);
  } finally {
    await api.put('/admin/settings/site-offline', { siteOffline: false });
  }
});

test('on paper a project shows all of its photos, loaded and beside each other', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await open(page, project);
  const photos = page.locator('.gallery img');
  const count = await photos.count();
  expect(count).toBeGreaterThan(2);
  // Printing makes the browser fetch the photos that were too far from the window to be needed yet.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  for (let index = 0; index < count; index += 1) {
    await expect(photos.nth(index)).toBeVisible();
    const loaded = () => photos.nth(index).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
    await expect.poll(loaded).toBeGreaterThan(0);
  }
  const boxes = await photos.evaluateAll((all) =>
    all.map((image) => {
      const { x, y, right, bottom } = image.getBoundingClientRect();
      return { x, y, right, bottom };
    }),
  );
  for (const [index, one] of boxes.entries()) {
    expect(one.right - one.x).toBeGreaterThan(200);
    for (const other of boxes.slice(index + 1)) {
      expect(one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y).toBe(true);
    }
  }
});

test('on paper links are followed by their addresses', async ({ page, api, site }) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const stored = await api.post('/admin/projects', {
    categoryId: category?.id,
    title: 'Bağlantılı proje',
    slug: 'baglantili-proje',
    content:
      '<p><a href="https://example.com/uzun">Dış</a> <a href="/sayfa/gizlilik">İç</a> <a href="mailto:a@b.example">Yazın</a></p>',
  });
  const printed = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll(/" ?"|"/g, ''));
  try {
    await open(page, '/proje/baglantili-proje');
    expect(await printed('Dış')).toBe(' (https://example.com/uzun)');
    expect(await printed('İç')).toBe(` (${site.url}/sayfa/gizlilik)`);
    expect(await printed('Yazın')).toBe(' (mailto:a@b.example)');
    await open(page, '/en/articles');
    expect(await printed('Where does the bill')).toContain(`${site.url}/en/articles/`);
    await page.emulateMedia({ media: 'screen' });
    expect(await printed('Where does the bill')).not.toContain('/articles/');
  } finally {
    await api.remove(`/admin/projects/${stored.id}`);
  }
});

async function expectPaper(page: Page, name: string): Promise<void> {
  const unwanted = page.locator('.site-header, .contact-bar, button, form, .has-lever');
  await expect(unwanted.filter({ visible: true }), name).toHaveCount(0);
  expect(await page.evaluate(findDark), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(680);
}

/** What would print a ground other than white, or text that is hard to read on it. */
function findDark(): string[] {
  const read = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([r = 0, g = 0, b = 0]: number[]) => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('svg, script')) continue;
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo || null);
      if (pseudo && (style.content === 'none' || style.content === 'normal')) continue;
      const ground = read(style.backgroundColor);
      const hasGround = (ground[3] ?? 1) > 0.1 && luminance(ground) < 0.95;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isPale = (pseudo !== '' || hasText) && luminance(read(style.color)) > 0.4;
      if (hasGround || style.backgroundImage !== 'none' || isPale) {
        problems.push(`${element.tagName}.${element.className}${pseudo}: ${style.color} on ${style.background}`);
      }
    }
  }
  return problems;
}
