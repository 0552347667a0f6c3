import { findViolations } from '../accessibility';
import { expect, moveFingers, open, openPaused, preferReducedMotion, swipe, test } from './site-test';

const path = '/proje/16-araclik-sarj-otoparki';
const title = '16 araçlık şarj otoparkı';

test('a project shows its category, its location and its text without pictures', async ({ read, api }) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const project = await api.post('/admin/projects', {
    categoryId: category?.id,
    title: 'Metinli proje',
    slug: 'metinli-proje',
    description: 'Kısa açıklama',
    location: 'Nilüfer, Bursa',
    content: '<p>Önce</p><p><img src="/art/project-ges.svg" alt="x"></p><p>Sonra</p>',
  });
  try {
    const { page } = await read('/proje/metinli-proje');
    const crumbs = page.getByRole('navigation', { name: 'Konum' });
    await expect(crumbs.locator('li')).toHaveText(['Ana Sayfa', String(category?.name), 'Metinli proje']);
    await expect(crumbs.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', '/');
    await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', `/category/${category?.slug}`);
    await expect(page.locator('h1')).toHaveText('Metinli proje');
    await expect(page.locator('main')).toContainText('Kısa açıklama');
    await expect(page.locator('main')).toContainText('Nilüfer, Bursa');
    await expect(page.locator('main .prose')).toHaveText('ÖnceSonra');
    await expect(page.locator('main .prose img')).toHaveCount(0);
    await expect(page.locator('main')).toContainText('Bu proje için resim bulunmamaktadır.');
    await expect(page.getByRole('button', { name: 'Tam Ekran' })).toHaveCount(0);
  } finally {
    await api.remove(`/admin/projects/${project.id}`);
  }
});

test('the gallery changes every five seconds, by arrows and by dots; not by itself while it is paused, pointed at or focused, in a hidden tab or with reduced motion', async ({
  page,
}) => {
  await openPaused(page, path);
  const gallery = page.getByRole('region', { name: 'Proje görselleri' });
  const dots = gallery.getByRole('button', { name: /^\d\. görsel$/ });
  const present = gallery.locator('button[aria-current="true"]');
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  expect((await gallery.locator('.gallery-viewport').boundingBox())?.height).toBe(500);
  await dots.first().click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expect(present).toHaveAccessibleName('1. görsel');
  await page.clock.runFor(5500);
  await expect(present).toHaveAccessibleName('2. görsel');
  await expect(gallery.locator('.gallery-slide[data-current]')).toHaveCSS('animation-duration', '0.6s');
  await gallery.getByRole('button', { name: 'Önceki' }).click();
  await page.clock.runFor(1000);
  await expect(present).toHaveAccessibleName('1. görsel');
  await gallery.getByRole('button', { name: 'Önceki' }).click();
  await page.clock.runFor(1000);
  await expect(present).toHaveAccessibleName(`${count}. görsel`);
  await gallery.getByRole('button', { name: 'Sonraki' }).click();
  await page.clock.runFor(1000);
  await expect(present).toHaveAccessibleName('1. görsel');
  await dots.nth(1).click();
  await page.clock.runFor(1000);
  await expect(gallery.locator('.gallery-slide[data-current] img')).toHaveAttribute('alt', `${title}, 2. görsel`);

  const leave = async () => {
    await page.mouse.move(0, 0);
    await page.locator('header .site-logo').focus();
  };
  const begin = async () => {
    await gallery.getByRole('button', { name: '1. görsel' }).click();
    await leave();
    await page.clock.runFor(1000);
  };
  const stays = async () => {
    await page.clock.runFor(11_000);
    await expect(present).toHaveAccessibleName('1. görsel');
  };
  const goesOn = async () => {
    await page.clock.runFor(6000);
    await expect(present).toHaveAccessibleName('2. görsel');
  };
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  await begin();
  await gallery.hover();
  await stays();
  await leave();
  await goesOn();

  await begin();
  await gallery.getByRole('button', { name: 'Önceki' }).focus();
  await page.keyboard.press('Tab');
  await stays();
  await leave();
  await goesOn();

  await begin();
  await gallery.getByRole('button', { name: 'Otomatik geçişi duraklat' }).click();
  await leave();
  await stays();
  await gallery.getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await leave();
  await goesOn();

  await begin();
  await setHidden(true);
  await stays();
  await setHidden(false);
  await goesOn();

  await begin();
  await preferReducedMotion(page);
  await stays();
  await expect(gallery.getByRole('button', { name: /Otomatik geçişi/ })).toHaveCount(0);
});

