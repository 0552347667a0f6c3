import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import { cameraPhoto, form, similarityTo, withOrientation } from '#testing/pictures';

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
  const similarityOf = similarityTo(photo);
  expect(await similarityOf(full), 'full size').toBeGreaterThan(similar.jpeg);
  for (const format of ['avif', 'webp'] as const) {
    const ofFormat = variants.filter((variant) => variant.format === format);
    expect(ofFormat.map((variant) => variant.width)).toEqual(widths);
    for (const variant of ofFormat) {
      const bytes = await contentOf(library, variant.url);
      const inside = await sharp(bytes).metadata();
      expect([inside.width, inside.height]).toEqual([variant.width, variant.height]);
      expect(Math.abs(variant.height - (variant.width * height) / width)).toBeLessThan(1.5);
      const similarity = await similarityOf(bytes);
      expect(similarity, `${format} of ${variant.width} px`).toBeGreaterThan(similar[format]);
    }
  }
}

const all = [400, 800, 1200, 1600, 2400];

test('camera photos in a row and at the same time come in every width, each as sharp as the original', async () => {
  const library = await startLibrary();
  // The photos of one camera share their pixels: drawing them takes longer than all comparisons.
  const [of24Megapixels, of12Megapixels, smaller] = [
    await cameraPhoto({ width: 6000, height: 4000 }),
    await cameraPhoto({ width: 4000, height: 3000 }),
    await cameraPhoto({ width: 1300, height: 900 }),
  ];
  const uploads = [
    [{ photo: of24Megapixels, widths: all }],
    [{ photo: withOrientation(of12Megapixels, 6), widths: all }],
    [{ photo: smaller, widths: [400, 800, 1200, 1300] }],
    [{ photo: await cameraPhoto({ width: 1000, height: 750, orientation: 3 }), widths: [400, 800, 1000] }],
    [
      { photo: withOrientation(smaller, 8), widths: [400, 800, 900] },
      { photo: of12Megapixels, widths: all },
    ],
  ];
  for (const batch of uploads) {
    const ids = await Promise.all(batch.map(({ photo }) => upload(library, photo)));
    await library.idle();
    for (const [index, { photo, widths }] of batch.entries()) {
      await expectRight(library, ids[index] ?? 0, photo, widths);
    }
  }
}, 600_000);
