import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listMediaFiles } from '#media/media-files';
import { localStorage } from '#platform/services/storage/local-storage';
import { s3Storage } from '#platform/services/storage/s3-storage';
import type { Storage } from '#platform/services/storage/storage';
import * as pictures from '#testing/pictures';
import { form } from '#testing/pictures';
import { startTestApi } from '#testing/test-api';
import { startS3Server } from '#testing/test-servers';
import { sealTicket } from './contact-ticket';
import { maxPhotos } from './lead-photos.operations';

const letter = { name: 'Selin Aydemir', email: 'selin@example.com', message: 'Keşif rica ediyorum.' };
const path = '/contact/photos';

/** A message that a visitor has just sent, and the desk where it is seen. */
async function start(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi({ signedIn: 'proven', ...options });
  const { id, ticket } = await api.trpc.contactForms.submit(letter);
  const send = (body: unknown, headers: Record<string, string> = { 'contact-ticket': ticket }) =>
    api.rest.send('POST', path, body, { authorization: '', ...headers });
  const add = async (bytes?: Uint8Array) => send(form(bytes ?? (await pictures.jpeg())));
  const { storage, incomingDir } = api.services.media;
  const leftovers = async () => ({
    rows: await api.db.leadPhoto.count(),
    pending: await api.db.unsettledFile.count(),
    files: await storage.list(),
    incoming: await readdir(incomingDir).catch(() => []),
  });
  return { ...api, id, ticket, send, add, storage, leftovers };
}

const nothing = { rows: 0, pending: 0, files: [], incoming: [] };

test('a photo is upright, says nothing of camera and place, and is read with a token alone', async () => {
  const { rest, trpc, db, id, send, storage, leftovers } = await start();
  const taken = await pictures.phonePhoto(3000, 2000);
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('SecretPhone');
  const response = await send(form(taken, 'IMG_0001.jpg'));
  expect([response.status, response.body]).toEqual([201, { data: { photos: 1 } }]);
  const { photos } = await trpc.leads.get({ id });
  expect(photos).toEqual([{ id: expect.any(Number), width: 1067, height: 1600 }]);
  const photo = await rest.get(`/admin/leads/${id}/photos/${photos[0]?.id}`);
  expect([photo.status, photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  const { exif, icc, xmp, orientation, width, height, format } = await sharp(photo.bytes).metadata();
  expect({ exif, icc, xmp, orientation, width, height, format }).toEqual({ width: 1067, height: 1600, format: 'jpeg' });
  // Turned to the right the left half is the upper one.
  expect(await pictures.colourAt(photo.bytes, 500, 100)).toBe('red');
  expect(await pictures.colourAt(photo.bytes, 500, 1500)).toBe('blue');
  const { key, bytes } = await db.leadPhoto.findFirstOrThrow();
  expect([bytes, await storage.list()]).toEqual([photo.bytes.length, [`${key}.jpg`]]);
  expect(await leftovers()).toMatchObject({ rows: 1, pending: 0, incoming: [] });
  const stranger = { authorization: '' };
  for (const address of [`/admin/leads/${id}/photos/${photos[0]?.id}`, `/admin/leads/${id}/photos/999`])
    expect((await rest.send('GET', address, undefined, stranger)).status).toBe(401);
});

test.each([
  ['png', pictures.png],
  ['webp', pictures.webp],
  ['gif', () => pictures.twoColours().gif().toBuffer()],
  ['animation', () => pictures.animation('webp')],
  ['CMYK picture', pictures.cmyk],
  ['PNG of 16 bits', pictures.sixteenBitPng],
])('a %s becomes a JPEG, and a small one is not enlarged', async (_name, make) => {
  const { trpc, rest, id, add } = await start();
  expect((await add(await make())).status).toBe(201);
  const [photo] = (await trpc.leads.get({ id })).photos;
  expect(photo).toMatchObject({ width: 60, height: 40 });
  const { bytes } = await rest.get(`/admin/leads/${id}/photos/${photo?.id}`);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', width: 60, height: 40 });
});

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(4000, 7)]);
const wrongType = 'Sadece PNG, JPG, GIF ve WebP dosyaları yüklenebilir';

test.each([
  ['a HEIC of a telephone', async () => heic, 400, wrongType],
  ['an AVIF', () => pictures.twoColours().avif().toBuffer(), 400, wrongType],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, wrongType],
  ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400, wrongType],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n'), 400, wrongType],
  ['a ZIP archive', async () => Buffer.concat([await pictures.png(), pictures.emptyZip]), 400, wrongType],
  ['a JPEG header before HTML', async () => Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1'), 400, wrongType],
  ['more than 50 megapixels', () => pictures.bomb(8192, 6145), 400, /50 megapiksel/],
  ['a JPEG that was cut off', async () => (await pictures.jpeg(600, 400)).subarray(0, 900), 400, /okunamadı/],
  ['nothing', async () => Buffer.alloc(0), 400, 'Resim dosyası gereklidir'],
  ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413, 'Dosya boyutu en fazla 10MB olabilir'],
])('%s is rejected, and the message stays as it is', async (_name, make, status, error) => {
  const { db, send, leftovers } = await start();
  const before = await db.contactForm.findMany();
  const response = await send(form(await make(), 'foto.jpg'));
  expect([response.status, response.error]).toEqual([status, expect.stringMatching(error)]);
  expect(await leftovers()).toEqual(nothing);
  expect(await db.contactForm.findMany()).toEqual(before);
  expect(await db.leadEvent.count()).toBe(0);
});