test('photos chosen quickly lie on each other as they were shown, the latest on top @phone', async ({ page }) => {
  await open(page, path);
  const gallery = page.getByRole('region', { name: 'Proje görselleri' });
  await gallery.getByRole('button', { name: 'Otomatik geçişi duraklat' }).click();
  const slide = gallery.locator('.gallery-slide');
  // On a busy machine the gallery may have moved on before it stood still.
  const first = await slide.evaluateAll((all) => all.findIndex((one) => 'current' in one.dataset) + 1);
  for (const name of ['Sonraki', 'Sonraki', 'Önceki'])
    await gallery.getByRole('button', { name, exact: true }).dispatchEvent('click');
  const slides = await slide.evaluateAll((elements) =>
    elements.map((element, index) => {
      const { order, zIndex } = getComputedStyle(element);
      return { number: index + 1, order: Number(order), zIndex };
    }),
  );
  expect(slides.map(({ zIndex }) => zIndex)).toEqual(slides.map(() => '0'));
  const fromTop = slides.filter(({ order }) => order > 0).sort((one, other) => other.order - one.order);
  expect(fromTop.slice(0, 2).map(({ number }) => number)).toEqual([first + 1, first + 2]);
  await expect(gallery.locator('.gallery-slide[data-current]')).toHaveCSS('animation-name', 'fade-in');
});

test('swiping leads through the gallery and through the lightbox @phone', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const gallery = page.getByRole('region', { name: 'Proje görselleri' });
  const present = gallery.locator('button[aria-current="true"]');
  // A swipe while the gallery measures itself has no effect; a visitor would swipe again.
  const swipeTo = (name: string, by: number) =>
    expect(async () => {
      if ((await present.getAttribute('aria-label')) !== name)
        await swipe(page, gallery.locator('.gallery-viewport'), by);
      await expect(present).toHaveAccessibleName(name, { timeout: 2000 });
    }).toPass();
  await swipeTo('2. görsel', -180);
  await swipeTo('1. görsel', 180);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // With a mouse the lightbox has its arrows.
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Tam Ekran' }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByText(/^1 \/ \d$/)).toBeVisible();
  await swipe(page, box.locator('.yarl__slide_current'), -180);
  await expect(box.getByText(/^2 \/ \d$/)).toBeVisible();
  await swipe(page, box.locator('.yarl__slide_current'), 180);
  await expect(box.getByText(/^1 \/ \d$/)).toBeVisible();
});

test('the lightbox covers the window, shows each picture once, is closed by Back, works by keyboard and traps the focus, passes axe, and zooms by two fingers or the wheel, by its button and by the keyboard @phone', async ({
  page,
  watch,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const opener = page.getByRole('button', { name: 'Tam Ekran' });
  await opener.click();
  const box = page.getByRole('dialog');
  await expect(box).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const covered = await box.boundingBox();
  const size = page.viewportSize();
  expect(covered?.width).toBe(size?.width);
  expect(covered?.height).toBe(size?.height);
  await expect(box.getByText(/^1 \/ \d$/)).toBeVisible();
  const thumbnails = box.locator('.yarl__thumbnails_track img');
  const shown = await thumbnails.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...new Set(shown)]);
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText(/^1 \/ \d$/)).toBeVisible();
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(box).toHaveCount(0);
  await opener.click();
  await expect(box).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(opener).toBeFocused();

  await opener.click();
  const image = box.locator('.yarl__slide_current img');
  await expect(image).toBeVisible();
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0);
  const whole = await width();
  if (isMobile) {
    const [x, y] = [195, 422];
    const spread = [20, 50, 80, 110].map((apart) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ]);
    await moveFingers(page, spread);
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    // The lightbox may still be opening when the first gesture begins.
    await expect(async () => {
      await moveFingers(page, spread.toReversed());
      expect(await width()).toBe(whole);
    }).toPass();
  } else {
    await image.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await expect.poll(width).toBeGreaterThan(whole * 1.2);
    await page.mouse.wheel(0, 600);
    await page.keyboard.up('Control');
  }
  await expect.poll(width).toBe(whole);
  await box.getByRole('button', { name: 'Yakınlaştır' }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press('Control+0');
  await expect.poll(width).toBe(whole);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  expect(watch.problems).toEqual([]);
});

test('a short description keeps its lines; a single picture has no arrows and no dots; one that cannot be loaded is replaced by the placeholder', async ({
  page,
  api,
}) => {
  const [category] = await api.list('/admin/categories?limit=1');
  const project = await api.post('/admin/projects', {
    categoryId: category?.id,
    title: 'Kırık resim',
    slug: 'kirik-resim',
    description: 'Birinci satır\nİkinci satır',
    content: '<p>x</p>',
    image: '/uploads/yok.jpg',
  });
  try {
    await open(page, '/proje/kirik-resim');
    expect((await page.locator('main .lead').innerText()).split('\n')).toEqual(['Birinci satır', 'İkinci satır']);
    await expect(page.locator('.gallery img')).toHaveAttribute('src', '/art/placeholder.svg');
    await expect(page.locator('.gallery button')).toHaveText(['Tam Ekran']);
    await open(page, `/category/${category?.slug}`);
    const card = page.locator('main a', { hasText: 'Kırık resim' });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('src', '/art/placeholder.svg');
  } finally {
    await api.remove(`/admin/projects/${project.id}`);
  }
});
