import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ApiServices } from '@pano/api/server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { contextFactory } from '#http/api-mounts';
import type { ServerEnv } from '#http/request-info';
import { startApi } from '#testing/start-api';
import { mountShareImages } from './share-images';

const cardFont = fileURLToPath(new URL('../../assets/card-font.ttf', import.meta.url));
const publicDir = fileURLToPath(new URL('../../../web/public', import.meta.url));

function cardsOf(services: ApiServices, maxCachedBytes?: number) {
  const app = new Hono<ServerEnv>();
  mountShareImages(app, {
    services,
    createRequestContext: contextFactory(services),
    publicDir,
    cardFont,
    maxCachedBytes,
  });
  return async (path: string) => {
    const response = await app.request(path);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      cacheControl: response.headers.get('cache-control'),
      bytes: await response.arrayBuffer(),
    };
  };
}

test('every public record has a card of 1200 × 630, hidden and unknown ones have none', async () => {
  const { services } = await startApi();
  const { db } = services;
  const category = await db.category.create({ data: { name: 'Panolar', slug: 'panolar' } });
  const project = { categoryId: category.id, content: '<p>x</p>' };
  await db.project.create({
    data: { ...project, title: 'Trafo & <pano>', slug: 'trafo', image: '/art/project-ges.svg' },
  });
  await db.project.create({ data: { ...project, title: 'Gizli', slug: 'gizli', visible: false } });
  await db.article.create({
    data: { title: 'Çağrı Işık ÖĞÜŞ '.repeat(30), slug: 'uzun', content: '<p>x</p>', publishedAt: new Date(0) },
  });
  await db.page.create({ data: { title: 'Gizlilik & çerezler <b>', slug: 'gizlilik' } });
  const card = cardsOf(services);

  for (const path of [
    '/og/site.jpg',
    '/og/proje/trafo.jpg',
    '/og/category/panolar.jpg',
    '/og/articles/uzun.jpg',
    '/og/sayfa/gizlilik.jpg',
  ]) {
    const { status, type, bytes } = await card(path);
    expect([status, type], path).toEqual([200, 'image/jpeg']);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(bytes.byteLength, path).toBeLessThan(300_000);
  }
  for (const path of [
    '/og/proje/gizli.jpg',
    '/og/proje/yok.jpg',
    '/og/yok/x.jpg',
    '/og/proje/trafo.png',
    '/og/proje/%00.jpg',
  ]) {
    expect((await card(path)).status, path).toBe(404);
  }
});

test('who keeps a card asks again after five minutes: what was hidden since has none any more', async () => {
  const { services } = await startApi();
  const { cacheControl } = await cardsOf(services)('/og/site.jpg');
  expect(cacheControl).toBe('public, max-age=300');
});

test('a card shows the title with the bundled font, whatever fonts the machine has', async () => {
  const { services } = await startApi();
  await services.db.page.create({ data: { title: 'Ğİış', slug: 'a' } });
  await services.db.page.create({ data: { title: 'Gıis', slug: 'b' } });
  const card = cardsOf(services);
  const [first, second] = [await card('/og/sayfa/a.jpg'), await card('/og/sayfa/b.jpg')];
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(false);
});

test('the card of all other pages has the slogan of its language, and the name of the firm where there is none', async () => {
  const { services } = await startApi();
  const card = cardsOf(services);
  const drawn = async (slogan: { tr: string | null; en: string | null }) => {
    const value = JSON.stringify({ name: 'Işık', slogan });
    await services.db.setting.upsert({
      where: { key: 'company' },
      create: { key: 'company', value },
      update: { value },
    });
    const cards = [await card('/og/site.jpg'), await card('/og/en/site.jpg')];
    expect(cards.map(({ status }) => status)).toEqual([200, 200]);
    return cards.map(({ bytes }) => Buffer.from(bytes).toString('base64'));
  };
  const [turkish, english] = await drawn({ tr: 'Güvenle elektrik', en: 'Electricity you can trust' });
  expect(turkish).not.toBe(english);
  expect(await drawn({ tr: 'Electricity you can trust', en: 'Güvenle elektrik' })).toEqual([english, turkish]);
  const [, unnamed] = await drawn({ tr: 'Güvenle elektrik', en: null });
  expect([turkish, english]).not.toContain(unnamed);
  expect(await drawn({ tr: null, en: null })).toEqual([unnamed, unnamed]);
});

test('the default card is a small picture of the right size', async () => {
  const bytes = await readFile(`${publicDir}/art/og-default.png`);
  const { width, height } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(100_000);
});

test('a card is drawn once for all who ask, in a slot of the work on pictures', async () => {
  const { services } = await startApi();
  await services.db.page.create({ data: { title: 'Gizlilik', slug: 'gizlilik' } });
  const run = vi.spyOn(services.media.jobs, 'run');
  const card = cardsOf(services);
  const responses = await Promise.all(Array.from({ length: 5 }, () => card('/og/sayfa/gizlilik.jpg')));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await card('/og/sayfa/gizlilik.jpg')).bytes).toEqual(responses[0]?.bytes);
  expect(run.mock.calls.map(([priority]) => priority)).toEqual(['background']);
});

test('the cards in memory are bounded by their bytes', async () => {
  const { services } = await startApi();
  const run = vi.spyOn(services.media.jobs, 'run');
  for (const slug of ['a', 'b']) await services.db.page.create({ data: { title: `Sayfa ${slug}`, slug } });
  const { byteLength } = (await cardsOf(services)('/og/sayfa/a.jpg')).bytes;
  // Room for one card and a half.
  const card = cardsOf(services, byteLength * 1.5);
  run.mockClear();
  for (const slug of ['a', 'a', 'b', 'b', 'a']) await card(`/og/sayfa/${slug}.jpg`);
  expect(run).toHaveBeenCalledTimes(3);
});