test('a message has four photos at most, also of those that arrive at once', async () => {
  const { trpc, id, add, db, leftovers } = await start();
  const responses = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxPhotos);
  for (const { status, error } of responses.filter((one) => one.status !== 201)) {
    expect([status, error]).toEqual([400, 'Bir mesaja en fazla 4 fotoğraf eklenebilir']);
  }
  expect((await add()).status).toBe(400);
  const { photos, events } = await trpc.leads.get({ id });
  expect(photos).toHaveLength(maxPhotos);
  expect(events).toMatchObject([{ kind: 'photo', data: { count: maxPhotos }, userName: null }]);
  const [row] = (await trpc.leads.list({})).items;
  expect(row?.photo).toBe(photos[0]?.id);
  expect(await leftovers()).toMatchObject({ rows: maxPhotos, pending: 0, incoming: [] });
  expect((await leftovers()).files).toHaveLength(maxPhotos);
  expect(await db.activity.count({ where: { action: 'update', entity: 'contactForm', address: null } })).toBe(4);
});

test('a lead without photos has none in the list and on its own', async () => {
  const { trpc, id } = await start();
  expect((await trpc.leads.list({})).items).toMatchObject([{ id, photo: null }]);
  expect((await trpc.leads.get({ id })).photos).toEqual([]);
});

test('a late, a foreign and a made-up ticket, and that of a dropped message, add nothing', async () => {
  const { trpc, context, db, ticket, send, leftovers } = await start();
  const other = await start();
  const dropped = await trpc.contactForms.submit({ ...letter, website: 'https://spam.example', elapsedMs: 3 });
  const photo = await pictures.jpeg();
  for (const wrong of ['', 'x', other.ticket, dropped.ticket, sealTicket(context, 0), sealTicket(context, 4711)]) {
    const response = await send(form(photo), { 'contact-ticket': wrong });
    expect([response.status, response.error]).toEqual([400, expect.stringContaining('ekleme yapma süresi doldu')]);
  }
  expect((await send(form(photo), {})).status).toBe(400);
  expect((await send(form(photo), { 'contact-ticket': '', 'accept-language': 'en' })).error).toContain('is over');
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60 * 1000 });
  expect((await send(form(photo), { 'contact-ticket': ticket })).status).toBe(400);
  expect([await leftovers(), await db.leadEvent.count()]).toEqual([nothing, 0]);
});

test('a photo belongs to its lead: under the number of another one there is none', async () => {
  const { trpc, rest, id, add } = await start();
  await add();
  const [photo] = (await trpc.leads.get({ id })).photos;
  const { id: other } = await trpc.leads.create({ name: 'Murat', phone: '1', channel: 'phone' });
  const response = await rest.get(`/admin/leads/${other}/photos/${photo?.id}`);
  expect([response.status, response.error]).toEqual([404, 'Fotoğraf bulunamadı; silinmiş olabilir.']);
});

test('photos are counted as additions before they are read', async () => {
  const { send } = await start({ limits: { login: 20, contact: 1 } });
  for (let i = 0; i < 6; i++) expect((await send('{}', { 'contact-ticket': 'x' })).status).toBe(400);
  const response = await send(form(await pictures.jpeg()));
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('eight visitors upload at a time; another one may come again, and the library takes pictures all the while', async () => {
  const { rest, services, add, leftovers } = await start();
  const releases = await Promise.all(Array.from({ length: 8 }, () => services.media.visitorUploads.acquire()));
  const response = await add();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await rest.send('POST', '/upload/image', form(await pictures.png()))).status).toBe(201);
  for (const [, release] of releases) release();
  expect((await add()).status).toBe(201);
  expect(await leftovers()).toMatchObject({ rows: 1, pending: 0 });
});

const noRoom = 'Şu anda fotoğraf alınamıyor, WhatsApp’tan gönderebilirsiniz';

