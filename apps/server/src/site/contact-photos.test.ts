import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startSite } from '#testing/start-site';
import { createPhoto } from '#testing/upload';

const typed = {
  name: 'Şirin Öğüt',
  email: 'sirin@ogut.example',
  phone: '',
  subject: 'Diğer',
  message: 'Keşif & teklif',
};

type Upload = { bytes: Uint8Array; name?: string };

async function start(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  const { db, media } = site.services;
  const send = async (files: Upload[], fields: Record<string, string> = {}, path = '/contact') => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...typed, website: '', ...fields })) body.set(name, value);
    for (const { bytes, name = 'foto.jpg' } of files)
      body.append('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    const response = await fetch(`${site.url}${path}`, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  const stored = async () => ({
    messages: await db.contactForm.count(),
    photos: await db.leadPhoto.count(),
    files: (await media.storage.list()).length,
    pending: await db.unsettledFile.count(),
    incoming: await readdir(media.incomingDir).catch(() => []),
  });
  return { ...site, db, media, send, stored };
}

const nothing = { messages: 0, photos: 0, files: 0, pending: 0, incoming: [] };

test.each(['/contact', '/en/contact'])('without JavaScript the form at %s takes photos along', async (path) => {
  const { db, send, stored } = await start();
  const photos = [{ bytes: await createPhoto(2000, 1000) }, { bytes: await createPhoto(60, 40) }];
  expect(await send(photos, {}, path)).toMatchObject({ status: 303, location: `${path}?sent#sent` });
  expect(await stored()).toEqual({ ...nothing, messages: 1, photos: 2, files: 2 });
  expect(await db.contactForm.findFirst()).toMatchObject({ ...typed, phone: null });
  expect(await db.leadPhoto.findMany({ orderBy: { id: 'asc' } })).toMatchObject([{ width: 1600 }, { width: 60 }]);
  expect(await db.leadEvent.findMany()).toMatchObject([{ kind: 'photo', data: '{"count":2}', userId: null }]);
});

test('a form whose file field is empty, or that has none, is a message like any other', async () => {
  const { send, stored } = await start();
  expect((await send([{ bytes: new Uint8Array(), name: '' }])).status).toBe(303);
  expect((await send([])).status).toBe(303);
  expect(await stored()).toEqual({ ...nothing, messages: 2 });
});

test('a rejected form keeps its texts and says that photos must be chosen again', async () => {
  const { send, stored } = await start();
  const mistyped = { email: 'sirin@ogut' };
  for (const [path, again] of [
    ['/contact', 'Fotoğrafları yeniden seçin.'],
    ['/en/contact', 'Please choose the photos again.'],
  ] as const) {
    const rejected = await send([{ bytes: await createPhoto(900, 600) }], mistyped, path);
    expect(rejected.status).toBe(400);
    for (const text of ['value="Şirin Öğüt"', 'Keşif &amp; teklif</textarea>', again, 'type="file"'])
      expect(rejected.text).toContain(text);
    expect((await send([], mistyped, path)).text).not.toContain(again);
  }
  expect(await stored()).toEqual(nothing);
});

test('a photo that cannot be taken is left out; message and other photos stay', async () => {
  const { send, stored } = await start();
  const photo = { bytes: await createPhoto(60, 40) };
  const noPicture = { bytes: Buffer.from('<html>') };
  const tooLarge = { bytes: Buffer.alloc(11 * 1024 * 1024, 1) };
  expect((await send([noPicture, tooLarge, photo, photo, photo, photo, photo])).status).toBe(303);
  expect(await stored()).toEqual({ ...nothing, messages: 1, photos: 4, files: 4 });
});

test('while as many visitors upload as may, the message is taken and its photos are not waited for', async () => {
  const { media, send, stored } = await start();
  await Promise.all(Array.from({ length: 8 }, () => media.visitorUploads.acquire()));
  expect((await send([{ bytes: await createPhoto(60, 40) }])).status).toBe(303);
  expect(await stored()).toEqual({ ...nothing, messages: 1 });
});

/** The beginning of a form: its texts, and some of a photo. */
const beginning = (photo: Uint8Array, boundary: string) =>
  Buffer.concat([
    ...Object.entries(typed).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    photo.subarray(0, photo.length / 2),
  ]);

test('an upload that breaks off keeps the message', async () => {
  const { port, db, send, stored } = await start();
  const boundary = 'b0undary';
  const begun = beginning(await createPhoto(2000, 1500), boundary);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${begun.length * 2}\r\n\r\n`,
  );
  socket.write(begun);
  await vi.waitUntil(async () => (await db.contactForm.count()) === 1, { timeout: 15_000 });
  socket.destroy();
  await vi.waitUntil(async () => (await stored()).incoming.length === 0, { timeout: 15_000 });
  expect(await stored()).toEqual({ ...nothing, messages: 1 });
  // The next visitor finds the place free.
  expect((await send([{ bytes: await createPhoto(60, 40) }])).status).toBe(303);
});

test('a form with photos has 42 MB at most, one without 64 KB, and other pages take none', async () => {
  const { url, send, stored } = await start();
  const large = { bytes: Buffer.alloc(10.5 * 1024 * 1024, 1) };
  expect((await send([large, large, large, large, large])).status).toBe(413);
  const texts = new URLSearchParams({ ...typed, message: 'a'.repeat(65 * 1024) });
  expect((await fetch(`${url}/contact`, { method: 'POST', body: texts })).status).toBe(413);
  expect((await send([{ bytes: await createPhoto(60, 40) }], {}, '/articles')).status).toBe(405);
  expect(await stored()).toEqual(nothing);
});

test('beyond the limit of messages no photo is taken either', async () => {
  const { send, stored } = await start({ CONTACT_LIMIT: '1' });
  const photos = [{ bytes: await createPhoto(60, 40) }];
  expect((await send(photos)).status).toBe(303);
  expect((await send(photos)).status).toBe(429);
  expect(await stored()).toEqual({ ...nothing, messages: 1, photos: 1, files: 1 });
});

test('no public response names a photo, and its file has no public address', async () => {
  const { url, db, send } = await start();
  await send([{ bytes: await createPhoto(60, 40) }]);
  const { id, key } = await db.leadPhoto.findFirstOrThrow();
  const pages = [
    '/',
    '/en',
    '/contact',
    '/contact?sent',
    '/sitemap.xml',
    '/api/v1/openapi.json',
    '/api/v1/settings/company',
  ];
  for (const path of pages) expect(await (await fetch(`${url}${path}`)).text(), path).not.toContain(key);
  const addresses = [
    `/uploads/${key}.jpg`,
    `/uploads/${key}.jpg?w=400`,
    `/uploads/files/${key}.jpg`,
    `/uploads/${id}.jpg`,
  ];
  for (const path of addresses) expect((await fetch(`${url}${path}`)).status, path).toBe(404);
  expect((await fetch(`${url}/api/v1/admin/leads/1/photos/${id}`)).status).toBe(401);
});
