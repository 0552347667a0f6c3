import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { startApi } from '#testing/start-api';
import { createPhoto } from '#testing/upload';

const year = 'public, max-age=31536000, immutable';

/** A picture whose smaller versions are made. */
async function start() {
  const api = await startApi();
  const path = await api.upload(await createPhoto(900, 600));
  await api.services.media.idle();
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${api.url}${target}`, { headers, method });
  const whole = Buffer.from(await (await get(path)).arrayBuffer());
  return { ...api, path, get, whole };
}

test('a picture comes with its type, to be kept for a year', async () => {
  const { get, path, whole } = await start();
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(whole.length),
    'cache-control': year,
    'accept-ranges': 'bytes',
  });
  expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
  const variant = await get(path.replace('.jpg', '-800.avif'));
  expect([variant.status, variant.headers.get('content-type')]).toEqual([200, 'image/avif']);
});

test('the smaller versions of the smallest picture are served like any other', async () => {
  const { url, upload, services } = await startApi();
  await upload(await createPhoto(1, 1));
  await services.media.idle();
  const variants: { url: string }[] = JSON.parse((await services.db.media.findFirstOrThrow()).variants);
  expect(variants).toHaveLength(2);
  for (const variant of variants) expect((await fetch(`${url}${variant.url}`)).status).toBe(200);
});

test('the photo of a visitor has no public address, in whatever size', async () => {
  const { get, services } = await start();
  const key = `private-${'a'.repeat(32)}`;
  const names = [`${key}.jpg`, `${key}-800.avif`];
  for (const name of names) await services.media.storage.put(name, new Uint8Array(1), 'image/jpeg');
  for (const name of names) {
    for (const path of [`/uploads/${name}`, `/uploads/${name}?w=400`, `/uploads/files/${name}`]) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')], path).toEqual([404, 'no-store']);
    }
  }
});

test('while a picture is in the trash nobody gets it, in whatever size, and afterwards everybody again', async () => {
  const { url, get, path, authorization, services } = await start();
  const { id } = await services.db.media.findFirstOrThrow();
  const paths = [path, path.replace('.jpg', '-800.avif'), `${path}?w=400`];
  const statuses = () => Promise.all(paths.map(async (one) => (await get(one)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  const headers = { authorization, 'content-type': 'application/json' };
  const post = (target: string, body: object) =>
    fetch(`${url}${target}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect((await post('/trpc/media.remove', { id })).status).toBe(200);
  expect(await statuses()).toEqual([404, 404, 404]);
  const entry = await services.db.trash.findFirstOrThrow();
  expect((await post(`/api/v1/admin/trash/${entry.id}/restore`, {})).status).toBe(200);
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('HEAD responds like GET without the bytes', async () => {
  const { get, path, whole } = await start();
  const response = await get(path, {}, 'HEAD');
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test('a browser that has the picture already is told so', async () => {
  const { get, path } = await start();
  const first = await get(path);
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  const conditions: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", W/${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
  ];
  for (const headers of conditions) {
    const response = await get(path, headers);
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await get(path, { 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200);
  expect((await get(path, { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
  expect((await get(path, { 'if-modified-since': 'yesterday' })).status).toBe(200);
});

test('parts of a picture are served, others rejected', async () => {
  const { get, path, whole } = await start();
  const size = whole.length;
  const readRange = async (range: string, headers = {}) => {
    const response = await get(path, { range, ...headers });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const cases: [string, number, number][] = [
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    ['bytes=100-', 100, size],
    ['bytes=-7', size - 7, size],
    [`bytes=5-${size + 100}`, 5, size],
    [`bytes=-${size + 100}`, 0, size],
  ];
  for (const [range, from, to] of cases) {
    const response = await readRange(range);
    expect([response.status, response.range], range).toEqual([206, `bytes ${from}-${to - 1}/${size}`]);
    expect(response.bytes.equals(whole.subarray(from, to)), range).toBe(true);
  }
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    expect(await readRange(range)).toMatchObject({ status: 416, range: `bytes */${size}` });
  }
  for (const range of ['bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
    expect((await readRange(range)).status, range).toBe(200);
  }
  expect((await readRange('bytes=0-0', { 'if-range': '"other"' })).status).toBe(200);
  const etag = (await get(path)).headers.get('etag');
  expect((await readRange('bytes=0-0', { 'if-range': etag })).status).toBe(206);
});

test('with a width the best format that the browser takes is chosen', async () => {
  const { get, path } = await start();
  const cases: [number, string, string, number][] = [
    [800, 'image/avif,image/webp,*/*', 'avif', 800],
    [800, 'image/webp,*/*', 'webp', 800],
    [500, 'image/avif', 'avif', 800],
    [1, 'image/webp', 'webp', 400],
    [850, 'image/avif', 'avif', 900],
    [9999, 'image/avif;q=0, image/webp;q=0.8', 'webp', 900],
  ];
  for (const [width, accept, format, expected] of cases) {
    const response = await get(`${path}?w=${width}`, { accept });
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('etag')).toBe(
      `"${path.slice('/uploads/'.length, -'.jpg'.length)}-${expected}.${format}"`,
    );
    expect([response.headers.get('vary'), response.headers.get('cache-control')]).toEqual(['Accept', year]);
    await response.arrayBuffer();
  }
  const plain = await get(`${path}?w=800`, { accept: '*/*' });
  expect([plain.headers.get('content-type'), plain.headers.get('vary')]).toEqual(['image/jpeg', 'Accept']);
});

test('until the smaller versions are made the picture itself serves, and is not kept', async () => {
  const { get, path, services } = await start();
  await services.db.media.updateMany({ data: { ready: false, variants: '[]' } });
  const response = await get(`${path}?w=400`, { accept: 'image/avif' });
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'image/jpeg',
    'public, max-age=30',
  ]);
});

test('nothing but pictures comes out of the folder', async () => {
  const { port, path, services, get } = await start();
  await services.media.storage.put('secret.txt', Buffer.from('x'), 'text/plain');
  await services.media.storage.put(`${'a'.repeat(32)}.svg`, Buffer.from('<svg/>'), 'image/svg+xml');
  const name = path.slice('/uploads/'.length);
  const targets = [
    '/uploads/',
    '/uploads/secret.txt',
    `/uploads/${'a'.repeat(32)}.svg`,
    '/uploads/.unfinished/x',
    '/uploads/..%2fpano.db',
    '/uploads/%2e%2e/pano.db',
    '/uploads/%2e%2e%2fpano.db',
    '/uploads/..%5cpano.db',
    '/uploads/%252e%252e%252fpano.db',
    '/uploads/..%c0%afpano.db',
    `/uploads/x%2f..%2f${name}`,
    `/uploads/${name}%00`,
    `/uploads/${name}/`,
    `/uploads/${name.toUpperCase()}`,
    `/uploads/${'0'.repeat(32)}.jpg`,
    `/uploads/${name.replace('.jpg', '-801.avif')}`,
    '/uploads/%',
  ];
  for (const target of targets) {
    const { status, type } = await rawGet(port, target);
    expect([target, status, type]).toEqual([target, 404, 'text/plain; charset=UTF-8']);
  }
  // Resolved by any client before it asks; here it is asked as it stands.
  for (const target of ['/uploads/../pano.db', '/uploads/../../etc/passwd']) {
    expect((await rawGet(port, target)).status).toBe(404);
  }
  for (const method of ['PUT', 'DELETE', 'POST']) {
    const response = await get(path, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

/** Asks for a target exactly as written: fetch would tidy it up. */
function rawGet(port: number, path: string) {
  return new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, type: response.headers['content-type'] });
    })
      .on('error', reject)
      .end();
  });
}
