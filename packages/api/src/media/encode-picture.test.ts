import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import * as pictures from '#testing/pictures';

test('a photo that lies on its side stands upright, and nobody learns where it was taken', async () => {
  const { store } = await startLibrary();
  const photo = await pictures.phonePhoto(60, 40);
  expect(photo.includes('SecretPhone')).toBe(true);
  const { row, bytes } = await store(photo);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ width: 40, height: 60, space: 'srgb' });
  expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(row).toMatchObject({ width: 40, height: 60 });
  expect([await pictures.colourAt(bytes, 20, 5), await pictures.colourAt(bytes, 20, 55)]).toEqual(['red', 'blue']);
  expect(bytes.includes('SecretPhone')).toBe(false);
});

test('print colours and 16 bits become what browsers show', async () => {
  const { store } = await startLibrary();
  for (const bytes of [await pictures.cmyk(), await pictures.sixteenBitPng()]) {
    const stored = await store(bytes);
    expect(await sharp(stored.bytes).metadata()).toMatchObject({
      space: 'srgb',
      depth: 'uchar',
      hasProfile: false,
    });
    expect(await pictures.colourAt(stored.bytes, 5, 20)).toBe('red');
    expect(await pictures.colourAt(stored.bytes, 55, 20)).toBe('blue');
  }
});

test.each(['gif', 'webp'] as const)('an animated %s stays animated, also in its smaller versions', async (format) => {
  const { store, services, db } = await startLibrary();
  const { row, bytes } = await store(await pictures.animation(format, 900, 600));
  expect(row).toMatchObject({ animated: true, width: 900, height: 600 });
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300] });
  await services.media.idle();
  const { variants, ready } = await db.media.findUniqueOrThrow({ where: { id: row.id } });
  expect(ready).toBe(true);
  expect(JSON.parse(variants)).toMatchObject([
    { width: 400, height: 267, format: 'webp' },
    { width: 800, height: 533, format: 'webp' },
    { width: 900, height: 600, format: 'webp' },
  ]);
  const small = await services.media.storage.read(`${row.key}-400.webp`);
  const smallBytes = Buffer.from(await new Response(small).arrayBuffer());
  expect(await sharp(smallBytes).metadata()).toMatchObject({ pages: 3, width: 400, height: 267 });
});

test('every width that is not larger than the picture comes in AVIF and WebP', async () => {
  const { store, services, db } = await startLibrary();
  const { row } = await store(await pictures.jpeg(1700, 850));
  await services.media.idle();
  const { variants } = await db.media.findUniqueOrThrow({ where: { id: row.id } });
  const parsed: { width: number; height: number; format: string; bytes: number; url: string }[] = JSON.parse(variants);
  const widths = [400, 800, 1200, 1600, 1700];
  expect(parsed.map(({ width, format }) => `${width} ${format}`).toSorted()).toEqual(
    widths.flatMap((width) => [`${width} avif`, `${width} webp`]).toSorted(),
  );
  for (const { url, width, height, format, bytes } of parsed) {
    const stream = await services.media.storage.read(url.replace('/uploads/', ''));
    const content = Buffer.from(await new Response(stream).arrayBuffer());
    expect(content.length).toBe(bytes);
    const metadata = await sharp(content).metadata();
    expect(metadata).toMatchObject({ width, height, format: format === 'avif' ? 'heif' : 'webp' });
    expect([metadata.exif, metadata.icc]).toEqual([undefined, undefined]);
    expect([await pictures.colourAt(content, 10, 10), await pictures.colourAt(content, width - 10, 10)]).toEqual([
      'red',
      'blue',
    ]);
  }
});

test('a single pixel is a picture', async () => {
  const { store, services, db } = await startLibrary();
  const { row } = await store(
    await sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  );
  await services.media.idle();
  expect(await db.media.findUnique({ where: { id: row.id } })).toMatchObject({ width: 1, height: 1, ready: true });
});

test('what hides behind or inside a picture does not survive', async () => {
  const { store } = await startLibrary();
  const script = '<script>alert(1)</script>';
  const commented = await pictures
    .twoColours()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer();
  expect(commented.includes(script)).toBe(true);
  const stored = await store(Buffer.concat([commented, Buffer.from(script)]));
  expect(stored.bytes.includes('script')).toBe(false);
});
