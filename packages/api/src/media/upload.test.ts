import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startLibrary } from '#testing/fixtures';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';

const wrongType = 'Sadece PNG, JPG, GIF ve WebP dosyaları yüklenebilir';
const path = '/upload/image';

async function start() {
  const api = await startLibrary();
  const send = (body: unknown, headers = {}) => api.rest.send('POST', path, body, headers);
  const leftovers = async () => ({
    rows: await api.db.media.count(),
    pending: await api.db.unsettledFile.count(),
    files: await api.services.media.storage.list(),
    incoming: await readdir(api.services.media.incomingDir).catch(() => []),
  });
  return { ...api, send, leftovers };
}

const nothing = { rows: 0, pending: 0, files: [], incoming: [] };

test('without a token the response is 401 before anything else', async () => {
  const { rest } = await startTestApi();
  for (const body of [form(await pictures.png()), new FormData(), '{}', undefined]) {
    const response = await rest.send('POST', path, body);
    expect(response.body).toEqual({ error: 'Authentication required', message: 'Authentication required' });
    expect(response.status).toBe(401);
  }
});

test.each([
  ['jpg', 'image/jpeg', pictures.jpeg],
  ['png', 'image/png', pictures.png],
  ['gif', 'image/gif', () => pictures.twoColours().gif().toBuffer()],
  ['webp', 'image/webp', pictures.webp],
])('a %s is stored under a random name of its type, whatever it was called', async (extension, contentType, make) => {
  const { store, leftovers } = await start();
  const { url, row, bytes } = await store(await make(), '../../etc/passwd.html');
  expect(url).toMatch(new RegExp(`^/uploads/[0-9a-f]{32}\\.${extension}$`));
  expect(row).toMatchObject({ contentType, width: 60, height: 40, animated: false, originalName: 'passwd.html' });
  expect(row.bytes).toBe(bytes.length);
  expect(row.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(Buffer.from(row.placeholder, 'base64').length).toBeLessThan(30);
  expect(await leftovers()).toMatchObject({ rows: 1, pending: 0, incoming: [] });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  ['an SVG named .png', async () => Buffer.from(svg)],
  ['an SVG with an XML prolog', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PHP', async () => Buffer.from('<?php system($_GET[0]);')],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['a ZIP archive', async () => pictures.emptyZip],
  ['a program', async () => Buffer.from('\x7fELF\x02\x01\x01')],
  ['a TIFF', async () => pictures.twoColours().tiff().toBuffer()],
  ['an AVIF', async () => pictures.twoColours().avif().toBuffer()],
  ['the first bytes of a GIF', async () => Buffer.from('GIF89a')],
  ['a GIF header before a script', async () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;')],
  [
    'a JPEG header before HTML',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')]),
  ],
  ['a RIFF file that is no picture', async () => Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ['a PNG that is an archive too', async () => Buffer.concat([await pictures.png(), pictures.emptyZip])],
  [
    'a JPEG that is a PDF too',
    async () =>
      Buffer.concat([(await pictures.jpeg()).subarray(0, 20), Buffer.from('%PDF-1.4'), await pictures.jpeg()]),
  ],
])('%s is rejected', async (_name, make) => {
  const { send, leftovers } = await start();
  const response = await send(form(await make(), 'a.png', 'image', 'image/png'));
  expect(response.body).toEqual({ error: wrongType, message: wrongType });
  expect(response.status).toBe(400);
  expect(await leftovers()).toEqual(nothing);
});

test.each([
  ['jpg', pictures.jpeg],
  ['png', pictures.png],
  ['webp', pictures.webp],
  ['gif', () => pictures.animation('gif')],
])('a %s that breaks off is rejected', async (_type, make) => {
  const { send, leftovers } = await start();
  const whole = await make(600, 400);
  const response = await send(form(whole.subarray(0, Math.floor(whole.length * 0.6))));
  expect(response.status).toBe(400);
  expect(await leftovers()).toEqual(nothing);
});

test.each([
  [12_000, 9_000],
  [30_000, 30_000],
  [2_147_483_647, 2_147_483_647],
  [20_000, 10],
])('a header that promises %i x %i pixels is rejected before anything is decoded', async (width, height) => {
  const { send, leftovers } = await start();
  const before = process.memoryUsage().rss;
  const response = await send(form(await pictures.bomb(width, height)));
  expect(response.status).toBe(400);
  expect(String(response.error)).toMatch(width < 100_000 ? /50 megapiksel/ : /megapiksel|yüklenebilir/);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  expect(await leftovers()).toEqual(nothing);
});

test('many frames of moderate size are counted together', async () => {
  const { send } = await start();
  const frames = await pictures.animation('webp');
  expect(frames.toString('latin1', 12, 16)).toBe('VP8X');
  frames.writeUIntLE(4999, 24, 3);
  frames.writeUIntLE(4999, 27, 3);
  expect((await send(form(frames))).error).toMatch(/50 megapiksel/);
});

test.each([
  ['a JPEG of 50,000 × 50,000', () => pictures.claim('jpg', 50_000, 50_000)],
  ['a PNG of 50,000 × 50,000', () => pictures.bomb(50_000, 50_000)],
  // The decoder ignores the canvas of a GIF that is larger than its first frame.
  ['a GIF of 50,000 × 50,000', () => pictures.claim('gif', 50_000, 50_000)],
  ['an animated GIF of 50,000 × 50,000', () => pictures.claim('animated gif', 50_000, 50_000)],
  ['an animated GIF of three frames of 6,000 × 6,000', () => pictures.claim('animated gif', 6000, 6000)],
  ['an animated GIF of 2,000 frames', () => pictures.longAnimation(2000)],
])('%s is rejected by its header', async (_name, make) => {
  const { send, leftovers } = await start();
  const bytes = await make();
  expect(bytes.length).toBeLessThan(4 * 1024 * 1024);
  const before = process.memoryUsage().rss;
  const response = await send(form(bytes));
  expect([response.status, response.error]).toEqual([400, expect.stringMatching(/50 megapiksel/)]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  expect(await leftovers()).toEqual(nothing);
});

const required = 'Resim dosyası gereklidir';
test.each([
  ['no field at all', new FormData()],
  ['another field', form(new Uint8Array([1]), 'a.png', 'file')],
  ['a text in the field', textForm()],
  ['an empty file', form(new Uint8Array())],
  ['JSON', '{"image":"x"}'],
  ['no body', undefined],
])('%s: the file is asked for', async (_name, body) => {
  const { send, leftovers } = await start();
  const response = await send(body);
  expect(response.body).toEqual({ error: required, message: required });
  expect(response.status).toBe(400);
  expect(await leftovers()).toEqual(nothing);
});

function textForm() {
  const data = new FormData();
  data.append('image', 'text');
  return data;
}

test.each([
  ['multipart/form-data', 'x', required],
  ['multipart/form-data; boundary=', 'x', required],
  ['multipart/form-data; boundary=b', '', required],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
    'Dosya eksik geldi. Lütfen yeniden deneyin.',
  ],
])('a broken form is rejected: %s %j', async (type, body, text) => {
  const { send, leftovers } = await start();
  const response = await send(body, { 'content-type': type });
  expect([response.status, response.error]).toEqual([400, text]);
  expect(await leftovers()).toEqual(nothing);
});

test('a form that breaks off in another file ends with an error response, not with the process', async () => {
  const { send, leftovers } = await start();
  const body = '--b\r\nContent-Disposition: form-data; name="other"; filename="a.bin"\r\n\r\nabc';
  const response = await send(body, { 'content-type': 'multipart/form-data; boundary=b' });
  expect([response.status, response.error]).toEqual([400, required]);
  expect(await leftovers()).toEqual(nothing);
});

test('two files at once are rejected, other fields and files beside the picture are not', async () => {
  const { send, leftovers } = await start();
  const two = form(await pictures.png());
  two.append('image', new File([new Uint8Array(await pictures.jpeg())], 'b.jpg'));
  expect((await send(two)).error).toBe('Tek seferde yalnızca bir resim yüklenebilir');
  expect(await leftovers()).toEqual(nothing);
  const more = form(new Uint8Array(10), 'a.bin', 'other');
  more.append('note', 'text');
  more.append('image', new File([new Uint8Array(await pictures.png())], 'b.png'));
  expect((await send(more)).status).toBe(201);
});

test('9.9 MB are accepted, 10.1 MB are not', async () => {
  const { send, leftovers } = await start();
  const mega = 1024 * 1024;
  const photo = await pictures.noise(2000, 1500).jpeg({ quality: 85 }).toBuffer();
  expect(photo.length).toBeLessThan(9.9 * mega);
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(Math.ceil(size) - photo.length)]);
  const large = await send(form(padded(10.1 * mega)));
  expect([large.status, large.error]).toEqual([413, 'Dosya boyutu en fazla 10MB olabilir']);
  expect(await leftovers()).toEqual(nothing);
  expect((await send(form(padded(9.9 * mega)))).status).toBe(201);
});

test('the same picture twice, also at the same time, is stored once', async () => {
  const { send, db, services } = await start();
  const bytes = await pictures.jpeg(300, 200);
  const responses = await Promise.all(['a.jpg', 'a.jpg', 'b.jpg'].map((name) => send(form(bytes, name))));
  responses.push(await send(form(bytes)));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(responses.map(({ text }) => JSON.parse(text).data.url)).size).toBe(1);
  expect(responses.filter(({ text }) => JSON.parse(text).data.duplicate)).toHaveLength(3);
  await services.media.idle();
  expect(await db.media.count()).toBe(1);
  expect(await db.unsettledFile.count()).toBe(0);
  const { key } = await db.media.findFirstOrThrow();
  const names = await services.media.storage.list();
  expect(names.toSorted()).toEqual([`${key}-300.avif`, `${key}-300.webp`, `${key}.jpg`]);
});

test('different pictures of the same name are all kept', async () => {
  const { send, services, trpc } = await start();
  const { storage } = services.media;
  const sizes = [30, 31, 32, 33, 34, 35, 36, 37];
  const responses = await Promise.all(
    sizes.map(async (width) => send(form(await pictures.noise(width, 20).png().toBuffer(), 'IMG_0001.png'))),
  );
  const urls = responses.map(({ data }) => (data as { url: string }).url);
  await services.media.idle();
  for (const [at, url] of urls.entries()) {
    const stored = await new Response(await storage.read(url.slice('/uploads/'.length))).arrayBuffer();
    expect(await sharp(Buffer.from(stored)).metadata()).toMatchObject({ width: sizes[at], height: 20 });
  }
  expect((await trpc.media.list({})).items.map(({ width }) => width).toSorted()).toEqual(sizes);
});

test('a picture whose file was lost comes back with the same upload', async () => {
  const { store, send, services, db } = await start();
  const bytes = await pictures.jpeg(200, 100);
  const first = await store(bytes);
  await services.media.idle();
  for (const name of await services.media.storage.list()) await services.media.storage.remove(name);
  const { url } = (await send(form(bytes))).data as { url: string };
  await services.media.idle();
  const row = await db.media.findFirstOrThrow();
  expect(row).toMatchObject({ id: first.row.id, ready: true, fileName: url.replace('/uploads/', '') });
  expect(await services.media.storage.stat(row.fileName)).not.toBeNull();
});

test('an upload beyond 64 at a time gets 503 with Retry-After, until another one has ended', async () => {
  const { send, services } = await start();
  const { uploads } = services.media;
  for (let running = 0; running < 64; running += 1) {
    expect(uploads.isLocked()).toBe(false);
    await uploads.acquire();
  }
  const response = await send(form(await pictures.png()));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  uploads.release();
  expect((await send(form(await pictures.png()))).status).toBe(201);
  await services.media.idle();
});

test('messages come in English where that is preferred', async () => {
  const { send } = await start();
  const response = await send(form(Buffer.from('text')), { 'accept-language': 'en' });
  expect(response.error).toBe('Only PNG, JPG, GIF and WebP files can be uploaded');
});
