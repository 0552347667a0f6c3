import { adminRecordPath } from '@pano/api/addresses';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { signIn } from '../fixtures';
import { followPhoto } from './program-phases';
import { type Api, expect, holdProgram, open, type Stored, test } from './site-test';

const path = '/proje/16-araclik-sarj-otoparki';
/** Drawings of 4:3. */
const [firstPhoto, secondPhoto] = ['/art/category-pano.svg', '/art/category-kamera.svg'];

async function withProject(api: Api, data: object, use: (project: Stored, category: Stored) => Promise<void>) {
  const category = await api.post('/admin/categories', { name: 'Fotoğraf denemesi', slug: 'fotograf-denemesi' });
  const project = await api.post('/admin/projects', {
    categoryId: category.id,
    title: 'Fotoğraflı proje',
    slug: 'fotografli-proje',
    content: '<p>x</p>',
    ...data,
  });
  try {
    await api.post(`/project/${project.id}/images`, { imageUrl: secondPhoto, order: 2 });
    await api.post(`/project/${project.id}/images`, { imageUrl: firstPhoto, order: 1 });
    await use(project, category);
  } finally {
    await api.remove(`/admin/projects/${project.id}`);
    await api.remove(`/admin/categories/${category.id}`);
  }
}

/**
 * Tells whether the page leaves a press to the browser, and then keeps the browser from following it: on a busy machine
 * Chromium reports a tab that opens behind this one without its address, or not at all.
 */
