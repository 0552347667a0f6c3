import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, holdRequests, test } from '../fixtures';
import { field, imageFile, uploadList } from './steps';

const limit = 10 * 1024 * 1024;

/** A photo as a phone held upright stores it: on its side, red above blue once it is upright, and above the limit of the server. */
async function largePhoto(name: string) {
  const [width, height] = [4400, 2800];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const half = (r: number, b: number) => ({
    create: { width: width / 2, height, channels: 4, background: { r, g: 30, b, alpha: 0.6 } } as const,
  });
  const photo = sharp({ create: { width, height, channels: 3, background: '#888888', noise } }).composite([
    { input: half(220, 30), left: 0, top: 0 },
    { input: half(30, 220), left: width / 2, top: 0 },
  ]);
  const buffer = await photo
    .jpeg({ quality: 99, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(12_000_000);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** What a phone stores in HEIC: the beginning is enough for a browser that cannot decode it. */
const heicPhoto = (name: string, mimeType = 'image/heic') => {
  const buffer = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(4000, 7),
  ]);
  return { name, mimeType, buffer };
};

const cannotOpen = /Bu fotoğraf HEIC biçiminde ve tarayıcınız açamıyor\. iPhone’da Ayarlar/;

/** Checks the stored file: small enough, upright, and as sharp as the longest side of 4,000 px allows. */
async function expectStoredUpright(page: Page, url: string): Promise<void> {
  const bytes = await (await page.request.get(url)).body();
  expect(bytes.length).toBeLessThan(limit);
  const { width, height, orientation } = await sharp(bytes).metadata();
  expect([width, height, orientation]).toEqual([2545, 4000, undefined]);
  const meanColour = async (top: number) => {
    const { channels } = await sharp(
      await sharp(bytes).extract({ left: 100, top, width: 2000, height: 500 }).toBuffer(),
    ).stats();
    const [red, , blue] = channels;
    return (red?.mean ?? 0) > (blue?.mean ?? 0) ? 'red' : 'blue';
  };
  expect([await meanColour(200), await meanColour(3200)]).toEqual(['red', 'blue']);
}

test('a photo above the limit of the server is made smaller in the browser, and is stored upright', async ({
  adminPage: page,
}) => {
  test.slow();
  await page.goto('/admin/media');
  const release = await holdRequests(page, /convert-to-jpeg/);
  await page.locator('main input[type=file]').setInputFiles(await largePhoto('buyuk-foto.jpg'));
  await expect(uploadList(page).getByText('Fotoğraf küçültülüyor...')).toBeVisible();
  release();
  await expect(uploadList(page).getByText('Resim başarıyla yüklendi')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Ayrıntılar: buyuk-foto.jpg' }).click();
  await expect(page.getByText('2545 × 4000 piksel')).toBeVisible();
  const url = await page.getByText(/^\/uploads\/\w+\.jpg$/).innerText();
  await expectStoredUpright(page, url);
});

test('the field of a form makes a large photo smaller, too', async ({ adminPage: page }) => {
  test.slow();
  await page.goto('/admin/brands/new');
  const release = await holdRequests(page, /convert-to-jpeg/);
  await page.getByRole('radio', { name: 'Dosya Yükle' }).first().click();
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(await largePhoto('marka.jpg'));
  await expect(page.getByText('Fotoğraf küçültülüyor...')).toBeVisible();
  release();
  await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible({ timeout: 60_000 });
});

test('a file above the limit that no browser can draw is rejected by the server, as before', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/media');
  const buffer = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(limit, 1)]);
  await page.locator('main input[type=file]').setInputFiles({ name: 'bozuk.jpg', mimeType: 'image/jpeg', buffer });
  await expect(uploadList(page).getByText('Dosya boyutu en fazla 10MB olabilir')).toBeVisible({ timeout: 30_000 });
});

test('a photo in HEIC that the browser cannot decode is rejected with the way out, and nothing typed is lost', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/brands/new');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/upload/image')) sent += 1;
  });
  await field(page, 'Marka adı').fill('Heic Elektrik');
  await page.getByRole('radio', { name: 'Dosya Yükle' }).first().click();
  const input = page.locator('main input[type=file]').first();
  await expect(input).toHaveAttribute('accept', 'image/*');
  // Windows has no type for it.
  await input.setInputFiles(heicPhoto('IMG_0001.HEIC', ''));
  await expect(page.getByText(cannotOpen).first()).toBeVisible();
  expect(sent).toBe(0);
  await expect(field(page, 'Marka adı')).toHaveValue('Heic Elektrik');
  await input.setInputFiles(await imageFile('yerine.png'));
  await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible();
});

test('a photo of this format that the browser can decode is stored as a JPEG', async ({ adminPage: page }) => {
  await page.goto('/admin/media');
  const { buffer } = await imageFile('x.png');
  // AVIF is of the same family; Chromium can decode it, and the server would reject it.
  const photo = { name: 'IMG_0002.heic', mimeType: 'image/heic', buffer: await sharp(buffer).avif().toBuffer() };
  await page.locator('main input[type=file]').setInputFiles([photo, heicPhoto('IMG_0003.heif')]);
  await expect(uploadList(page).getByText('Resim başarıyla yüklendi')).toBeVisible();
  await expect(uploadList(page).getByText(cannotOpen)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ayrıntılar: IMG_0002.jpg' })).toBeVisible();
});
