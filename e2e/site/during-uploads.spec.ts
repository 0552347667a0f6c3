import sharp from 'sharp';
import { admin } from '../fixtures';
import { expect, test } from './site-test';

/** The longest that a visitor may wait for a page, on a machine that also runs everything else. */
const patienceMs = 5000;

test('while 20 photos are uploaded at once, visitors get their pages', async ({ request }) => {
  // Deleting waits for the smaller versions that are being made.
  test.slow();
  const { data } = await (await request.post('/api/v1/auth/login', { data: admin })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const photos = await Promise.all(Array.from({ length: 20 }, (_, index) => photo(`yogun-${index}.jpg`)));
  let uploading = true;
  const uploads = Promise.all(
    photos.map(async (image) => {
      const response = await request.post('/api/v1/upload/image', { headers, multipart: { image } });
      expect(response.status()).toBe(201);
    }),
  ).finally(() => {
    uploading = false;
  });
  const waits: number[] = [];
  while (uploading) {
    const begun = performance.now();
    const page = await request.get('/');
    waits.push(performance.now() - begun);
    expect(page.status()).toBe(200);
  }
  await uploads;
  expect(waits.length).toBeGreaterThan(3);
  expect(Math.max(...waits)).toBeLessThan(patienceMs);
  const input = encodeURIComponent(JSON.stringify({ q: 'yogun', limit: 50 }));
  const { result } = await (await request.get(`/trpc/media.list?input=${input}`, { headers })).json();
  const ids = result.data.items.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(20);
  await request.post('/trpc/media.bulkRemove', { headers, data: { ids } });
});

/** Small photos, because the test is about many uploads at once. `npm run bench:photos` uploads large ones. */
async function photo(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 390, height: 260, channels: 3, background: '#808080', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 80 }).toBuffer() };
}