test('once all photos together, those in the trash included, have 1 GB no other is taken, and the dashboard says so', async () => {
  const { db, trpc, id, add, send, leftovers } = await start();
  await add();
  expect((await trpc.dashboard.summary()).attention.photosFull).toBe(0);
  await db.leadPhoto.updateMany({ data: { bytes: 1024 ** 3 } });
  const { ticket } = await trpc.contactForms.submit(letter);
  const addToOther = async () => send(form(await pictures.jpeg()), { 'contact-ticket': ticket });
  const expectNoRoom = async () => {
    const response = await addToOther();
    expect([response.status, response.error]).toEqual([503, noRoom]);
    expect((await trpc.dashboard.summary()).attention.photosFull).toBe(1);
    expect((await leftovers()).files).toHaveLength(1);
  };
  await expectNoRoom();
  await trpc.leads.remove({ id });
  await expectNoRoom();
  await trpc.trash.empty();
  expect((await addToOther()).status).toBe(201);
});

test('on a full disk nothing of a photo stays, and the visitor is told another way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pano-photos-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const local = localStorage(folder);
  let isFull = true;
  const put: Storage['put'] = async (...file) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await local.put(...file);
  };
  const { add, leftovers, db } = await start({ storage: { ...local, put } });
  const response = await add();
  expect([response.status, response.error]).toEqual([503, noRoom]);
  expect([await leftovers(), await db.leadEvent.count()]).toEqual([nothing, 0]);
  isFull = false;
  expect((await add()).status).toBe(201);
});

test('after a kill between file and row the file goes at the next start; with its row it stays', async () => {
  const { services, db, add, storage } = await start();
  await add();
  const { key } = await db.leadPhoto.findFirstOrThrow();
  const killed = `private-${'a'.repeat(32)}`;
  await storage.put(`${killed}.jpg`, await pictures.jpeg(), 'image/jpeg');
  await db.unsettledFile.createMany({ data: [{ key: killed }, { key }] });
  await services.media.recover();
  expect([await storage.list(), await db.unsettledFile.count()]).toEqual([[`${key}.jpg`], 0]);
});

test('the library, its health and its clean-up know the files of photos', async () => {
  const { db, trpc, id, add } = await start();
  await add();
  const { key } = await db.leadPhoto.findFirstOrThrow();
  expect((await listMediaFiles(db)).named).toEqual(new Set([`${key}.jpg`]));
  await trpc.leads.remove({ id });
  expect((await listMediaFiles(db)).named).toEqual(new Set([`${key}.jpg`]));
  expect((await trpc.media.list({})).total).toBe(0);
});

const storages: [string, () => Promise<{ storage?: Storage }>][] = [
  ['a folder', async () => ({})],
  ['a bucket', async () => ({ storage: s3Storage(await startS3Server()) })],
];

test.each(storages)(
  'in %s photos go to the trash and come back with their lead, and go with it for good',
  async (_name, open) => {
    const { trpc, rest, db, services, id, add, leftovers } = await start(await open());
    await add();
    await add();
    const { photos } = await trpc.leads.get({ id });
    const read = async () => (await rest.get(`/admin/leads/${id}/photos/${photos[1]?.id}`)).status;
    await trpc.leads.remove({ id });
    await services.media.recover();
    expect([await read(), await db.leadPhoto.count(), (await leftovers()).files.length]).toEqual([404, 0, 2]);
    const [entry] = (await trpc.trash.list({})).items;
    await trpc.trash.restore({ ids: [entry?.id ?? 0] });
    await services.media.recover();
    expect([await read(), (await trpc.leads.get({ id })).photos]).toEqual([200, photos]);
    await trpc.contactForms.erase({ ids: [id] });
    expect(await leftovers()).toEqual(nothing);
  },
);

type Site = Awaited<ReturnType<typeof start>>;

/** What deletes a lead for good. */
const deletions: [string, (site: Site) => Promise<unknown>][] = [
  ['erasing the message', ({ trpc, id }) => trpc.contactForms.erase({ ids: [id] })],
  ['erasing the person', ({ trpc }) => trpc.privacy.erasePerson({ contact: letter.email })],
  [
    'erasing the person whose message is in the trash',
    async ({ trpc, id }) => {
      await trpc.leads.remove({ id });
      await trpc.privacy.erasePerson({ contact: letter.email });
    },
  ],
  [
    'emptying the trash',
    async ({ trpc, id }) => {
      await trpc.leads.remove({ id });
      await trpc.trash.empty();
    },
  ],
  [
    'deleting it in the trash',
    async ({ trpc, db, id }) => {
      await trpc.leads.remove({ id });
      await trpc.trash.purge({ ids: [(await db.trash.findFirstOrThrow()).id] });
    },
  ],
];

test.each(deletions)('%s takes the files of its photos along, and no others', async (_name, deleteForGood) => {
  const site = await start();
  await site.add();
  const other = await site.trpc.contactForms.submit({ ...letter, email: 'murat@example.com' });
  await site.send(form(await pictures.png()), { 'contact-ticket': other.ticket });
  const left = await site.db.leadPhoto.findFirstOrThrow({ where: { contactFormId: other.id } });
  await deleteForGood(site);
  expect(await site.leftovers()).toEqual({ rows: 1, pending: 0, files: [`${left.key}.jpg`], incoming: [] });
});
