import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contextFactory } from '#http/api-mounts';
import type { ServerEnv } from '#http/request-info';
import { mountFiles } from '#http/static-files';
import { startApi } from '#testing/start-api';
import { mountShareImages } from './share-images';
import { mountSiteIcons } from './site-icons';

const cardFont = fileURLToPath(new URL('../../assets/card-font.ttf', import.meta.url));
const publicDir = fileURLToPath(new URL('../../../web/public', import.meta.url));

/** Three times as wide as high. */
const drawLogo = (background: string) =>
  sharp({ create: { width: 600, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function startIcons() {
  const { services, upload } = await startApi();
  const app = new Hono<ServerEnv>();
  mountShareImages(app, { services, createRequestContext: contextFactory(services), publicDir, cardFont });
  mountSiteIcons(app, services);
  mountFiles(app, null, publicDir);
  const get = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, type: response.headers.get('content-type'), bytes: await response.arrayBuffer() };
  };
  return { get, services, upload };
}

/** The colour of a point as its strongest channel, or white. */
async function colourAt(bytes: ArrayBuffer, left: number, top: number) {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (Math.min(red, green, blue) > 200) return 'white';
  return red > 150 && blue < 90 ? 'red' : blue > 150 && red < 90 ? 'blue' : 'other';
}

test('without an uploaded logo the icons are those of the program', async () => {
  const { get, services } = await startIcons();
  const value = JSON.stringify({ name: 'Işık Elektrik', logoUrl: '/art/logo.svg' });
  await services.db.setting.create({ data: { key: 'company', value } });
  expect(Buffer.from((await get('/favicon.svg')).bytes).toString()).not.toContain('data:image');
  expect((await get('/apple-touch-icon.png')).status).toBe(200);
  expect((await get('/site-icon-192.png')).status).toBe(404);
  const { type, bytes } = await get('/site.webmanifest');
  expect(type).toBe('application/manifest+json');
  expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
    name: 'Işık Elektrik',
    icons: [{ src: '/apple-touch-icon.png' }],
  });
});

test('browser icon, phone icons and share card show the uploaded logo of the firm', async () => {
  const { get, services, upload } = await startIcons();
  const profile = { name: 'Işık Elektrik', logoUrl: await upload(await drawLogo('#ff0000')) };
  await services.db.setting.create({ data: { key: 'company', value: JSON.stringify(profile) } });
  for (const [path, size] of [
    ['/apple-touch-icon.png', 180],
    ['/favicon.ico', 48],
    ['/site-icon-192.png', 192],
    ['/site-icon-512.png', 512],
  ] as const) {
    const { status, type, bytes } = await get(path);
    expect([status, type], path).toEqual([200, 'image/png']);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height], path).toEqual([size, size]);
    const points = [await colourAt(bytes, size / 2, size / 2), await colourAt(bytes, 1, 1)];
    expect(points, path).toEqual(['red', 'white']);
  }
  const svg = await get('/favicon.svg');
  expect([svg.type, Buffer.from(svg.bytes).toString()]).toEqual([
    'image/svg+xml',
    expect.stringContaining('data:image/png;base64,'),
  ]);
  const manifest = JSON.parse(Buffer.from((await get('/site.webmanifest')).bytes).toString());
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(['/site-icon-192.png', '/site-icon-512.png']);

  expect(await colourAt((await get('/og/site.jpg')).bytes, 190, 552)).toBe('red');
  const logoDarkUrl = await upload(await drawLogo('#0000ff'));
  const value = JSON.stringify({ ...profile, logoDarkUrl });
  await services.db.setting.update({ where: { key: 'company' }, data: { value } });
  expect(await colourAt((await get('/og/site.jpg')).bytes, 190, 552)).toBe('blue');
});
