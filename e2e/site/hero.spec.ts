import type { Page } from '@playwright/test';
import {
  type Api,
  expect,
  holdProgram,
  open,
  openPaused,
  preferReducedMotion,
  swipe,
  test,
  untilHydrated,
} from './site-test';

const titles = [
  'Bursa’da elektriğin projesi de panosu da tek ekipten',
  'Üretim dursun istemeyiz',
  'Otoparkınız elektrikli araca hazır mı?',
  'Gece de iyi görünen yapılar',
];
const [first = '', second = '', , last = ''] = titles;

test('every five seconds the next slide shows, and after the last the first; not while the slider is paused, pointed at or focused, in a hidden tab or with reduced motion', async ({
  page,
}) => {
  await openAtFirst(page);
  const heading = page.locator('#home h1');
  for (const [index, title] of [...titles.slice(1), first].entries()) {
    await page.clock.runFor(4900);
    await expect(heading).toHaveText(titles[index] ?? '');
    await page.clock.runFor(100);
    await expect(heading).toHaveText(title);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  const stays = async (title: string) => {
    await page.clock.runFor(11_000);
    await expect(heading).toHaveText(title);
  };
  await page.locator('#home').hover();
  await stays(first);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(heading).toHaveText(second);
  await page.getByRole('button', { name: 'Önceki slayt' }).focus();
  await page.keyboard.press('Tab');
  await stays(second);
  await page.locator('header .site-logo').focus();
  await page.clock.runFor(5000);
  await expect(heading).toHaveText(titles[2] ?? '');
  await page.getByRole('button', { name: 'Otomatik geçişi duraklat' }).click();
  await page.mouse.move(0, 0);
  await page.locator('header .site-logo').focus();
  await stays(titles[2] ?? '');
  await page.getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await page.mouse.move(0, 0);
  await page.locator('header .site-logo').focus();
  await page.clock.runFor(5000);
  await expect(heading).toHaveText(last);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await stays(last);
  await setHidden(false);
  await page.clock.runFor(5000);
  await expect(heading).toHaveText(first);
  await preferReducedMotion(page);
  await stays(first);
});

test('arrows, dots and keys choose a slide, around both ends; the present dot is marked', async ({ page }) => {
  // On a slow machine the slider would move on by itself before the first press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const heading = page.locator('#home h1');
  const dots = page.getByRole('button', { name: /^\d\. slayt$/ });
  await expect(dots).toHaveCount(4);
  await page.getByRole('button', { name: 'Önceki slayt' }).click();
  await expect(heading).toHaveText(last);
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Sonraki slayt' }).click();
  await expect(heading).toHaveText(first);
  await dots.nth(2).click();
  await expect(heading).toHaveText(titles[2] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(second);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(last);
  await expect(page.locator('#home h1')).toBeVisible();
});

test('swiping leads to the next slide and back, around both ends, and opens no link @phone', async ({ page }) => {
  // On a slow machine the slider would move on by itself before the first press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const heading = page.locator('#home h1');
  const viewport = page.locator('#home .hero-viewport');
  await swipe(page, viewport, 180);
  await expect(heading).toHaveText(last);
  await swipe(page, viewport, -180);
  await expect(heading).toHaveText(first);
  await swipe(page, viewport, -180);
  await expect(heading).toHaveText(second);
  await expect(page).toHaveURL(/\/$/);
});

test('the whole slide is a link, at least 600 px and four fifths of the window high', async ({ page }) => {
  await openAtFirst(page);
  await expect(page.locator('#home .hero-slide').first()).toHaveCSS('transition-duration', '0.6s');
  const link = page.locator('#home .hero-slide:not([inert]) a');
  await expect(link).toContainText(first);
  await expect(link).toContainText('Teklif Al');
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [hero, slide] = [await page.locator('#home').boundingBox(), await link.boundingBox()];
    expect(hero?.height).toBeGreaterThanOrEqual(Math.max(600, Math.floor(height * 0.8)));
    expect(slide?.width).toBe(hero?.width);
    expect(slide?.height ?? 0).toBeGreaterThanOrEqual((hero?.height ?? 0) - 1);
  }
  await page.clock.resume();
  await link.click({ position: { x: 20, y: 300 } });
  await expect(page).toHaveURL(/\/#contact$/);
});

test('a single slide has no controls and does not change; missing values are filled in', async ({ page, api }) => {
  const stored = await allSlides(api);
  await showOnly(api, [], stored);
  const bare = await api.post('/admin/hero-sections', { title: 'Tek slayt', active: true });
  try {
    await openPaused(page, '/');
    await expect(page.locator('#home h1')).toHaveText('Tek slayt');
    const link = page.locator('#home a');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', '/#contact');
    await expect(link).toContainText('Detaylı Bilgi');
    await expect(page.locator('#home img').first()).toHaveAttribute('src', /.+/);
    await expect(page.locator('#home button')).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(page.locator('#home h1')).toHaveText('Tek slayt');
  } finally {
    await api.remove(`/admin/hero-sections/${bare.id}`);
    await showOnly(api, stored, stored);
  }
});

test('without an active slide a built-in one shows, in both languages', async ({ read, blank: page, api }) => {
  const stored = await allSlides(api);
  await showOnly(api, [], stored);
  try {
    for (const { path, title, call } of [
      { path: '/', title: /Bursa.*elektrik/, call: 'Hakkımızda' },
      { path: '/en', title: /Electrical.*Bursa/, call: 'About us' },
    ]) {
      await read(path);
      await expect(page.locator('#home h1')).toHaveText(title);
      const link = page.locator('#home a');
      await expect(link).toHaveAttribute('href', path === '/' ? '/#about' : '/en#about');
      await expect(link).toContainText(call);
      await expect(page.locator('#home button')).toHaveCount(0);
    }
  } finally {
    await showOnly(api, stored, stored);
  }
});

/** Opens the page with a stopped clock, the first slide visible and nothing that pauses the slider. */
async function openAtFirst(page: Page): Promise<void> {
  await openPaused(page, '/');
  await page.getByRole('button', { name: '1. slayt' }).click();
  await page.mouse.move(0, 0);
  await expect(page.locator('#home h1')).toHaveText(first);
}

test('the slider works before the program has come, and hydration changes nothing of it', async ({ page }) => {
  const release = await holdProgram(page);
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.goto('/');
  await expect(page.locator('#home')).toHaveAttribute('data-running');
  await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
  const heading = page.locator('#home h1');
  await page.getByRole('button', { name: '4. slayt' }).click();
  await page.mouse.move(0, 0);
  await expect(heading).toHaveText(last);
  await page.clock.runFor(5000);
  await expect(heading).toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(second);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.getByRole('button', { name: 'Otomatik geçişi duraklat' }).click();
  await page.mouse.move(0, 0);
  // The frame behind which the neighbours of the slide are marked.
  await page.clock.runFor(100);
  await page.clock.resume();
  const changes = page.evaluate(countChanges);
  release();
  await untilHydrated(page);
  expect(await changes).toEqual([]);
  await expect(heading).toHaveText(second);
  await expect(page.getByRole('button', { name: '2. slayt' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Sonraki slayt' }).click();
  await expect(page.getByRole('button', { name: '3. slayt' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await expect(page.getByRole('button', { name: 'Otomatik geçişi duraklat' })).toBeVisible();
});

/** What hydration writes into the slider. */
function countChanges(): Promise<string[]> {
  const changes: string[] = [];
  const slider = document.querySelector('#home');
  const observed = { attributes: true, characterData: true, childList: true, subtree: true };
  if (slider) {
    new MutationObserver((records) => {
      for (const { type, attributeName } of records) changes.push(attributeName ?? type);
    }).observe(slider, observed);
  }
  return new Promise((resolve) => {
    const whenHydrated = new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-hydrated')) resolve(changes);
    });
    whenHydrated.observe(document.documentElement, { attributes: true });
  });
}

const allSlides = (api: Api) => api.list('/admin/hero-sections?limit=50');

async function showOnly(api: Api, shown: { id: number }[], all: { id: number }[]): Promise<void> {
  for (const slide of all) {
    await api.put(`/admin/hero-sections/${slide.id}`, { active: shown.some(({ id }) => id === slide.id) });
  }
}

test('the texts of two slides are never visible together while they cross-fade, also when slides are chosen quickly', async ({
  page,
}) => {
  await open(page, '/');
  await page.mouse.move(0, 0);
  const next = page.getByRole('button', { name: 'Sonraki slayt' });
  await next.focus();
  for (const wait of [0, 100, 300]) {
    await page.waitForFunction(() => document.querySelector('#home')?.getAnimations({ subtree: true }).length === 0);
    const most = page.evaluate(countVisibleTexts);
    await next.press('Enter');
    if (wait > 0) {
      await page.waitForTimeout(wait);
      await next.press('Enter');
    }
    expect(await most, `${wait} ms between two steps`).toBe(1);
  }
});

/** The most slides whose text was visible in one frame, until all transitions have ended. */
function countVisibleTexts(): Promise<number> {
  const seen: number[] = [];
  const isVisible = (text: Element) => {
    const { opacity, visibility } = getComputedStyle(text);
    const slide = getComputedStyle(text.closest('.hero-slide') ?? text).opacity;
    return visibility === 'visible' && Number(opacity) * Number(slide) > 0.02;
  };
  const start = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      seen.push([...document.querySelectorAll('.hero-text')].filter(isVisible).length);
      if (performance.now() - start < 1600) requestAnimationFrame(look);
      else resolve(Math.max(...seen));
    };
    look();
  });
}