async function leavesToBrowser(page: Page, press: () => Promise<void>): Promise<boolean> {
  const left = await page.evaluateHandle(() => {
    const press: { left?: boolean } = {};
    const note = (event: MouseEvent) => {
      press.left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    return press;
  });
  await press();
  return left.evaluate((press) => press.left === true);
}

test('a project without a main image is shown by its first photo on cards, in the back office and beside shared links', async ({
  page,
  read,
  api,
}) => {
  await withProject(api, { order: 0 }, async (project) => {
    const all = await api.list('/admin/projects?limit=1000');
    const others = all.filter(({ id }) => id !== project.id);
    const order = (items: Stored[]) =>
      api.put('/admin/projects/order', { items: items.map(({ id }, order) => ({ id, order })) });
    await order([project, ...others]);
    try {
      const card = (await read('/')).page.locator('#projects .card', { hasText: 'Fotoğraflı proje' });
      await expect(card.locator('img')).toHaveAttribute('src', firstPhoto);
      const listed = (await read('/category/fotograf-denemesi')).page.locator('main .card img');
      await expect(listed).toHaveAttribute('src', firstPhoto);
    } finally {
      await order(others);
    }
    const shared = (await read('/proje/fotografli-proje')).page.locator('meta[property="og:image"]');
    const image = new URL((await shared.getAttribute('content')) ?? '');
    const withPhoto = await (await page.request.get(image.pathname)).body();
    for (const { id } of await api.list(`/project/${project.id}/images`)) await api.remove(`/project-images/${id}`);
    const withoutPhoto = await (await page.request.get(image.pathname)).body();
    expect(withPhoto.equals(withoutPhoto)).toBe(false);

    await api.post(`/project/${project.id}/images`, { imageUrl: secondPhoto });
    await signIn(page);
    await page.goto('/admin/projects');
    const row = page.getByRole('listitem').filter({ hasText: 'Fotoğraflı proje' });
    await expect(row.locator('img')).toHaveAttribute('src', secondPhoto);
    await page.goto(adminRecordPath('project', project.id));
    await expect(page.locator('.card img').first()).toHaveAttribute('src', secondPhoto);
    expect(await api.one(`/projects/${project.id}`)).toMatchObject({ image: null });
  });
});

test('pressing a photo opens the lightbox there, by mouse, by tap and by keyboard; its file opens in another tab with Ctrl @phone', async ({
  page,
  isMobile,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const gallery = page.getByRole('region', { name: 'Proje görselleri' });
  const photo = gallery.locator('.gallery-slide[data-current]');
  const box = page.getByRole('dialog');
  await gallery.getByRole('button', { name: '2. görsel' }).click();
  await expect(photo).toHaveAccessibleName(/, 2\. görsel\b/);
  if (isMobile) await photo.tap();
  else await photo.click();
  await expect(box.getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText(/^3 \/ \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(photo).toHaveAccessibleName(/, 3\. görsel\b/);
  await expect(photo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box.getByText(/^3 \/ \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  if (!isMobile) {
    expect(await leavesToBrowser(page, () => photo.click({ modifiers: ['Control'] }))).toBe(true);
    expect(await photo.getAttribute('href')).toMatch(/^\/art\/.+\.svg$/);
    await expect(box).toHaveCount(0);
  }
  expect(watch.problems).toEqual([]);
});

test('a photo pressed before the program has come shows over the window at once, can be closed in every way, and gives way to the lightbox', async ({
  page,
  watch,
}) => {
  const release = await holdProgram(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const photo = page.locator('.gallery-slide[data-current]');
  const box = page.getByRole('dialog');
  await photo.click();
  await expect(box.getByRole('img')).toHaveAccessibleName(/1\. görsel$/);
  const covered = await box.boundingBox();
  expect({ width: covered?.width, height: covered?.height }).toEqual(page.viewportSize());
  expect(await findViolations(page)).toEqual([]);
  await box.getByRole('button', { name: 'Sonraki' }).click();
  await expect(box.getByRole('img')).toHaveAccessibleName(/2\. görsel$/);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(photo).toHaveAccessibleName(/, 2\. görsel\b/);
  await expect(photo).toBeFocused();
  await photo.press('Enter');
  await expect(box).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(box).toHaveCount(0);
  await page.getByRole('button', { name: 'Tam Ekran' }).click();
  await box.getByRole('button', { name: 'Kapat' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tam Ekran' })).toBeFocused();
  await photo.click();
  await expect(box).toBeVisible();
  await expect(page).toHaveURL(path);
  const moved = await followPhoto(page);
  release();
  await expect(box.getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(page.locator('body > .cover-photo')).toHaveCount(0);
  expect(await moved()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(photo).toBeFocused();
  expect(watch.problems).toEqual([]);
});

test('the gallery crops a photo of 4:3 by at most 15 per cent @phone', async ({ page, api }) => {
  await withProject(api, {}, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/proje/fotografli-proje');
      expect((await page.locator('.gallery').boundingBox())?.height).toBe(500);
      const share = await visibleShare(page.locator('.gallery-slide[data-current] img'));
      expect(share, `${width} px`).toBeGreaterThanOrEqual(0.85);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos are shown whole and lead to their files @phone', async ({ page, api }) => {
    await withProject(api, {}, async () => {
      await page.goto('/proje/fotografli-proje');
      const photos = page.locator('.gallery').getByRole('link');
      await expect(photos).toHaveCount(2);
      for (const [index, address] of [firstPhoto, secondPhoto].entries()) {
        const photo = photos.nth(index);
        await expect(photo).toHaveAccessibleName(`Fotoğraflı proje, ${index + 1}. görsel`);
        await expect(photo).toHaveAttribute('href', address);
        await photo.scrollIntoViewIfNeeded();
        await expect(photo.getByRole('img')).toBeInViewport({ ratio: 0.9 });
      }
      await photos.nth(1).click();
      await expect(page).toHaveURL(secondPhoto);
    });
  });
});

/** How much of the picture's area is drawn inside the gallery. */
const visibleShare = (image: Locator): Promise<number> =>
  image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('Not an image');
    await element.decode();
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [left, right] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
    const inner = { x: box.x + left, y: box.y, width: box.width - left - right, height: box.height };
    const scales = [inner.width / element.naturalWidth, inner.height / element.naturalHeight];
    const scale = style.objectFit === 'contain' ? Math.min(...scales) : Math.max(...scales);
    const drawn = { width: element.naturalWidth * scale, height: element.naturalHeight * scale };
    const x = inner.x + (inner.width - drawn.width) / 2;
    const y = inner.y + (inner.height - drawn.height) / 2;
    const frame = element.closest('.gallery')?.getBoundingClientRect() ?? inner;
    const clip = {
      left: Math.max(x, inner.x, frame.x),
      right: Math.min(x + drawn.width, inner.x + inner.width, frame.x + frame.width),
      top: Math.max(y, inner.y, frame.y),
      bottom: Math.min(y + drawn.height, inner.y + inner.height, frame.y + frame.height),
    };
    return ((clip.right - clip.left) * (clip.bottom - clip.top)) / (drawn.width * drawn.height);
  });
