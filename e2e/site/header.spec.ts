import { findViolations } from '../accessibility';
import { untilStarted, untilState } from './program-phases';
import { expect, gapBelowHeader, open, test } from './site-test';

const items = {
  '/': ['Ana Sayfa', 'Projelerimiz', 'Hizmetler', 'Makaleler', 'Hakkımızda', 'İletişim'],
  '/en': ['Home', 'Projects', 'Services', 'Articles', 'About', 'Contact'],
};
const hashes = ['', '#categories', '#services', '#articles', '#about', '#contact'];

for (const [path, texts] of Object.entries(items)) {
  test(`${path}: the menu names the sections in their order and each leads to its anchor`, async ({ read }) => {
    const { page } = await read(path);
    const links = page.locator('header .main-nav a');
    await expect(links).toHaveText(texts);
    const prefix = path === '/' ? '/' : '/en';
    for (const [index, hash] of hashes.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `${prefix}${hash}`);
    }
    const quote = page.locator('header').getByRole('link', { name: path === '/' ? 'Teklif Al' : 'Get a quote' });
    await expect(quote).toHaveAttribute('href', `${prefix}#contact`);
    await expect(page.locator('header .site-logo img')).toHaveAttribute('alt', 'Örnek Elektrik');
  });
}

test('an item scrolls its section to just below the header, puts its hash into the URL and is marked; logo and home item scroll to the top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const nav = page.locator('header .main-nav');
  await expect(nav.locator('[aria-current]')).toHaveText('Ana Sayfa');
  for (const [name, id] of [
    ['Hizmetler', 'services'],
    ['Makaleler', 'articles'],
    ['Hakkımızda', 'about'],
    ['Projelerimiz', 'categories'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect.poll(() => gapBelowHeader(page, id)).toBe(0);
    await expect(nav.locator('[aria-current]')).toHaveText(name);
  }
  await page.locator('header').getByRole('link', { name: 'Teklif Al' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(nav.locator('[aria-current]')).toHaveText('İletişim');
  await page.goBack();
  await expect(nav.locator('[aria-current]')).toHaveText('Projelerimiz');
  await page.evaluate(() => {
    location.hash = '#services';
  });
  await expect(nav.locator('[aria-current]')).toHaveText('Hizmetler');
  await expect.poll(() => gapBelowHeader(page, 'services')).toBe(0);

  await page.locator('header .site-logo').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/$/);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.locator('header').getByRole('link', { name: 'Ana Sayfa', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('from another page an item leads home to its section', async ({ page }) => {
  await open(page, '/en/articles');
  await page.locator('header .main-nav a').nth(2).click();
  await expect(page).toHaveURL(/\/en#services$/);
  await expect.poll(() => gapBelowHeader(page, 'services')).toBe(0);
});

test('a URL with a hash opens at its section; an unknown hash has no effect @phone', async ({ page }) => {
  await open(page, '/#articles');
  await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
  await page.goto('about:blank');
  await open(page, '/#boyle-bir-bolum-yok');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('/contact is the home page at its contact section and keeps its address', async ({ page }) => {
  await open(page, '/contact');
  await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('#services')).toBeAttached();
  await expect(page.locator('.main-nav [aria-current]')).toHaveText('İletişim');
});

test('the logo is 48 px high and at most 200 px wide; dark grounds show the version made for them', async ({
  page,
  api,
}) => {
  const { logoUrl } = await api.one('/admin/settings/company');
  const show = async (change: Record<string, string>) => {
    await api.put('/admin/settings/company', change);
    await page.goto('/');
  };
  const logo = page.locator('header .site-logo img');
  const footerLogo = page.locator('footer .logo img');
  try {
    for (const [url, width] of [
      ['/art/brand-kivora.svg', 112],
      ['/art/map-place.svg', 144],
      ['/art/logo.svg', 200],
    ] as const) {
      await show({ logoUrl: url });
      await expect(logo).toHaveCSS('height', '48px');
      const box = await logo.boundingBox();
      expect(box?.width, url).toBeLessThanOrEqual(200);
      expect(box?.width, url).toBeGreaterThan(width - 3);
    }
    await show({ logoUrl: '/art/brand-kivora.svg' });
    await expect(footerLogo).toHaveAttribute('src', '/art/brand-kivora.svg');
    await show({ logoDarkUrl: '/art/mark-light.svg' });
    await expect(footerLogo).toHaveAttribute('src', '/art/mark-light.svg');
    await expect(footerLogo).not.toHaveClass(/logo-plate/);
    await expect(logo).toHaveAttribute('src', '/art/brand-kivora.svg');
  } finally {
    await api.put('/admin/settings/company', { logoUrl, logoDarkUrl: null });
  }
});

test('the menu leaves out sections that are switched off', async ({ read, blank, api }) => {
  const about = await api.one('/admin/about-section');
  const texts = (hidden: string) => items['/'].filter((text) => text !== hidden);
  const links = blank.locator('header .main-nav a');
  for (const [setting, text] of [
    ['home_show_categories', 'Projelerimiz'],
    ['home_show_services', 'Hizmetler'],
    ['home_show_articles', 'Makaleler'],
  ] as const) {
    await api.put('/admin/settings/home', { [setting]: false });
    try {
      await read('/');
      await expect(links).toHaveText(texts(text));
    } finally {
      await api.put('/admin/settings/home', { [setting]: true });
    }
  }
  await api.put(`/admin/about-section/${about.id}`, { visible: false });
  try {
    await read('/');
    await expect(links).toHaveText(texts('Hakkımızda'));
  } finally {
    await api.put(`/admin/about-section/${about.id}`, { visible: true });
  }
});

test('the menu opens over the page, traps the focus, closes by Escape or a choice, and passes axe @phone-only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menü', exact: true });
  await expect(page.locator('header .main-nav')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.locator('nav a')).toHaveText(items['/']);
  expect(await findViolations(page)).toEqual([]);
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the focus may be in the browser's own controls.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName)).not.toBe(undefined);
    const outside = await page.evaluate(() => document.activeElement?.matches('body > * :not(dialog *):not(dialog)'));
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Makaleler' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/#articles$/);
  await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
});

test('the menu is on the screen a frame before everything else is inert, also if it is closed within that frame @phone-only', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
  await page.goto('/');
  await untilStarted(page);
  const button = page.locator('.menu-button');
  const menu = page.locator('#menu');
  const readState = () =>
    menu.evaluate((dialog) => ({
      isOpen: dialog.hasAttribute('open'),
      isModal: dialog.matches(':modal'),
      isLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
    }));
  const closed = { isOpen: false, isModal: false, isLocked: false };

  await button.tap();
  expect(await readState()).toEqual({ ...closed, isOpen: true });
  const cover = await menu.evaluate((dialog) =>
    [2, innerHeight / 2, innerHeight - 2].every((y) => dialog.contains(document.elementFromPoint(innerWidth / 2, y))),
  );
  expect(cover).toBe(true);
  await untilState(page, async () => (await readState()).isLocked);
  expect(await readState()).toEqual({ isOpen: true, isModal: true, isLocked: true });
  await menu.getByRole('button', { name: 'Menüyü kapat' }).tap();
  await expect.poll(readState).toEqual(closed);
  await expect(button).toBeFocused();

  await button.tap();
  await menu.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.clock.runFor(100);
  expect(await readState()).toEqual(closed);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await untilState(page, async () => (await readState()).isLocked);
  await page.clock.runFor(100);
  await page.keyboard.press('Escape');
  await expect.poll(readState).toEqual(closed);
  await expect(button).toBeFocused();
});
