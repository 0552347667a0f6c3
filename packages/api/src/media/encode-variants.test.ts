import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import { cameraPhoto, form, similarityTo } from '#testing/pictures';

type Library = Awaited<ReturnType<typeof startLibrary>>;

async function upload({ rest, trpc }: Library, photo: Buffer): Promise<number> {
  const { status, data } = await rest.send('POST', '/upload/image', form(photo, 'kamera.jpg'));
  expect(status).toBe(201);
  return (await trpc.media.getByUrl(data as { url: string })).id;
}

async function contentOf({ services }: Library, url: string): Promise<Buffer> {
  const stream = await services.media.storage.read(url.replace('/uploads/', ''));
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** What a viewer cannot tell from the original; twice enlarged it is below 0.7. */
const similar = { jpeg: 0.9, avif: 0.8, webp: 0.85 };

/** Compares the full-size file and every smaller version of an uploaded photo with what was uploaded. */
async function expectRight(library: Library, id: number, photo: Buffer, widths: number[]) {
  const { url, width, height, variants, ready } = await library.trpc.media.get({ id });
  expect(ready).toBe(true);
  const full = await contentOf(library, url);
  expect(await sharp(full).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  expect(await similarityTo(photo, full), 'full size').toBeGreaterThan(similar.jpeg);
  for (const format of ['avif', 'webp'] as const) {
    const ofFormat = variants.filter((variant) => variant.format === format);
    expect(ofFormat.map((variant) => variant.width)).toEqual(widths);
    for (const variant of ofFormat) {
      const bytes = await contentOf(library, variant.url);
      const inside = await sharp(bytes).metadata();
      expect([inside.width, inside.height]).toEqual([variant.width, variant.height]);
      expect(Math.abs(variant.height - (variant.width * height) / width)).toBeLessThan(1.5);
      const similarity = await similarityTo(photo, bytes);
      expect(similarity, `${format} of ${variant.width} px`).toBeGreaterThan(similar[format]);
    }
  }
}

const all = [400, 800, 1200, 1600, 2400];

test('camera photos in a row and at the same time come in every width, each as sharp as the original', async () => {
  const library = await startLibrary();
  const uploads = [
    [{ width: 6000, height: 4000, widths: all }],
    [{ width: 3000, height: 4000, orientation: 6, widths: all }],
    [{ width: 1300, height: 900, widths: [400, 800, 1200, 1300] }],
    [{ width: 4000, height: 3000, orientation: 3, widths: all }],
    [
      { width: 4000, height: 6000, orientation: 8, widths: all },
      { width: 4000, height: 3000, widths: all },
    ],
  ] as const;
  for (const together of uploads) {
    const photos = await Promise.all(
      together.map(async ({ widths, ...taken }) => ({ widths: [...widths], photo: await cameraPhoto(taken) })),
    );
    const ids = await Promise.all(photos.map(({ photo }) => upload(library, photo)));
    await library.idle();
    for (const [index, { photo, widths }] of photos.entries()) {
      await expectRight(library, ids[index] ?? 0, photo, widths);
    }
  }
}, 600_000);
